import Foundation
import Typesetting

/// One line of text that a control draws itself, at the end truncated to a width.
@MainActor struct ControlText {
    private let layout: TextLayout
    private let font: UIFont

    /// The color is resolved against the traits under which the view draws.
    init(
        _ text: String, font: UIFont, color: UIColor = .label, width: CGFloat = .infinity,
        of view: UIView
    ) {
        self.font = font
        layout = TextLayout(
            text, font: font.typeset, color: color.resolvedColor(with: .current).cgColor.rgba,
            width: width, maximumNumberOfLines: 1, lineBreakMode: .byTruncatingTail,
            alignment: .left, baseDirection: .natural)
        for diagnostic in layout.diagnostics {
            var placed = diagnostic
            placed.location = view.viewPath
            DiagnosticLog.current.add(placed)
        }
    }

    /// Rounded up to whole pixels, as a label's (Documentation/Metrics.md 4.1).
    var size: CGSize {
        let grid = UIScreen.main.grid
        return CGSize(
            width: grid.roundUp(layout.size.width), height: grid.roundUp(layout.size.height))
    }

    /// In the middle of the height, and at `x` of the free width: 0 left, 1 right.
    func draw(in rect: CGRect, x share: CGFloat = 0.5) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let grid = UIScreen.main.grid
        let origin = CGPoint(
            x: grid.round(rect.minX + (rect.width - size.width) * share),
            y: grid.round(rect.midY - size.height / 2))
        for run in layout.glyphRuns(at: origin, width: size.width) { context.draw(run) }
    }
}
