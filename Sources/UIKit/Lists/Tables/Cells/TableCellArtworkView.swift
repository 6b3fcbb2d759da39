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

    private func drawSeparators(of cell: UITableViewCell) {
        guard let color = cell.context?.separatorColor else { return }
        color.setFill()
        cell.separatorFrames.forEach { UIRectFill($0) }
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
