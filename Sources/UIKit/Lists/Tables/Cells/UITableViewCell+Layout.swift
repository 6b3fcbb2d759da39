import Foundation

extension UITableViewCell {
    /// The standard height, in points (Documentation/Metrics.md 3.1).
    static let standardHeight: CGFloat = 44

    var contentFrame: CGRect { bounds.inset(by: contentInsets) }

    var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The space around the content for the safe area, the accessory, the separator, and the
    /// editing controls.
    var contentInsets: UIEdgeInsets {
        var insets = UIEdgeInsets(bottom: TableMetrics.separatorHeight)
        if Self.knowsSafeAreas, context?.style != .insetGrouped {
            insets.left = safeAreaInsets.left
            insets.right = safeAreaInsets.right
        }
        insets.left += groupMargin
        insets.right += groupMargin
        let (leading, trailing) = (editingWidth, accessoryWidth + gripWidth)
        insets.left += isRightToLeft ? trailing : leading
        insets.right += isRightToLeft ? leading : trailing
        return insets
    }

    /// The margin next to the rounded groups of iOS 6, which are inset from their cells.
    var groupMargin: CGFloat {
        guard UIScreen.main.era == .classic, let context, context.style != .plain else { return 0 }
        return TableMetrics.classicMargin(width: bounds.width)
    }

    var editingWidth: CGFloat {
        guard isEditing, editing.style != .none || editing.indents else { return 0 }
        return shouldIndentWhileEditing && editing.indents ? TableMetrics.editingWidth : 0
    }

    var showsGrip: Bool { isEditing && (editing.moves || showsReorderControl) }
    var gripWidth: CGFloat { showsGrip ? TableMetrics.gripWidth : 0 }

    var shownAccessoryView: UIView? { isEditing ? editingAccessoryView : accessoryView }
    var shownAccessoryType: AccessoryType { isEditing ? editingAccessoryType : accessoryType }

    /// Whether there is an accessory beside the content.
    var hasAccessory: Bool { shownAccessoryView != nil || shownAccessoryType != .none }

    private var accessoryWidth: CGFloat {
        if let view = shownAccessoryView {
            return view.managedSize(within: bounds.size).width + TableMetrics.textInset
        }
        return TableMetrics.accessoryWidth(shownAccessoryType, traitCollection)
    }

    func layOutParts() {
        place(managed: contentView, in: contentFrame)
        place(managed: backgroundView, in: bounds)
        placeBackgroundView(backgroundConfiguration)
        place(managed: shownSelectionView, in: bounds)
        artworkView.frame = bounds
        roundCard()
        parts.listContent?.fill()
        layOutStyle()
        layOutAccessoryView()
    }

    private func layOutAccessoryView() {
        for view in [accessoryView, editingAccessoryView] where view !== shownAccessoryView {
            view?.removeFromSuperview()
        }
        guard let view = shownAccessoryView else { return }
        if view.superview !== self { addSubview(view) }
        let content = contentFrame
        let size = view.managedSize(within: bounds.size)
        manage(view)
        if view.bounds.size != size { view.bounds.size = size }
        view.center = CGPoint(
            x: isRightToLeft ? content.minX - size.width / 2 : content.maxX + size.width / 2,
            y: content.midY)
    }

    /// Rounds the corners of the first and last rows of an inset group.
    private func roundCard() {
        guard let context, context.style == .insetGrouped else { return }
        let radius = TableMetrics.cardRadius
        layer.cornerRadius = context.isFirst || context.isLast ? radius : 0
        var corners: CACornerMask = []
        if context.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if context.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        layer.maskedCorners = corners
        clipsToBounds = true
    }

    // MARK: Heights

    func fittedCellSize(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        // The content's margins depend on its position, which a new cell gets in its first layout
        // only.
        place(managed: contentView, in: contentFrame)
        let around = contentInsets
        let (sides, ends) = (around.left + around.right, around.top + around.bottom)
        let inner = CGSize(
            width: max(0, target.width - sides), height: max(0, target.height - ends))
        let grid = UIScreen.main.grid
        if let size = parts.listContent?.fittedSize(inner, horizontal, vertical) {
            return CGSize(width: target.width, height: grid.roundUp(size.height + ends))
        }
        guard let size = contentView.fittedSize(inner, horizontal, vertical) else {
            return CGSize(width: target.width, height: styledHeight(width: inner.width))
        }
        if size.height <= 0, isHeightAmbiguous(inner, horizontal) {
            return CGSize(width: target.width, height: TableMetrics.collapsedRowHeight)
        }
        return CGSize(
            width: size.width + sides, height: grid.roundUp(size.height + ends) + separatorSpace)
    }

    /// What a self-sized row is higher than its content: a pixel if the table shows separators, from iOS
    /// 13 on (Documentation/Metrics.md 3.1).
    private var separatorSpace: CGFloat {
        guard UIScreen.main.era >= .dark, let context, context.separatorStyle != .none else {
            return 0
        }
        return 1 / UIScreen.main.scale
    }

    /// Whether the content's constraints allow other heights than zero.
    ///
    /// Source: UIKit's message "Detected a case where constraints ambiguously suggest a height of zero for a
    /// table view cell's content view. We're considering the collapse unintentional and using standard height
    /// instead."
    private func isHeightAmbiguous(_ inner: CGSize, _ horizontal: UILayoutPriority) -> Bool {
        let tall = CGSize(width: inner.width, height: Self.standardHeight)
        let size = contentView.fittedSize(tall, horizontal, .fittingSizeLevel)
        return (size?.height ?? 0) > 0
    }
}
