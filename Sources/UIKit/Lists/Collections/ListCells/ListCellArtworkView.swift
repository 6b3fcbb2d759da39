import Foundation

/// A view that draws the accessories and the separator of a list row above its content.
final class ListCellArtworkView: UIView {
    weak var cell: UICollectionViewListCell?

    init() {
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the views among the accessories, and removes others.
    func update() {
        let views = (cell?.accessories ?? []).compactMap(\.customView)
        for view in subviews where !views.contains(view) { view.removeFromSuperview() }
        for view in views where view.superview !== self { addSubview(view) }
        setNeedsDisplay()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        forEachAccessory { accessory, x, _ in
            guard let view = accessory.customView else { return }
            manage(view)
            view.center = CGPoint(x: mirrored(x), y: bounds.midY)
        }
    }

    /// Only views among the accessories get touches.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        subviews.contains { !$0.isHidden && $0.frame.contains(checked: point) }
    }

    /// Returns the accessory at a point that does something when it is tapped.
    func accessory(at point: CGPoint) -> UICellAccessory? {
        var found: UICellAccessory?
        forEachAccessory { accessory, x, width in
            let isNear = abs(mirrored(x) - point.x) <= max(width, 44) / 2
            if isNear, accessory.action != nil || accessory.isOutline { found = accessory }
        }
        return found
    }

    private func mirrored(_ x: CGFloat) -> CGFloat {
        isMirrored ? bounds.maxX + bounds.minX - x : x
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    override func draw(_ rect: CGRect) {
        guard let cell else { return }
        drawSeparator(of: cell)
        forEachAccessory { draw($0, x: $1, $2, cell.accessoryScale) }
    }

    /// Passes each accessory that is shown, its center in a left-to-right layout, and its width.
    private func forEachAccessory(_ body: (UICellAccessory, CGFloat, CGFloat) -> Void) {
        guard let cell else { return }
        let isEditing = (cell.superview as? UICollectionView)?.isEditing == true
        let shown = cell.accessories.filter { $0.isShown(whileEditing: isEditing) }
        var x = TableMetrics.textInset - 4
        for accessory in shown.reversed() where accessory.side == .trailing {
            let width = accessory.width(scale: cell.accessoryScale)
            body(accessory, bounds.maxX - x - width / 2, width)
            x += width
        }
        x = TableMetrics.textInset - 8
        for accessory in shown where accessory.side == .leading {
            let width = accessory.width(scale: cell.accessoryScale)
            body(accessory, bounds.minX + x + width / 2, width)
            x += width
        }
    }

    /// Draws an accessory.
    ///
    /// - Parameter x: The center of the accessory in a left-to-right layout.
    private func draw(
        _ accessory: UICellAccessory, x: CGFloat, _ width: CGFloat, _ scale: CGFloat
    ) {
        let center = CGPoint(x: mirrored(x), y: bounds.midY)
        let art = AccessoryArtwork(
            box: CGRect(center: center, side: width), isMirrored: isMirrored,
            tint: accessory.tintColor ?? tintColor, isWhite: false, scale: scale)
        if accessory.look.isHidden { return }
        switch accessory.kind {
        case .disclosure:
            art.scaled(at: center) { art.drawChevron(center: $0, accessory.tintColor) }
        case .outline:
            art.scaled(at: center) { art.drawOutlineChevron(center: $0, isOutlineExpanded) }
        case .checkmark: art.scaled(at: center, art.drawCheckmark)
        case .detail: art.scaled(at: center, art.drawInfo)
        case .delete: EditingArtwork.draw(.delete, at: center)
        case .insert: EditingArtwork.draw(.insert, at: center)
        case .reorder: EditingArtwork.drawGrip(at: center)
        case .custom: break
        case .label(let text):
            let label = accessory.label(text)
            label.textAlignment = .center
            label.drawText(
                in: CGRect(
                    x: center.x - width / 2, y: bounds.minY, width: width,
                    height: bounds.height))
        }
    }

    private var isOutlineExpanded: Bool { cell?.isOutlineExpanded == true }

    private func drawSeparator(of cell: UICollectionViewListCell) {
        guard let frame = cell.separatorFrame else { return }
        UIColor.separator.setFill()
        UIRectFill(frame)
    }
}

extension UICollectionViewListCell {
    /// The frame of the separator below the row, in the cell's coordinate space; `nil` for a row without one.
    var separatorFrame: CGRect? {
        guard let row, row.role == .item, row.showsSeparator else { return nil }
        if row.isLast, row.style != .plain { return nil }
        let thickness = TableMetrics.separatorThickness
        let y = bounds.maxY - thickness
        if let guide = ownSeparatorGuide?.layoutFrame {
            return CGRect(x: guide.minX, y: y, width: guide.width, height: thickness)
        }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let insets = contentInsets
        let start =
            (isMirrored ? insets.right : insets.left) + (parts.listContent?.textStart ?? 0)
        let inset = start > 0 ? start : TableMetrics.textInset
        let end = UIScreen.main.era == .glass ? TableMetrics.textInset : 0
        return CGRect(
            x: bounds.minX + (isMirrored ? end : inset), y: y,
            width: max(0, bounds.width - inset - end), height: thickness)
    }
}
