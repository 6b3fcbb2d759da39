@_spi(Documents) import UIKit

/// How Interface Builder's own canvas differs from a device on which the app runs.
@MainActor struct DesignContext {
    let version: ToolsVersion
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

    /// The stored size that stands for a natural one, if it does.
    func storedSize(of element: Element) -> CGSize? {
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
        guard element.name == "tableViewCell" else { return }
        view.designTime.layoutMargins = margins.cellContent(
            element, explicit: content.insets("layoutMargins"),
            width: element.rect("frame")?.width ?? 0, isPreserving: isPreserving)
    }
}
