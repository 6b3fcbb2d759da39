@_spi(Documents) import UIKit

/// How Interface Builder's own canvas differs from a device on which the app runs.
struct DesignContext {
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
        guard keepsTextSizes, Self.texts.contains(element.name), let size = element.rect("frame")?.size
        else { return nil }
        switch element.name {
        case "searchBar": return CGSize(width: UIView.noIntrinsicMetric, height: size.height)
        // A text view that scrolls has no natural size.
        case "textView" where element.bool("scrollEnabled") != false: return nil
        default: return size
        }
    }

    /// The margins that the canvas gives to a cell's content view.
    func contentMargins(of cell: Element, content: Element) -> UIEdgeInsets? {
        guard cell.name == "tableViewCell" else { return nil }
        return margins.cellContent(
            cell, tableWidth: cell.rect("frame")?.width ?? 0,
            isPreserving: content.bool("preservesSuperviewLayoutMargins") ?? false)
    }
}
