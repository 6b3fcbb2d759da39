import Foundation

extension UITabBar {
    /// How wide the floating bar is that fits the titles.
    var floatingWidth: CGFloat {
        showFaces()
        let widths = (items ?? []).map { FloatingTabMetrics.width($0.button) }
        return widths.reduce(0, +) + 2 * FloatingTabMetrics.inset
    }

    /// The material of iOS 18's floating bar; glass since iOS 26.
    func drawFloatingBackground() {
        guard UIScreen.main.era < .glass else { return GlassBarArtwork.draw(bounds) }
        BarColors.floatingBar.setFill()
        UIBezierPath(roundedRect: bounds, cornerRadius: bounds.height / 2).fill()
    }
}

/// The bar that floats at the top of iPads from iOS 18 on, in points; decided by eye.
@MainActor enum FloatingTabMetrics {
    static var height: CGFloat { UIScreen.main.era >= .glass ? 44 : 40 }
    /// Between the bar's edge and its tabs.
    static let inset: CGFloat = 4
    /// On each side of a title.
    static let padding: CGFloat = 16

    static func width(_ button: TabBarButton) -> CGFloat { button.inlineWidth + 2 * padding }

    static func font(isSelected: Bool) -> UIFont {
        .systemFont(ofSize: 15, weight: isSelected ? .semibold : .medium)
    }
}
