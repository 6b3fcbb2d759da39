import Foundation

extension UITabBar {
    /// The width of a floating bar that fits the titles.
    var floatingWidth: CGFloat {
        showFaces()
        let widths = (items ?? []).map { FloatingTabMetrics.width($0.button) }
        return widths.reduce(0, +) + 2 * FloatingTabMetrics.inset
    }

    /// Draws the background of the floating bar: a material in iOS 18, and glass from iOS 26 on.
    func drawFloatingBackground() {
        guard UIScreen.main.era < .glass else { return GlassBarArtwork.draw(bounds) }
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
