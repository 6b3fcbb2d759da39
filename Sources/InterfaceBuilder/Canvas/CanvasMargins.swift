import UIKit

/// The layout margins of views on Interface Builder's canvas, before the safe area is added
/// (Documentation/Canvas.md 4).
struct CanvasMargins {
    let version: ToolsVersion
    let isStoryboard: Bool
    let hasHomeButton: Bool

    /// Returns the margins of a controller's root view or of a xib's top-level view. Before safe
    /// areas existed, top-level views of xibs had the 8 points at the top and bottom that views
    /// have by default in UIKit.
    func root(width: CGFloat, hasController: Bool = true) -> UIEdgeInsets {
        let isWide = width == 600 ? version.number >= 8187 : width >= 393
        let side: CGFloat = isWide ? 20 : 16
        let vertical: CGFloat = hasController || version.number > 13196 ? 0 : 8
        return UIEdgeInsets(top: vertical, left: side, bottom: vertical, right: side)
    }

    /// The margins of a collection view's cell, or `nil` if it has UIKit's margins.
    ///
    /// The first versions with safe areas have none: the corpus's only document of version 13196
    /// has zero on all sides, and those of 13122 and 14101 have 8 points.
    var collectionCell: UIEdgeInsets? {
        (13196..<13771).contains(version.number) ? .zero : nil
    }

    /// Returns the margins of the content view of a table cell. The content view is as wide as the
    /// table.
    func cellContent(
        _ cell: Element, explicit: UIEdgeInsets?, size: CGSize, separator: CGFloat,
        isPreserving: Bool
    ) -> UIEdgeInsets {
        var standard = standardCellContent(cell, width: size.width, isPreserving: isPreserving)
        // The bottom margin is measured from the cell's edge; the separator is between it and the
        // edge of the content view.
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
        // The newest documents disagree; most of the few that show this margin have 15.
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
