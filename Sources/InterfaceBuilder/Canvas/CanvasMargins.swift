import UIKit

/// The layout margins of views on Interface Builder's canvas, before the safe area is added
/// (Documentation/Canvas.md 4).
struct CanvasMargins {
    let version: ToolsVersion
    let isStoryboard: Bool
    let hasHomeButton: Bool
    let isPad: Bool
    /// The width of the device in portrait, in points.
    let deviceWidth: CGFloat

    /// Returns the margins of a controller's root view or of a xib's top-level view. Before safe
    /// areas existed, top-level views of xibs had the 8 points at the top and bottom that views
    /// have by default in UIKit.
    func root(width: CGFloat, hasController: Bool = true) -> UIEdgeInsets {
        let isWide = width == 600 ? version.number >= 8187 : width >= 394
        let side: CGFloat = isWide ? 20 : 16
        let vertical: CGFloat = hasController || version.number > 13196 ? 0 : 8
        return UIEdgeInsets(top: vertical, left: side, bottom: vertical, right: side)
    }

    /// Returns the margins of a top-level view that preserves those of its superview. The canvas has
    /// 8 points above and below, and the standard margins at the sides. Up to version 21507, the
    /// safe area is added to the larger margin; later, it counts as part of the view's own.
    func rootInsideCanvas(
        own: UIEdgeInsets, standard: UIEdgeInsets, safeArea: UIEdgeInsets
    ) -> UIEdgeInsets {
        let isIncluded = version.number > 21507
        return UIEdgeInsets(
            top: max(own.top, 8 - (isIncluded ? safeArea.top : 0)),
            left: max(own.left, standard.left),
            bottom: max(own.bottom, 8 - (isIncluded ? safeArea.bottom : 0)),
            right: max(own.right, standard.right))
    }

    /// The margins of a collection view's cell, or `nil` if it has UIKit's margins.
    ///
    /// The first versions with safe areas have none: the corpus's only document of version 13196
    /// has zero on all sides, and those of 13122 and 14101 have 8 points.
    var collectionCell: UIEdgeInsets? {
        (13196..<13771).contains(version.number) ? .zero : nil
    }

    /// Returns the margins of the content view of a table cell. One that preserves the margins of its
    /// superview has at least the cell's own ones.
    func cellContent(
        _ cell: CanvasCell, explicit: UIEdgeInsets?, isPreserving: Bool
    ) -> UIEdgeInsets {
        var standard = standardCellContent(cell, isPreserving: isPreserving)
        // The bottom margin is measured from the cell's edge; the separator is between it and the
        // edge of the content view.
        let separator = cell.size.height - cell.contentHeight
        if (0..<1).contains(separator) { standard.bottom -= separator }
        guard isPreserving else { return explicit ?? standard }
        return [explicit, cell.element.canvasLayoutMargins].compactMap(\.self)
            .reduce(standard) { $0.union($1) }
    }

    private func standardCellContent(_ cell: CanvasCell, isPreserving: Bool) -> UIEdgeInsets {
        if version.number <= 13196, !isPreserving {
            return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        }
        // The newest documents disagree; most of the few that show this margin have 15.
        let vertical: CGFloat =
            version.number >= 24000 ? 15 : version.number >= 13771 ? 11 : 8
        let side = side(of: cell)
        let hasAccessory = (cell.element["accessoryType"] ?? "none") != "none"
        return UIEdgeInsets(
            top: vertical, left: side, bottom: vertical, right: hasAccessory ? 8 : side)
    }

    /// Returns the left and right margins of a cell (Documentation/Canvas.md 4.4).
    private func side(of cell: CanvasCell) -> CGFloat {
        guard isStoryboard, let table = cell.table else {
            if (14810...16097).contains(version.number), hasHomeButton { return 15 }
            // The canvas of Xcode 6, which is 600 points wide, counts as a wide device.
            return isWide(cell) || cell.size.width == 600 ? 20 : 16
        }
        if !table.isInset, isWide(cell) { return 20 }
        if (table.isInset ? table.width : cell.size.width) >= 390 { return 20 }
        let isPlain = table.isBelowControllersView && hasHomeButton && !isPad
        return isPlain && (13771...16097).contains(version.number) ? 15 : 16
    }

    /// Whether a cell is wider than the narrowest phones, on a device with wide margins.
    private func isWide(_ cell: CanvasCell) -> Bool {
        deviceWidth >= 390 && cell.size.width > 320
    }
}

extension UIEdgeInsets {
    /// Returns the larger inset of each side.
    fileprivate func union(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(top, other.top), left: max(left, other.left),
            bottom: max(bottom, other.bottom), right: max(right, other.right))
    }
}
