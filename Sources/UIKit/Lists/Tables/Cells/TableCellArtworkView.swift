import Foundation

/// A view that draws the separators, the accessory, and the editing controls above a row's content.
final class TableCellArtworkView: UIView {
    weak var cell: UITableViewCell?

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let cell else { return }
        drawSeparators(of: cell)
        let content = cell.contentFrame
        if cell.shownAccessoryView == nil {
            drawAccessory(of: cell, content)
        }
        if cell.editingWidth > 0 { drawEditingControl(of: cell, content) }
        if cell.showsGrip { drawGrip(of: cell, content) }
    }

    // MARK: Separators

    private func drawSeparators(of cell: UITableViewCell) {
        guard let context = cell.context, context.separatorStyle != .none,
            let color = context.separatorColor
        else { return }
        if UIScreen.main.era == .classic, context.style != .plain { return }
        color.setFill()
        let isGroup = context.style == .grouped
        if isGroup, context.isFirst { fillLine(y: bounds.minY, 0, 0) }
        if context.isLast, context.style != .plain {
            if isGroup { fillLine(y: bounds.maxY - pixel, 0, 0) }
            return
        }
        // From iOS 7 on, a selected row covers the lines above and below it.
        if UIScreen.main.era != .classic, cell.showsSelection { return }
        let inset = insets(of: cell, context)
        fillLine(y: bounds.maxY - pixel, inset.left, inset.right)
    }

    private var pixel: CGFloat { 1 / UIScreen.main.scale }

    /// Returns the separator's insets: the cell's own, the table's, or those that start at the
    /// text.
    private func insets(of cell: UITableViewCell, _ context: TableCellContext) -> UIEdgeInsets {
        if UIScreen.main.era == .classic { return .zero }
        if let own = cell.ownSeparatorInset { return own }
        if let table = context.separatorInset { return table }
        let safeArea = UIView.knowsSafeAreas ? cell.safeAreaInsets : .zero
        let leading = cell.isRightToLeft ? safeArea.right : safeArea.left
        let trailing = cell.isRightToLeft ? safeArea.left : safeArea.right
        // From iOS 26 on, separators also end at the safe area.
        let end = TableMetrics.separatorEnd
        return UIEdgeInsets(
            left: cell.separatorStart + leading, right: end > 0 ? end + trailing : 0)
    }

    private func fillLine(y: CGFloat, _ leading: CGFloat, _ trailing: CGFloat) {
        let isRightToLeft = cell?.isRightToLeft == true
        let left = isRightToLeft ? trailing : leading
        UIRectFill(
            CGRect(
                x: bounds.minX + left, y: y, width: max(0, bounds.width - leading - trailing),
                height: pixel))
    }

    // MARK: Accessory and editing

    private func drawAccessory(of cell: UITableViewCell, _ content: CGRect) {
        let width = TableMetrics.accessoryWidth(cell.shownAccessoryType, traitCollection)
        guard width > 0 else { return }
        let isLeft = cell.isRightToLeft
        let box = CGRect(
            x: isLeft ? content.minX - width : content.maxX, y: content.minY, width: width,
            height: content.height)
        AccessoryArtwork(
            box: box, isMirrored: isLeft, tint: tintColor,
            isWhite: UIScreen.main.era == .classic && cell.showsSelection,
            scale: TableMetrics.accessoryScale(traitCollection)
        ).draw(cell.shownAccessoryType)
    }

    private func drawEditingControl(of cell: UITableViewCell, _ content: CGRect) {
        let side = TableMetrics.editingWidth
        let x = cell.isRightToLeft ? content.maxX + side / 2 : content.minX - side / 2
        EditingArtwork.draw(
            cell.editing.style, at: CGPoint(x: x + (cell.isRightToLeft ? -4 : 4), y: content.midY))
    }

    private func drawGrip(of cell: UITableViewCell, _ content: CGRect) {
        let edge = cell.isRightToLeft ? bounds.minX : bounds.maxX
        let side = (TableMetrics.gripWidth / 2 + cell.groupMargin) * (cell.isRightToLeft ? 1 : -1)
        EditingArtwork.drawGrip(at: CGPoint(x: edge + side, y: content.midY))
    }
}

extension UITableViewCell {
    /// The start of the separator, which is aligned with the text. Content configurations position
    /// their text themselves.
    var separatorStart: CGFloat {
        editingWidth + (parts.listContent?.textStart ?? textStart)
    }
}
