import Foundation

extension UITableViewCell {
    var showsSelection: Bool {
        guard isSelected || isHighlighted, selectionStyle != .none else { return false }
        return !isEditing
    }

    /// The view behind the content while the cell is selected, or `nil` for the standard selection.
    var shownSelectionView: UIView? {
        guard context?.allowsMultipleSelection == true else { return selectedBackgroundView }
        return multipleSelectionBackgroundView ?? selectedBackgroundView
    }

    func selectionChanged() {
        let isShown = showsSelection
        for view in [selectedBackgroundView, multipleSelectionBackgroundView] {
            if let view, !isShown || view !== shownSelectionView { view.removeFromSuperview() }
        }
        if isShown, let view = shownSelectionView, view.superview !== self {
            insertSubview(view, belowSubview: contentView)
        }
        for label in [parts.textLabel, parts.detailLabel] { label?.isHighlighted = isShown }
        setNeedsUpdateConfiguration()
    }

    /// Draws the cell's own background, its part of the group, and its selection.
    func drawBackdrop() {
        if let backgroundConfiguration {
            backgroundConfiguration.draw(in: bounds, tint: tintColor)
            if showsSelection, shownSelectionView == nil { drawSelection() }
            return
        }
        if UIScreen.main.era == .classic, let context, context.style != .plain {
            return ClassicCard(cell: self, context: context).draw()
        }
        if backgroundView == nil, backgroundColor == nil {
            TableColors.cell(context?.style ?? .plain).setFill()
            UIRectFill(bounds)
        }
        if showsSelection, shownSelectionView == nil { drawSelection() }
    }

    private func drawSelection() {
        if UIScreen.main.era == .classic {
            return ClassicTableArtwork.drawSelection(selectionStyle, in: bounds)
        }
        if context?.style != .grouped, context?.style != .insetGrouped, isInSidebar {
            let margin = SidebarArtwork.margin
            return SidebarArtwork.drawSelection(in: bounds.clampedInset(dx: margin, dy: 0))
        }
        TableColors.selection.setFill()
        let line: CGFloat = context?.isFirst == false ? 1 / UIScreen.main.scale : 0
        UIRectFill(bounds.inset(by: UIEdgeInsets(top: -line)))
    }
}

/// A row's part of the rounded rectangle around groups up to iOS 6.
@MainActor struct ClassicCard {
    let cell: UITableViewCell
    let context: TableCellContext

    private static let radius: CGFloat = 10

    var box: CGRect { cell.bounds.clampedInset(dx: cell.groupMargin, dy: 0) }

    func draw() {
        guard cell.backgroundView == nil, let context = UIGraphicsGetCurrentContext() else {
            return
        }
        let shape = path(box)
        context.saveGState()
        shape.addClip()
        (cell.backgroundColor ?? TableColors.cell(.grouped)).setFill()
        UIRectFill(box)
        if cell.showsSelection, cell.shownSelectionView == nil {
            ClassicTableArtwork.drawSelection(cell.selectionStyle, in: box)
        }
        drawBorder()
        context.restoreGState()
    }

    /// Draws a gray border around the rounded rectangle, and a line between rows.
    private func drawBorder() {
        let outline = box.clampedInset(dx: 0.5, dy: 0)
        let top = context.isFirst ? 0.5 : -Self.radius * 2
        let bottom = context.isLast ? 0.5 : -Self.radius * 2
        let line = UIBezierPath(
            roundedRect: outline.inset(by: UIEdgeInsets(top: top, bottom: bottom)),
            cornerRadius: Self.radius)
        TableColors.classicGroupBorder.setStroke()
        line.stroke()
        guard !context.isLast, context.separatorStyle != .none else { return }
        TableColors.classicGroupBorder.setFill()
        UIRectFill(CGRect(x: box.minX, y: box.maxY - 1, width: box.width, height: 1))
    }

    private func path(_ box: CGRect) -> UIBezierPath {
        var corners: UIRectCorner = []
        if context.isFirst { corners.formUnion([.topLeft, .topRight]) }
        if context.isLast { corners.formUnion([.bottomLeft, .bottomRight]) }
        let radii = CGSize(width: Self.radius, height: Self.radius)
        return UIBezierPath(roundedRect: box, byRoundingCorners: corners, cornerRadii: radii)
    }
}
