import UIKit

/// The safe area of root views on Interface Builder's canvas (Documentation/Canvas.md 3).
struct CanvasInsets {
    let version: ToolsVersion
    /// The ID of the `<device>`, or `nil` if the document has none.
    let device: String?
    let isLandscape: Bool
    /// The size of the canvas, in points.
    let canvas: CGSize
    /// The safe area of the device that replaces the canvas, or `nil` for the canvas itself.
    var screen: UIEdgeInsets?

    /// Returns the insets of the device that a root view was made for. Root views that are 430 points
    /// wide in documents for the iPhone 14 Plus are those of its successor, which has an island
    /// (Documentation/Canvas.md 3.3).
    func matching(_ root: CGSize) -> CanvasInsets {
        guard device == "retina6_7", root.width == 430 else { return self }
        return CanvasInsets(
            version: version, device: "retina6_72", isLandscape: isLandscape,
            canvas: CGSize(width: 430, height: 932), screen: screen)
    }

    /// Returns the safe area of a controller's root view of the given size.
    func safeArea(
        _ surroundings: Surroundings, of controller: Element, root: CGSize
    ) -> UIEdgeInsets {
        let canvas = controller.freeformSize ?? canvas
        let isSheet = isSheet(root, on: canvas)
        let side = surroundings.isEmbedded || isSheet ? 0 : sideInset
        let insets = UIEdgeInsets(
            top: top(surroundings, of: controller, root: root, isSheet: isSheet), left: side,
            bottom: bottom(surroundings, of: controller, root: root, isSheet: isSheet), right: side)
        return insets.shortened(by: canvas.height - root.height)
    }

    /// Returns the safe area of a view without a controller: the status bar, a navigation bar that
    /// its simulated metrics add, and the home indicator.
    func safeArea(ofView view: Element, size: CGSize) -> UIEdgeInsets {
        let status = statusBar(above: size)
        let bar = Surroundings().simulated(by: view).navigationBar
            .map { height(of: $0, isSheet: false) }
        let insets = UIEdgeInsets(
            top: status + (bar ?? 0), left: sideInset,
            bottom: homeIndicator(below: size, isAlone: true), right: sideInset)
        guard let bar else { return insets }
        // A view that the bars have shortened is below them, even if the status bar counts as 0.
        let missing = canvas.height - size.height
        return insets.shortened(by: missing == bar + 20 ? insets.top : missing)
    }

    private func top(
        _ surroundings: Surroundings, of controller: Element, root: CGSize, isSheet: Bool
    ) -> CGFloat {
        let statusBar = statusBarInset(surroundings, root: root, isSheet: isSheet)
        guard let bar = surroundings.navigationBar else { return statusBar }
        guard controller.extends(below: bar, at: "top") else { return 0 }
        return statusBar + height(of: bar, isSheet: isSheet)
    }

    private func statusBarInset(
        _ surroundings: Surroundings, root: CGSize, isSheet: Bool
    ) -> CGFloat {
        // In later versions, a hidden status bar keeps its space, in both documents of the corpus
        // that show it.
        guard surroundings.hasStatusBar || version.number >= 14490 else { return 0 }
        if surroundings.navigationBar == nil, statusBarFollowsHeight {
            return statusBar(above: root)
        }
        return surroundings.isEmbedded || isSheet ? 0 : statusBar(above: root)
    }

    private func bottom(
        _ surroundings: Surroundings, of controller: Element, root: CGSize, isSheet: Bool
    ) -> CGFloat {
        // A phone's sheet extends to the home indicator, unless it has its own size.
        let isFreeform = controller.freeformSize != nil
        let hasOwnSize = isPad || isFreeform || canvas.height - root.height == 10
        let isAboveEdge = surroundings.isEmbedded || hasOwnSize && isSheet
        let indicator = isAboveEdge ? 0 : homeIndicator(below: root, isAlone: isFreeform)
        guard let bar = surroundings.tabBar ?? surroundings.toolbar else { return indicator }
        guard controller.extends(below: bar, at: "bottom") else { return 0 }
        let isToolbar = surroundings.tabBar == nil
        return indicator + (isToolbar && notchHeight == nil ? 44 : 49)
    }

    /// Whether a root view is stored as part of a sheet: on phones, shorter than the screen by the
    /// gap above a sheet; on iPads, smaller than the canvas in both dimensions.
    func isSheet(_ root: CGSize, on canvas: CGSize) -> Bool {
        if isPad { return root.width < canvas.width && root.height < canvas.height }
        guard root.width == canvas.width else { return false }
        // A view that is shortened by the status bar looks like a sheet below it.
        let isBelowStatusBar =
            version.number >= 14750 && notchHeight == nil && canvas.height - root.height == 20
        return isBelowStatusBar || [54, 10].contains(canvas.height - root.height)
    }
}

extension Element {
    /// The canvas size that a controller's simulated metrics specify, in points.
    fileprivate var freeformSize: CGSize? {
        guard let size = child("size", key: "freeformSize"), let width = size.number("width"),
            let height = size.number("height")
        else { return nil }
        return CGSize(width: width, height: height)
    }

    /// Whether a controller's root view extends below the bar at an edge, which is then part of the
    /// safe area. The view extends below an opaque bar only if the controller includes those.
    fileprivate func extends(below bar: Surroundings.Bar, at edge: String) -> Bool {
        guard bar.isTranslucent || bool("extendedLayoutIncludesOpaqueBars") == true else {
            return false
        }
        guard let edges = child("extendedEdge", key: "edgesForExtendedLayout") else { return true }
        return edges.bool(edge) == true
    }
}

extension UIEdgeInsets {
    /// Returns the insets without those of bars that have already shortened the root view by the
    /// missing height.
    fileprivate func shortened(by missing: CGFloat) -> UIEdgeInsets {
        guard missing > 0, missing == top || missing == top + bottom else { return self }
        var result = self
        result.top = 0
        if missing == top + bottom { result.bottom = 0 }
        return result
    }
}
