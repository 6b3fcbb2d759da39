import ContactSheetDevices
import Foundation

/// The layout of the tabs in a bar.
@MainActor struct TabArrangement {
    let bar: UITabBar

    private var metrics: BarMetrics { bar.metrics }

    private var area: CGRect {
        guard metrics.era < .glass else {
            return bar.capsule.clampedInset(
                dx: TabBarMetrics.capsuleInset, dy: TabBarMetrics.capsuleInset)
        }
        if bar.floatsAtTop {
            return bar.bounds.clampedInset(
                dx: FloatingTabMetrics.inset, dy: FloatingTabMetrics.inset)
        }
        let insets = bar.safeAreaInsets
        return CGRect(
            x: insets.left, y: 0, width: bar.bounds.width - insets.left - insets.right,
            height: min(bar.bounds.height, metrics.tabBarHeight))
    }

    func frames(_ items: [UITabBarItem]) -> [CGRect] {
        guard bar.separateItem != nil else { return row(of: items) }
        let inset = TabBarMetrics.capsuleInset
        return row(of: items.dropLast()) + [bar.circle.clampedInset(dx: inset, dy: inset)]
    }

    private func row(of items: [UITabBarItem]) -> [CGRect] {
        guard !items.isEmpty else { return [] }
        let widths = widths(items)
        let spacing = isPacked ? TabBarMetrics.compactGap : isFilled ? 0 : self.spacing
        let total = widths.reduce(0, +) + spacing * CGFloat(items.count - 1)
        var x = area.midX - total / 2
        let frames = widths.map { width in
            defer { x += width + spacing }
            return CGRect(x: x, y: area.minY, width: width, height: area.height)
        }
        let isMirrored = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return isMirrored ? frames.reversed() : frames
    }

    /// Whether the tabs have the width of their content, as on phones with iOS 26 in landscape.
    private var isPacked: Bool {
        metrics.era >= .glass && metrics.isCompact && !bar.floatsAtTop
    }

    /// Whether the tabs fill the bar, as on phones. On iPads they are centered.
    private var isFilled: Bool {
        if bar.floatsAtTop || metrics.era >= .glass { return true }
        switch bar.tabPositioning {
        case .fill: return true
        case .centered: return false
        case .automatic: return !metrics.isPad
        }
    }

    private func widths(_ items: [UITabBarItem]) -> [CGFloat] {
        let share = area.width / CGFloat(items.count)
        if bar.floatsAtTop { return fitted(items.map { FloatingTabMetrics.width($0.button) }) }
        if isPacked {
            let gaps = TabBarMetrics.compactGap * CGFloat(items.count - 1)
            return fitted(items.map { TabBarMetrics.compactWidth($0.button) }, gaps: gaps)
        }
        if isFilled { return items.map { _ in share } }
        let own = bar.tabWidth > 0 ? bar.tabWidth : TabBarMetrics.itemWidth
        let widths = items.map { max(own, metrics.tabItemsAreInline ? $0.button.inlineWidth : 0) }
        let availableWidth = area.width - spacing * CGFloat(items.count - 1)
        return widths.reduce(0, +) > availableWidth
            ? items.map { _ in availableWidth / CGFloat(items.count) } : widths
    }

    /// Returns widths that follow from the titles, reduced proportionally if the bar is too narrow.
    private func fitted(_ widths: [CGFloat], gaps: CGFloat = 0) -> [CGFloat] {
        let (total, width) = (widths.reduce(0, +), max(0, area.width - gaps))
        return total > width ? widths.map { $0 * width / total } : widths
    }

    private var spacing: CGFloat {
        bar.tabSpacing > 0 ? bar.tabSpacing : TabBarMetrics.itemSpacing
    }
}
