import UIKit

/// The sizes, in points, that each version of Interface Builder assumes for bars, notches, and home
/// indicators.
extension CanvasInsets {
    var isPad: Bool { device?.hasPrefix("ipad") ?? (canvas.width >= 700) }

    private var hasRoundedDisplay: Bool { device?.hasSuffix("rounded") ?? false }

    /// The inset of a notch or Dynamic Island, or `nil` if the device has neither. Devices with
    /// either one also have a home indicator.
    var notchHeight: CGFloat? {
        let number = version.number
        switch device {
        case "retina6_1": return number >= 21225 ? 48 : 44
        case "retina5_9": return number >= 22155 ? 50 : number >= 21507 ? 47 : 44
        case "retina6_5": return 44
        case "retina6_7", "retina6_0": return number >= 21225 ? 47 : 44
        case "retina5_4": return 50
        case "retina6_12", "retina6_72": return 59
        case "retina6_3", "retina6_9": return 62
        default: return nil
        }
    }

    /// Whether the device has a Dynamic Island, whose insets Interface Builder doesn't rotate with
    /// the canvas (Documentation/Canvas.md 3.8).
    private var hasIsland: Bool { notchHeight.map { $0 >= 59 } ?? false }

    /// The factor of the stored insets of notches, islands, and home indicators. From this version
    /// on, they are stored doubled.
    private var notchFactor: CGFloat { version.number >= 23727 ? 2 : 1 }

    /// The left and right insets of root views that extend to the edges.
    var sideInset: CGFloat {
        guard isLandscape else { return 0 }
        return screen?.left ?? (hasIsland ? 0 : notchHeight) ?? 0
    }

    func statusBar(above root: CGSize) -> CGFloat {
        if let screen { return screen.top }
        if let notchHeight {
            return isLandscape && !hasIsland ? 0 : notchHeight * notchFactor
        }
        if isPad { return padStatusBar }
        let isTurned = isLandscape || device == nil && root.width > root.height
        if statusBarFollowsHeight { return isTurned || isLow(root) ? 0 : 20 }
        return version.number <= 21507 || isTurned ? 0 : 20
    }

    /// Whether the height of a root view alone determines whether it has a status bar
    /// (Documentation/Canvas.md 3.1).
    var statusBarFollowsHeight: Bool {
        version.number < 14750 && !isPad && notchHeight == nil && screen == nil
    }

    /// Whether a root view is clearly lower than the screen. Heights of 351 and 440 points on a
    /// screen of 667 are on different sides of the limit.
    private func isLow(_ root: CGSize) -> Bool { root.height < 0.6 * canvas.height }

    private var padStatusBar: CGFloat {
        let number = version.number
        if (14750...16999).contains(number) { return 0 }
        return number >= 19000 && hasRoundedDisplay ? 24 : 20
    }

    /// Returns the height of the home indicator below a root view (Documentation/Canvas.md 3.9).
    ///
    /// - Parameter isAlone: Whether the view is freeform or has no controller, so that it can be
    ///   lower than the screen.
    func homeIndicator(below root: CGSize, isAlone: Bool) -> CGFloat {
        if let screen { return screen.bottom }
        if hasRoundedDisplay { return 20 }
        guard notchHeight != nil else { return 0 }
        let height: CGFloat = isLandscape && !hasIsland ? 21 : 34
        guard isAlone else { return height * notchFactor }
        if (14750...21507).contains(version.number), root.width <= canvas.width, isLow(root) {
            return 0
        }
        return root.height < canvas.height ? height : height * notchFactor
    }

    /// The height of a navigation bar in a sheet.
    static let sheetBarHeight: CGFloat = 56

    func height(of bar: Surroundings.Bar, isSheet: Bool) -> CGFloat {
        if isLandscape, !isPad, !isSheet { return 32 }
        let extra: CGFloat = (bar.hasLargeTitle ? 52 : 0) + (bar.hasPrompt ? 34 : 0)
        if isSheet { return Self.sheetBarHeight + extra }
        if isPad, version.number >= 14000 { return 50 + extra }
        return (version.number >= 24000 ? 54 : 44) + extra
    }
}
