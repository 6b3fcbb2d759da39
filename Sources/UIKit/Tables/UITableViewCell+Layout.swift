import Foundation

extension UITableViewCell {
    /// In points (facts: metrics.md 3).
    static let standardHeight: CGFloat = 44

    var contentFrame: CGRect { bounds.inset(by: contentInsets) }

    /// What the safe area, the accessory and the separator take from the content.
    var contentInsets: UIEdgeInsets {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var insets = UIEdgeInsets(bottom: TableMetrics.separatorHeight)
        if Self.knowsSafeAreas {
            insets.left = safeAreaInsets.left
            insets.right = safeAreaInsets.right
        }
        if isRightToLeft { insets.left += accessoryWidth } else { insets.right += accessoryWidth }
        return insets
    }

    private var accessoryWidth: CGFloat {
        if let accessoryView { return accessoryView.frame.width + TableMetrics.textInset }
        return TableMetrics.accessoryWidth(accessoryType)
    }

    func layOutAccessoryView() {
        guard let accessoryView else { return }
        let content = contentFrame
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let side = accessoryView.frame.width / 2
        accessoryView.center = CGPoint(
            x: isRightToLeft ? content.minX - side : content.maxX + side, y: content.midY)
    }
}
