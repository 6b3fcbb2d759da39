import UIKit

extension DesignContext {
    /// Prepares a cell for the canvas, where neither the safe area nor the table's margins affect
    /// it.
    func prepare(_ cell: UIView, content: UIView, _ element: Element, _ contentElement: Element) {
        cell.designTime.safeAreaInsets = .zero
        cell.preservesSuperviewLayoutMargins = false
        content.preservesSuperviewLayoutMargins = false
        if element.name == "collectionViewCell", !contentElement.hasLayoutMargins {
            cell.designTime.layoutMargins = margins.collectionCell
        }
    }

    /// Gives the content views of table cells the margins that they have on the canvas. Those of
    /// inset grouped tables depend on the width of the laid-out table.
    func arrangeCells(_ objects: BuiltObjects, hasController: Bool) {
        let elements = Dictionary(
            objects.owners.map { (ObjectIdentifier($0.view), $0.element) }
        ) { first, _ in first }
        for (content, element) in objects.owners where element.key == "contentView" {
            guard let cell = content.superview, let cellElement = elements[ObjectIdentifier(cell)],
                cellElement.name == "tableViewCell"
            else { continue }
            let table = cell.ancestors.first { elements[ObjectIdentifier($0)]?.name == "tableView" }
            content.designTime.layoutMargins = margins.cellContent(
                CanvasCell(
                    element: cellElement, size: cell.bounds.size,
                    contentHeight: content.bounds.height,
                    table: table.map {
                        CanvasCell.Table(
                            width: $0.bounds.width,
                            isInset: elements[ObjectIdentifier($0)]?["style"] == "insetGrouped",
                            isBelowControllersView: hasController && $0.superview != nil)
                    }),
                explicit: element.canvasLayoutMargins,
                isPreserving: element.bool("preservesSuperviewLayoutMargins") ?? false)
        }
    }
}

extension Element {
    /// The margins that the document states for the view, in points, on the canvas, whose layout
    /// direction is left to right; `nil` if it has the standard margins.
    var canvasLayoutMargins: UIEdgeInsets? {
        insets("layoutMargins") ?? insets("directionalLayoutMargins")
    }
}
