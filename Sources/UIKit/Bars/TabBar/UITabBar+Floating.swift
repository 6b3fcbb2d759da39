import Foundation

extension UITabBar {
    /// The width of a floating bar that fits the titles.
    var floatingWidth: CGFloat {
        showFaces()
        let widths = (items ?? []).map { FloatingTabMetrics.width($0.button) }
        return widths.reduce(0, +) + 2 * FloatingTabMetrics.inset
    }

    /// The capsule behind the tabs of iOS 26, in the bar's coordinate space.
    var capsule: CGRect {
        if floatsAtTop {
            let width = min(floatingWidth, max(0, bounds.width - 2 * 80))
            return CGRect(
                x: bounds.midX - width / 2, y: 0, width: width, height: bounds.height)
        }
        guard metrics.isCompact else {
            guard separateItem == nil else { return capsuleNextToCircle }
            return TabBarMetrics.capsule(in: bounds, items: items?.count ?? 0)
        }
        let widths = (items ?? []).map { TabBarMetrics.compactWidth($0.button) }
        return TabBarMetrics.compactCapsule(in: bounds, widths: widths)
    }

    /// The tab of a search, which is a circle next to the capsule on phones from iOS 26 on.
    var separateItem: UITabBarItem? {
        guard UIScreen.main.era >= .glass, !floatsAtTop, !metrics.isPad, !metrics.isCompact,
            let items, items.count > 1, let last = items.last, last.isSeparate
        else { return nil }
        return last
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The circle of the separate tab at the trailing edge.
    var circle: CGRect {
        let capsule = TabBarMetrics.capsule(in: bounds, items: items?.count ?? 0)
        let side = capsule.height
        let margin = TabBarMetrics.capsuleMargin
        return CGRect(
            x: isMirrored ? bounds.minX + margin : bounds.maxX - margin - side,
            y: capsule.minY, width: side, height: side)
    }

    /// The capsule of the other tabs at the leading edge.
    private var capsuleNextToCircle: CGRect {
        let circle = circle
        let margin = TabBarMetrics.capsuleMargin
        let gap = TabBarMetrics.circleGap
        let natural =
            TabBarMetrics.capsuleItemWidth * CGFloat((items?.count ?? 1) - 1)
            + 2 * TabBarMetrics.capsuleInset
        let width = min(natural, max(0, bounds.width - 2 * margin - circle.width - gap))
        return CGRect(
            x: isMirrored ? bounds.maxX - margin - width : bounds.minX + margin, y: circle.minY,
            width: width, height: circle.height)
    }

    /// Draws the background of the floating bar: a material in iOS 18, and glass from iOS 26 on.
    func drawFloatingBackground() {
        guard UIScreen.main.era < .glass else { return GlassBarArtwork.draw(capsule) }
        BarColors.floatingBar.draw(
            in: UIBezierPath(roundedRect: bounds, cornerRadius: bounds.height / 2))
    }
}

/// The metrics of the floating bar at the top of iPads from iOS 18 on, in points. They were chosen
/// visually.
@MainActor enum FloatingTabMetrics {
    static var height: CGFloat { UIScreen.main.era >= .glass ? 44 : 40 }
    /// The distance between the bar's edge and its tabs.
    static let inset: CGFloat = 4
    /// The padding on each side of a title.
    static let padding: CGFloat = 16

    static func width(_ button: TabBarButton) -> CGFloat { button.inlineWidth + 2 * padding }

    static func font(isSelected: Bool) -> UIFont {
        .systemFont(ofSize: 15, weight: isSelected ? .semibold : .medium)
    }
}
