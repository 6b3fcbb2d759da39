import Foundation
import Typesetting

/// Measures and draws an attributed string with the options of string drawing.
struct StringDrawing {
    let string: NSAttributedString
    var options: NSStringDrawingOptions = .usesLineFragmentOrigin
    var context: NSStringDrawingContext?

    /// The defaults of string drawing (Apple's documentation of `NSAttributedString.Key.font`:
    /// Helvetica of 12 points).
    private static let defaults = AttributedSpans.Defaults(
        font: Font.named("Helvetica", size: 12).font, color: .black)

    /// Returns the lines in an area of `size` points; 0 and less set no limit. The language of
    /// `screen` has no effect on sizes.
    func layout(
        in size: CGSize, on screen: (TextOptions) -> TextOptions = { $0 },
        resolve: @escaping (UIColor) -> RGBA = { _ in .black }
    ) -> (layout: TextLayout, attachments: [NSTextAttachment?]) {
        let options = screen(textOptions(for: size))
        let spans = AttributedSpans(string, Self.defaults, resolve: resolve)
        var layout = TextLayout(spans.spans, options: options)
        let least = context?.minimumScaleFactor ?? 0
        var scale: CGFloat = 1
        if layout.isTruncated, least > 0, least < 1 {
            scale = TextShrinking.scale(atLeast: least) {
                layout = TextLayout(spans.spans.map(scaled(by: $0)), options: options)
                return !layout.isTruncated
            }
        }
        context?.actualScaleFactor = scale
        context?.totalBounds = bounds(of: layout)
        return (layout, spans.attachments)
    }

    private func scaled(by scale: CGFloat) -> (TextSpan) -> TextSpan {
        { span in
            var span = span
            span.font = span.font.scaled(by: scale)
            return span
        }
    }

    private func textOptions(for size: CGSize) -> TextOptions {
        guard options.contains(.usesLineFragmentOrigin) else {
            var options = TextOptions(maximumNumberOfLines: 1, lineBreakMode: .byClipping)
            options.usesLeading = false
            return options
        }
        var text = TextOptions(width: size.width > 0 ? size.width : .infinity)
        text.height = size.height > 0 ? size.height : .infinity
        text.truncatesLastLine = options.contains(.truncatesLastVisibleLine)
        text.wrapsBeforeTruncating = text.truncatesLastLine
        text.usesLeading = options.contains(.usesFontLeading)
        return text
    }

    /// Returns the bounds relative to the origin that the options select: the first line's top, or
    /// its baseline.
    func bounds(of layout: TextLayout) -> CGRect {
        let top =
            options.contains(.usesLineFragmentOrigin) ? 0 : -(layout.lines.first?.ascender ?? 0)
        return CGRect(origin: CGPoint(x: 0, y: top), size: layout.size)
    }

    /// Draws the lines that fit in a rectangle, at least one.
    @MainActor func draw(in rect: CGRect) {
        guard let target = UIGraphicsGetCurrentContext(), string.length > 0 else { return }
        let (layout, attachments) = layout(in: rect.size, on: { $0.onScreen() }) {
            $0.resolvedColor(with: .current).cgColor.rgba
        }
        for diagnostic in layout.diagnostics { DiagnosticLog.current.add(diagnostic) }
        let offset = bounds(of: layout).minY
        TextPainter(layout: layout, attachments: attachments, context: target).paint(
            at: CGPoint(x: rect.minX, y: rect.minY + offset),
            width: rect.width > 0 ? rect.width : .infinity)
    }
}

/// Scales text down until it fits.
enum TextShrinking {
    /// The number of bisections of the scale, which determine it to 1/256 of the range.
    private static let steps = 8

    /// Returns the largest scale between `least` and 1 at which the text fits, or `least`. The last
    /// call of `fits` is for the returned scale.
    static func scale(atLeast least: CGFloat, fits: (CGFloat) -> Bool) -> CGFloat {
        guard fits(least) else { return least }
        var (low, high) = (least, CGFloat(1))
        for _ in 0..<steps {
            let middle = (low + high) / 2
            if fits(middle) { low = middle } else { high = middle }
        }
        _ = fits(low)
        return low
    }
}
