import UIKit

/// How Interface Builder's own canvas differs from a device on which the app runs.
@MainActor struct DesignContext {
    let insets: CanvasInsets
    let margins: CanvasMargins
    /// For which the document's variations count.
    let traits: UITraitCollection
    /// Whether stored sizes of texts stand for their natural sizes.
    let keepsTextSizes: Bool
    /// Whether the canvas is the one whose frames the document stores; views that masks place then
    /// have their places already.
    let isOwnCanvas: Bool

    private static let texts: Set<String> = [
        "label", "button", "textField", "segmentedControl", "searchBar", "textView",
    ]

    /// The stored size, or the placeholder, that stands for a natural one, if either does.
    func naturalSize(of element: Element) -> CGSize? {
        placeholderSize(of: element) ?? storedSize(of: element)
    }

    /// Of views whose classes are not at hand; a missing or infinite side leaves an axis open.
    private func placeholderSize(of element: Element) -> CGSize? {
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
        // A text view that scrolls has no natural size.
        case "textView" where element.bool("scrollEnabled") != false: return nil
        default: return size
        }
    }

    /// Gives a cell's content view the margins that it has on the canvas, where neither the safe
    /// area nor the table's margins reach.
    func arrange(_ view: UIView, _ content: Element, inCell cell: UIView, _ element: Element) {
        cell.designTime.safeAreaInsets = .zero
        cell.preservesSuperviewLayoutMargins = false
        let isPreserving = view.preservesSuperviewLayoutMargins
        view.preservesSuperviewLayoutMargins = false
        guard element.name == "tableViewCell" else {
            if element.insets("layoutMargins") == nil {
                cell.designTime.layoutMargins = margins.collectionCell
            }
            return
        }
        view.designTime.layoutMargins = margins.cellContent(
            element, explicit: content.insets("layoutMargins"), size: cell.bounds.size,
            separator: cell.bounds.height - view.bounds.height, isPreserving: isPreserving)
    }

    /// Gives a root view the safe area and the margins that it has on the canvas.
    func arrange(
        _ view: UIView, _ element: Element, of controller: Element?, _ surroundings: Surroundings
    ) {
        var metrics = view.designTime
        metrics.safeAreaInsets = safeArea(
            of: element, size: view.bounds.size, controller, surroundings)
        if element.child(key: "layoutMargins") == nil,
            element.child(key: "directionalLayoutMargins") == nil
        {
            metrics.layoutMargins = margins.root(
                width: view.bounds.width, hasController: controller != nil)
        }
        view.designTime = metrics
    }

    /// Only plain views that stand alone have a safe area without a controller.
    private func safeArea(
        of element: Element, size: CGSize, _ controller: Element?, _ surroundings: Surroundings
    ) -> UIEdgeInsets {
        if let controller {
            return insets.safeArea(surroundings, of: controller, root: size)
        }
        guard element.name == "view", element.key == nil else { return .zero }
        let isFreeform = element.child(key: "simulatedDestinationMetrics") != nil
        return insets.safeArea(ofView: size, isFreeform: isFreeform)
    }
}
