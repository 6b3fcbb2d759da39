import UIKit

/// The layout margins of views on Interface Builder's canvas, before the safe area
/// (Documentation/Canvas.md 4).
struct CanvasMargins {
    let version: ToolsVersion
    let isStoryboard: Bool
    let hasHomeButton: Bool

    /// Of a controller's root view, and of the top-level views of xibs. Before safe areas these
    /// have the 8 points above and below that UIKit's views have of their own.
    func root(width: CGFloat, hasController: Bool = true) -> UIEdgeInsets {
        let isWide = width == 600 ? version.number >= 8187 : width >= 393
        let side: CGFloat = isWide ? 20 : 16
        let vertical: CGFloat = hasController || version.number > 13196 ? 0 : 8
        return UIEdgeInsets(top: vertical, left: side, bottom: vertical, right: side)
    }

    /// Of a collection view's cell; nil where it has UIKit's own. The first documents with safe areas
    /// give it none: the corpus's one of 13196 on all sides, the ones of 13122 and 14101 the 8 points.
    var collectionCell: UIEdgeInsets? {
        (13196..<13771).contains(version.number) ? .zero : nil
    }

    /// Of the content view of a table's cell, which is as wide as the table.
    func cellContent(
        _ cell: Element, explicit: UIEdgeInsets?, size: CGSize, separator: CGFloat,
        isPreserving: Bool
    ) -> UIEdgeInsets {
        var standard = standardCellContent(cell, width: size.width, isPreserving: isPreserving)
        // The lower margin counts from the cell's edge, which a separator parts from the content's.
        if (0..<1).contains(separator) { standard.bottom -= separator }
        guard let explicit else { return standard }
        guard isPreserving else { return explicit }
        return UIEdgeInsets(
            top: max(explicit.top, standard.top), left: max(explicit.left, standard.left),
            bottom: max(explicit.bottom, standard.bottom),
            right: max(explicit.right, standard.right))
    }

    private func standardCellContent(
        _ cell: Element, width: CGFloat, isPreserving: Bool
    ) -> UIEdgeInsets {
        if version.number <= 13196, !isPreserving {
            return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        }
        // The newest documents disagree: 15 in most of the few that tell.
        let vertical: CGFloat =
            version.number >= 24000 ? 15 : version.number >= 13771 ? 11 : 8
        let side = cellSide(width)
        let hasDisclosure = cell["accessoryType"] == "disclosureIndicator"
        return UIEdgeInsets(
            top: vertical, left: side, bottom: vertical, right: hasDisclosure ? 8 : side)
    }

    private func cellSide(_ width: CGFloat) -> CGFloat {
        if isStoryboard { return width >= 390 ? 20 : 16 }
        if (14810...16097).contains(version.number), hasHomeButton { return 15 }
        return width >= 400 ? 20 : 16
    }
}
