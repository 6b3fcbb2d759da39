import CoreGraphics
import Testing

@testable import Typesetting

/// Source: Apple's documentation of `NSTextTab` and of the default paragraph style, whose stops are
/// 28 points apart.
@Suite struct TabRulerTests {
    private let font = Font.system(size: 17)

    private func layout(_ text: String, _ stops: [TabStop]?, interval: CGFloat = 0) -> TextLayout {
        var span = TextSpan(text, font: font)
        span.paragraph = ParagraphStyle()
        span.paragraph?.tabStops = stops
        span.paragraph?.defaultTabInterval = interval
        return TextLayout([span])
    }

    private func width(_ text: String) -> CGFloat { TextLayout(text, font: font).size.width }

    @Test func defaultStops() {
        #expect(abs(layout("a\tb", nil).size.width - (28 + width("b"))) < 1e-9)
        #expect(abs(layout("\t\tb", nil).size.width - (56 + width("b"))) < 1e-9)
        #expect(abs(layout("a\tb", [], interval: 36).size.width - (36 + width("b"))) < 1e-9)
    }

    @Test(arguments: [(TextAlignment.left, 0.0), (.center, 0.5), (.right, 1)])
    func alignments(alignment: TextAlignment, share: CGFloat) {
        let stops = [TabStop(alignment, location: 100)]
        let expected = 100 + width("mid") * (1 - share)
        #expect(abs(layout("a\tmid", stops).size.width - expected) < 1e-9)
    }

    @Test func afterTheLastStopIntervalsFollow() {
        let stops = [TabStop(location: 50), TabStop(location: 30)]
        #expect(abs(layout("\t\t\tb", stops).size.width - (56 + width("b"))) < 1e-9)
    }

    /// A stop that the preceding text has passed isn't used.
    @Test func stopsThatWerePassed() {
        let text = "a long beginning"
        let stops = [TabStop(location: 30), TabStop(location: 300)]
        #expect(abs(layout(text + "\tb", stops).size.width - (300 + width("b"))) < 1e-9)
    }

    /// Tab stops are measured from the leading edge, not from the line's indent.
    @Test func stopsAreMeasuredFromTheLeadingEdge() {
        var span = TextSpan("a\tb", font: font)
        span.paragraph = ParagraphStyle()
        span.paragraph?.firstLineHeadIndent = 10
        #expect(abs(TextLayout([span]).size.width - (28 + width("b"))) < 1e-9)
    }
}
