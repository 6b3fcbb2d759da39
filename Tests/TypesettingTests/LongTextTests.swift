import CoreGraphics
import Testing

@testable import Typesetting

/// Tests the property that a malicious text is laid out in limited time. The limits are those of
/// `Shaper`.
@Suite struct LongTextTests {
    private let font = Font.system(size: 17)

    @Test func fiveMegabytes() {
        let layout = TextLayout(
            String(repeating: "word ", count: 1_000_000), font: font, width: 300,
            maximumNumberOfLines: 1, lineBreakMode: .byTruncatingTail)
        #expect(layout.lines.count == 1 && layout.isTruncated)
        #expect(layout.diagnostics == [FontIssue.textCut(limit: Shaper.characterLimit).diagnostic])
    }

    @Test func tenThousandMarksOnOneLetter() {
        let text = "e" + String(repeating: "\u{301}", count: 10_000)
        let layout = TextLayout(text, font: font, width: 10)
        #expect(layout.lines.count == 1)
        #expect(layout.size.width < 100_000)
    }

    /// Spans are found by binary search, so that thousands of them don't slow down the lookup.
    @Test func thousandsOfSpansAndLines() {
        let spans = (0..<5000).map { TextSpan("a\n", font: .system(size: 10 + CGFloat($0 % 7))) }
        let layout = TextLayout(spans)
        #expect(layout.lines.count == 5000)
        #expect(layout.lines.map { $0.segments[0].span } == Array(0..<5000))
    }

    /// Tabs are positioned line by line.
    @Test func thousandsOfTabs() {
        let layout = TextLayout(String(repeating: "a\t", count: 5000), font: font, width: 300)
        #expect(layout.lines.count > 400)
        #expect(layout.lines.allSatisfy { $0.width <= 300.001 })
    }

    @Test func emptySpans() {
        let layout = TextLayout([
            TextSpan("", font: font), TextSpan("a", font: font), TextSpan("", font: font),
        ])
        #expect(layout.lines.count == 1 && layout.lines[0].segments[0].span == 1)
        #expect(TextLayout([]).lines.isEmpty)
    }
}
