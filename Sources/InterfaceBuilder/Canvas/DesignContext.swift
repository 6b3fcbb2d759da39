import UIKit

/// How Interface Builder's own canvas differs from a device that runs the app.
@MainActor package struct DesignContext {
    let insets: CanvasInsets
    let margins: CanvasMargins
    /// The traits for which the document's variations are chosen.
    package let traits: UITraitCollection
    /// Whether stored sizes of texts replace their intrinsic sizes.
    let keepsTextSizes: Bool
    /// Whether the canvas is the one whose frames the document stores. Views that autoresizing
    /// masks position already have their positions then.
    let isOwnCanvas: Bool

    private static let texts: Set<String> = [
        "label", "button", "textField", "segmentedControl", "searchBar", "textView",
    ]

    /// Replaces the intrinsic size with a placeholder, the stored size, or the height that the control
    /// has in this version of Interface Builder.
    func setNaturalSize(of view: UIView, _ element: Element) {
        if let size = placeholderSize(of: element) ?? storedSize(of: element) {
            view.keepNaturalSize(ofFrame: size)
        } else if let height = controlHeight(of: element) {
            let insets = view.alignmentRectInsets
            let width = view.intrinsicContentSize.width + insets.left + insets.right
            view.keepNaturalSize(ofFrame: CGSize(width: width, height: height))
        }
    }

    /// Returns the height of a control that differs from that of the version of iOS that the canvas
    /// shows (Documentation/Canvas.md 5.5).
    private func controlHeight(of element: Element) -> CGFloat? {
        switch (element.name, margins.version.number) {
        case ("textField", 14800...14810) where element["borderStyle"] == "roundedRect": 34
        case ("segmentedControl", 14784...14810): 28
        default: nil
        }
    }

    /// Returns the placeholder size of a view whose class isn't available. A missing dimension
    /// means that the view has no intrinsic size on that axis.
    func placeholderSize(of element: Element) -> CGSize? {
        let width = element.number("placeholderIntrinsicWidth")
        let height = element.number("placeholderIntrinsicHeight")
        guard width != nil || height != nil else { return nil }
        return CGSize(
            width: width ?? UIView.noIntrinsicMetric, height: height ?? UIView.noIntrinsicMetric)
    }

    private func storedSize(of element: Element) -> CGSize? {
        guard keepsTextSizes, Self.texts.contains(element.name),
            let size = element.rect("frame")?.size
        else { return nil }
        switch element.name {
        case "searchBar": return CGSize(width: UIView.noIntrinsicMetric, height: size.height)
        // A text view that scrolls has no intrinsic size.
        case "textView" where element.bool("scrollEnabled") != false: return nil
        default: return size
        }
    }

    /// Gives a root view the safe area and margins that it has on the canvas.
    func arrange(
        _ view: UIView, _ element: Element, of controller: Element?, _ surroundings: Surroundings
    ) {
        var metrics = view.designTime
        metrics.safeAreaInsets = safeArea(
            of: element, size: view.bounds.size, controller, surroundings)
        let standard = margins.root(width: view.bounds.width, hasController: controller != nil)
        let hasOwn = element.hasLayoutMargins
        if controller == nil, element.bool("preservesSuperviewLayoutMargins") == true {
            metrics.layoutMargins = margins.rootInsideCanvas(
                own: hasOwn
                    ? view.layoutMargins
                    : UIEdgeInsets(
                        left: standard.left, right: standard.right), standard: standard,
                safeArea: view.insetsLayoutMarginsFromSafeArea
                    ? metrics.safeAreaInsets ?? .zero : .zero)
        } else if !hasOwn {
            metrics.layoutMargins = standard
        }
        view.designTime = metrics
        if controller != nil, insets.isSheet(view.bounds.size, on: insets.canvas) {
            raiseNavigationBars(in: view)
        }
    }

    /// Gives navigation bars the height that they have in a sheet.
    private func raiseNavigationBars(in view: UIView) {
        for subview in view.subviews {
            if subview is UINavigationBar {
                subview.keepNaturalSize(
                    ofFrame: CGSize(
                        width: UIView.noIntrinsicMetric, height: CanvasInsets.sheetBarHeight))
            }
            raiseNavigationBars(in: subview)
        }
    }

    /// Returns the safe area of a root view. Without a controller, only plain views and cells of
    /// collection views at the top level have one.
    private func safeArea(
        of element: Element, size: CGSize, _ controller: Element?, _ surroundings: Surroundings
    ) -> UIEdgeInsets {
        let insets = insets.matching(size)
        if let controller {
            return insets.safeArea(surroundings, of: controller, root: size)
        }
        guard ["view", "collectionViewCell"].contains(element.name), element.key == nil else {
            return .zero
        }
        return insets.safeArea(ofView: element, size: size)
    }
}
