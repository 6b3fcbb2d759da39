import Foundation

/// Paints the wheel of an activity indicator, with its darkest spoke at the top.
@MainActor struct ActivityArtwork {
    private let wheel: ActivityMetrics.Wheel
    private let color: UIColor

    init(style: UIActivityIndicatorView.Style, color: UIColor?) {
        wheel = ActivityMetrics.wheel(
            UIScreen.main.era, isLarge: ActivityMetrics.size(style).width > 20)
        self.color = color ?? Self.color(of: style)
    }

    private static func color(of style: UIActivityIndicatorView.Style) -> UIColor {
        switch style {
        case .white, .whiteLarge: .white
        case .gray: UIScreen.main.era < .dark ? UIColor(white: 0.4, alpha: 1) : .systemGray
        case .medium, .large: .systemGray
        }
    }

    func draw(in bounds: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let spoke = ControlArtwork.capsule(
            CGRect(
                x: -wheel.width / 2, y: -wheel.outer, width: wheel.width,
                height: wheel.outer - wheel.inner))
        let alpha = color.cgColor.alpha
        for index in 0..<wheel.spokes {
            context.saveGState()
            context.translateBy(x: bounds.midX, y: bounds.midY)
            context.rotate(by: -2 * .pi * CGFloat(index) / CGFloat(wheel.spokes))
            let fade = 1 - 0.75 * CGFloat(index) / CGFloat(wheel.spokes - 1)
            ControlArtwork.fill(spoke, color.withAlphaComponent(alpha * fade))
            context.restoreGState()
        }
    }
}
