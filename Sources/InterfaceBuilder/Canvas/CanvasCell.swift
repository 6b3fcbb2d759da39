import UIKit

/// A table cell on the canvas.
struct CanvasCell {
    let element: Element
    /// The size of the cell, in points.
    let size: CGSize
    let contentHeight: CGFloat
    /// The table, or `nil` for a cell at the top level of a xib.
    let table: Table?

    struct Table {
        /// The width, in points.
        let width: CGFloat
        /// Whether the cells are in cards with a distance from the table's edges.
        let isInset: Bool
        /// Whether the table is inside the root view of a controller instead of being it.
        let isBelowControllersView: Bool
    }
}
