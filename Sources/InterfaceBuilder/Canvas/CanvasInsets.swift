@_spi(Documents) import UIKit

/// The safe area of root views on Interface Builder's canvas (facts: interface_builder.md, rules:
/// safe area and bars).
struct CanvasInsets {
    let version: ToolsVersion
    /// The id of the `<device>`; nil in documents without one.
    let device: String?
    let isLandscape: Bool
    /// The canvas in points.
    let canvas: CGSize
    /// The safe area of a device that takes the canvas's place; nil on the canvas itself.
    var screen: UIEdgeInsets?

    private var isPad: Bool { device?.hasPrefix("ipad") ?? (canvas.width >= 700) }

    /// Insets that a home indicator goes with.
    private var notchHeight: CGFloat? {
        let number = version.number
        switch device {
        case "retina6_1": return number >= 21507 ? 48 : 44
        case "retina5_9": return number >= 21507 ? 50 : 44
        case "retina6_5": return 44
        case "retina6_7", "retina6_0": return 47
        case "retina5_4": return 50
        case "retina6_12", "retina6_72": return 59
        case "retina6_3", "retina6_9": return 62
        default: return nil
        }
    }

    /// From this version on the insets of notches, islands and home indicators are stored doubled.
    private var notchFactor: CGFloat { version.number >= 23727 ? 2 : 1 }

    private func statusBar(above root: CGSize) -> CGFloat {
        if let screen { return screen.top }
        if let notchHeight { return isLandscape ? 0 : notchHeight * notchFactor }
        if isPad { return padStatusBar }
        let isTurned = isLandscape || device == nil && root.width > root.height
        return (14750...21507).contains(version.number) || isTurned ? 0 : 20
    }

    private var padStatusBar: CGFloat {
        let number = version.number
        if (14750...16999).contains(number) { return 0 }
        return number >= 19000 && hasRoundedDisplay ? 24 : 20
    }

    private var hasRoundedDisplay: Bool { device?.hasSuffix("rounded") ?? false }

    private var homeIndicator: CGFloat {
        if let screen { return screen.bottom }
        guard notchHeight != nil || hasRoundedDisplay else { return 0 }
        if hasRoundedDisplay { return 20 }
        return (isLandscape ? 21 : 34) * notchFactor
    }

    private func height(of bar: Surroundings.Bar, isSheet: Bool) -> CGFloat {
        if isLandscape, !isPad, !isSheet { return 32 }
        let extra: CGFloat = (bar.hasLargeTitle ? 52 : 0) + (bar.hasPrompt ? 34 : 0)
        if isSheet { return 56 + extra }
        if isPad, version.number >= 14000 { return 50 + extra }
        return (version.number >= 24000 ? 54 : 44) + extra
    }

    /// Of a controller's root view of the size given.
    func safeArea(_ surroundings: Surroundings, of controller: Element, root: CGSize)
        -> UIEdgeInsets
    {
        let isSheet = self.isSheet(root)
        let isInside = surroundings.isEmbedded || isSheet
        var insets = UIEdgeInsets()
        insets.top = isInside || !surroundings.hasStatusBar ? 0 : statusBar(above: root)
        // A phone's sheet reaches down to the home indicator.
        insets.bottom = surroundings.isEmbedded || isPad && isSheet ? 0 : homeIndicator
        let edges = controller.child("extendedEdge", key: "edgesForExtendedLayout")
        if let bar = surroundings.navigationBar {
            insets.top += height(of: bar, isSheet: isSheet)
            if !bar.isTranslucent || edges.map({ $0.bool("top") != true }) ?? false {
                insets.top = 0
            }
        }
        if let bar = surroundings.tabBar ?? surroundings.toolbar {
            let isToolbar = surroundings.tabBar == nil
            insets.bottom += isToolbar && notchHeight == nil ? 44 : 49
            if !bar.isTranslucent || edges.map({ $0.bool("bottom") != true }) ?? false {
                insets.bottom = 0
            }
        }
        if isLandscape, !isInside {
            insets.left = screen?.left ?? notchHeight ?? 0
            insets.right = screen?.right ?? notchHeight ?? 0
        }
        return insets.shortened(by: canvas.height - root.height)
    }

    /// Of a view without a controller: the status bar and the home indicator, if it fills them.
    func safeArea(ofView root: CGSize, isFreeform: Bool) -> UIEdgeInsets {
        if isFreeform, version.number < 14700 { return .zero }
        let side = isLandscape ? screen?.left ?? notchHeight ?? 0 : 0
        return UIEdgeInsets(
            top: statusBar(above: root), left: side, bottom: homeIndicator, right: side)
    }

    /// Whether a root is stored as a sheet shows it: shorter than a phone's screen by its top, or
    /// smaller than a pad's in both directions.
    private func isSheet(_ root: CGSize) -> Bool {
        if isPad { return root.width < canvas.width && root.height < canvas.height }
        return [54, 10].contains(canvas.height - root.height) && root.width == canvas.width
    }
}

extension UIEdgeInsets {
    /// A root that the bars have shortened already has nothing below them.
    fileprivate func shortened(by missing: CGFloat) -> UIEdgeInsets {
        guard missing > 0, missing == top || missing == top + bottom else { return self }
        var result = self
        result.top = 0
        if missing == top + bottom { result.bottom = 0 }
        return result
    }
}
