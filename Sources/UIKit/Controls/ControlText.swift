import Foundation
import Typesetting

/// One line of text that a control draws itself, truncated at the end to fit a width.
@MainActor struct ControlText {
    private let layout: TextLayout
    private let font: UIFont

    /// Creates a line of text. The color is resolved for the view's traits while it draws.
    init(
        _ text: String, font: UIFont, color: UIColor = .label, width: CGFloat = .infinity,
        of view: UIView
    ) {
        self.font = font
        let span = TextSpan(
            text, font: font.typeset, color: color.resolvedColor(with: .current).cgColor.rgba)
        let options = TextOptions(
            width: width, maximumNumberOfLines: 1, lineBreakMode: .byTruncatingTail,
            alignment: .left, baseDirection: .natural)
        layout = TextLayout([span], options: options.onScreen())
        for diagnostic in layout.diagnostics {
            var placed = diagnostic
            placed.location = view.viewPath
            DiagnosticLog.current.add(placed)
        }
    }

    /// The size in points, rounded up to whole pixels like a label's (Documentation/Metrics.md
    /// 4.1).
    var size: CGSize {
        let grid = UIScreen.main.grid
        return CGSize(
            width: grid.roundUp(layout.size.width), height: grid.roundUp(layout.size.height))
    }

    /// Draws the text centered vertically, and at `share` of the free width: 0 is left, 1 is right.
    func draw(in rect: CGRect, x share: CGFloat = 0.5) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let grid = UIScreen.main.grid
        let origin = CGPoint(
            x: grid.round(rect.minX + (rect.width - size.width) * share),
            y: grid.round(rect.midY - size.height / 2))
        for run in layout.glyphRuns(at: origin, width: size.width) { context.draw(run) }
    }
}
