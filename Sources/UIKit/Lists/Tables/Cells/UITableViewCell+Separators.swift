import Foundation

extension UITableViewCell {
    /// The lines that the cell draws between the rows and around groups, in its coordinate space.
    var separatorFrames: [CGRect] {
        guard let context, context.separatorStyle != .none else { return [] }
        if UIScreen.main.era == .classic, context.style != .plain { return [] }
        let isGroup = context.style == .grouped
        var frames: [CGRect] = []
        if isGroup, context.isFirst { frames.append(line(isAtTop: true, .zero)) }
        if context.isLast, context.style != .plain {
            return frames + (isGroup ? [line(isAtTop: false, .zero)] : [])
        }
        // From iOS 7 on, a selected row covers the lines above and below it.
        if UIScreen.main.era != .classic, showsSelection { return frames }
        return frames + [line(isAtTop: false, separatorInsets(context))]
    }

    private func line(isAtTop: Bool, _ insets: UIEdgeInsets) -> CGRect {
        let thickness = TableMetrics.separatorThickness
        let (left, right) =
            isRightToLeft ? (insets.right, insets.left) : (insets.left, insets.right)
        return CGRect(
            x: bounds.minX + left, y: isAtTop ? bounds.minY : bounds.maxY - thickness,
            width: max(0, bounds.width - left - right), height: thickness)
    }

    /// Returns the separator's insets: the cell's own, the table's, or those that start at the text. The
    /// left one is at the leading edge.
    private func separatorInsets(_ context: TableCellContext) -> UIEdgeInsets {
        if UIScreen.main.era == .classic { return .zero }
        if let ownSeparatorInset { return ownSeparatorInset }
        if let table = context.separatorInset { return table }
        let safeArea = UIView.knowsSafeAreas ? safeAreaInsets : .zero
        let leading = isRightToLeft ? safeArea.right : safeArea.left
        return UIEdgeInsets(left: separatorStart + leading, right: separatorEnd(context))
    }

    /// The start of the separator, which is aligned with the text. Content configurations position
    /// their text themselves.
    private var separatorStart: CGFloat {
        editingWidth + (parts.listContent?.textStart ?? textStart)
    }

    /// The distance from the end of the separator to the cell's edge. From iOS 26 on, it is the margin of
    /// the table, or of the text in an inset group.
    private func separatorEnd(_ context: TableCellContext) -> CGFloat {
        guard UIScreen.main.era == .glass else { return 0 }
        guard context.style != .insetGrouped, let table = superview as? UITableView else {
            return TableMetrics.textInset
        }
        return isRightToLeft ? table.layoutMargins.left : table.layoutMargins.right
    }
}
