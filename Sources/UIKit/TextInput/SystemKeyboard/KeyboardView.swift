import Foundation

/// The background of the keyboard and, without a view that replaces them, its keys.
@MainActor final class KeyboardView: UIView {
    var settings: KeyboardSettings?
    var isDark = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = nil
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        let metrics = KeyboardMetrics(UIScreen.main)
        let style = KeyboardStyle(era: metrics.era, isDark: isDark, isPad: metrics.isPad)
        drawBackground(style, metrics)
        guard let settings else { return }
        let hasBar = settings.hasSuggestions || metrics.barAlwaysShows
        let bar = CGRect(
            x: 0, y: 0, width: bounds.width, height: hasBar ? metrics.barHeight : 0)
        let artwork = KeyboardArtwork(settings: settings, style: style, metrics: metrics)
        if hasBar {
            SuggestionBarArtwork(settings: settings, style: style, metrics: metrics).draw(in: bar)
        }
        let keys = CGRect(
            x: 0, y: bar.height, width: bounds.width,
            height: bounds.height - bar.height - metrics.bottomHeight)
        artwork.draw(in: keys)
        artwork.drawBottomKeys(
            in: CGRect(
                x: 0, y: keys.maxY, width: bounds.width, height: metrics.bottomHeight))
    }

    private func drawBackground(_ style: KeyboardStyle, _ metrics: KeyboardMetrics) {
        let path = backgroundPath(metrics)
        if style.era > .classic {
            BlurMaterial(
                tint: style.background[0].withAlphaComponent(style.opacity), radius: 20
            ).draw(in: path)
        } else {
            ClassicBarArtwork.fill(
                path, [(0, style.background[0], 1), (1, style.background[1], 1)])
            UIColor(white: style.isDark ? 0.45 : 0.83, alpha: 1).setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: bounds.width, height: 1))
        }
    }

    /// The keyboard of iOS 26 has round upper corners.
    private func backgroundPath(_ metrics: KeyboardMetrics) -> UIBezierPath {
        guard metrics.era >= .glass else { return UIBezierPath(rect: bounds) }
        return UIBezierPath(
            roundedRect: CGRect(
                x: 0, y: 0, width: bounds.width, height: bounds.height + 30),
            byRoundingCorners: [.topLeft, .topRight], cornerRadii: CGSize(width: 27, height: 27))
    }
}
