import CoreGraphics
import Foundation
import Testing

@testable import Typesetting

/// Source: Apple's documentation of the attributes of attributed strings.
@Suite struct TextSpanTests {
    private let font = Font.system(size: 17)

    private func span(_ text: String, _ change: (inout TextSpan) -> Void) -> TextSpan {
        var span = TextSpan(text, font: font)
        change(&span)
        return span
    }

    /// Kerning is added after each character, in fallback fonts too.
    @Test(arguments: ["abc", "naïve", "ab\u{5E9}\u{5DC}", "e\u{301}e\u{301}"])
    func spacing(text: String) {
        let plain = TextLayout([span(text) { _ in }]).size.width
        let spaced = TextLayout([span(text) { $0.spacing = 3 }]).size.width
        #expect(abs(spaced - plain - 3 * CGFloat(text.count)) < 1e-9)
    }

    @Test func spacingSeparatesLigatures() {
        let verdana = Font.named("Verdana", size: 20).font
        func glyphs(_ change: (inout TextSpan) -> Void) -> Int? {
            var span = TextSpan("fi", font: verdana)
            change(&span)
            return TextLayout([span]).lines.first?.runs.first?.glyphs.count
        }
        #expect(glyphs { _ in } == 1)
        #expect(glyphs { $0.spacing = 1 } == 2)
        #expect(glyphs { $0.usesLigatures = false } == 2)
    }

    /// Text with an offset moves up and increases the line's height by the offset.
    @Test func baselineOffset() throws {
        let layout = TextLayout([
            span("a") { _ in }, span("b") { $0.baselineOffset = 6 },
        ])
        #expect(abs(layout.size.height - (font.lineHeight + 6)) < 1e-9)
        #expect(abs(layout.lines[0].baseline - (font.ascender + 6)) < 1e-9)
        let runs = layout.lines[0].runs
        #expect(runs.count == 2)
        #expect(runs[0].glyphs.first?.position.y == 0)
        #expect(runs[1].glyphs.first?.position.y == -6)
        let lower = TextLayout([span("a") { _ in }, span("b") { $0.baselineOffset = -6 }])
        #expect(abs(lower.size.height - (font.lineHeight + 6)) < 1e-9)
        #expect(lower.lines[0].baseline == font.ascender)
    }

    /// A box takes up its width, and its line takes up its height above and below the baseline.
    @Test func boxes() throws {
        let box = CGRect(x: 1, y: -8, width: 30, height: 40)
        let layout = TextLayout([
            span("a") { _ in }, span("\u{FFFC}\u{FFFC}") { $0.box = box }, span("b") { _ in },
        ])
        let letters =
            TextLayout([span("a") { _ in }]).size.width
            + TextLayout([span("b") { _ in }]).size.width
        #expect(abs(layout.size.width - (letters + 60)) < 1e-9)
        #expect(abs(layout.size.height - 40) < 1e-9)
        #expect(layout.diagnostics.isEmpty)
        let boxes = layout.placed(at: .zero, width: .infinity).compactMap { placed -> CGRect? in
            if case .box(let rect) = placed.content { rect } else { nil }
        }
        let first = try #require(boxes.first)
        #expect(boxes.count == 2)
        #expect(first.size == box.size)
        #expect(abs(first.minY) < 1e-9)
        #expect(abs(boxes[1].minX - first.minX - 30) < 1e-9)
    }

    /// The character for a box that isn't set takes no space.
    @Test func attachmentCharactersWithoutABox() {
        let layout = TextLayout([span("\u{FFFC}") { _ in }])
        #expect(layout.size.width == 0 && layout.diagnostics.isEmpty)
    }

    /// Invalid lengths are replaced, with a diagnostic, and the layout is finite.
    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300])
    func invalidNumbers(number: CGFloat) {
        var style = ParagraphStyle()
        style.lineSpacing = number
        style.headIndent = number
        style.firstLineHeadIndent = number
        style.tailIndent = number
        style.minimumLineHeight = number
        style.lineHeightMultiple = number
        style.paragraphSpacing = number
        style.defaultTabInterval = number
        style.tabStops = [TabStop(location: number)]
        let odd = span("a\tb\nc \u{FFFC}") {
            $0.spacing = number
            $0.baselineOffset = number
            $0.box = CGRect(x: number, y: number, width: number, height: number)
            $0.paragraph = style
        }
        for width in [CGFloat.infinity, 100, 0] {
            let layout = TextLayout([odd], options: TextOptions(width: width))
            #expect(layout.size.width.isFinite && layout.size.height.isFinite)
            #expect(layout.diagnostics.contains(FontIssue.oddNumber.diagnostic))
            let places = layout.glyphRuns(at: .zero, width: 100).flatMap(\.glyphs)
            #expect(places.allSatisfy { $0.position.x.isFinite && $0.position.y.isFinite })
        }
    }

    /// Lines below a height are left out, except the first. The last line indicates that more
    /// follows.
    @Test(arguments: [(0, 1), (20, 1), (20.3, 1), (40, 1), (41, 2), (61, 3)] as [(CGFloat, Int)])
    func heights(height: CGFloat, count: Int) {
        var options = TextOptions(lineBreakMode: .byTruncatingTail)
        options.height = height
        let layout = TextLayout([span("one\ntwo\nthree") { _ in }], options: options)
        #expect(layout.lines.count == count)
        #expect(layout.isTruncated == (count < 3))
        #expect(layout.lines.last?.runs.last?.text == (count < 3 ? "\u{2026}" : "three"))
    }

    /// As documented for text views, `NSLineBreakMode` makes each paragraph one line.
    @Test func withoutWrapping() {
        var options = TextOptions(width: 60, lineBreakMode: .byTruncatingTail)
        options.wrapsBeforeTruncating = false
        let layout = TextLayout([span("one two three\nfour five six") { _ in }], options: options)
        #expect(layout.lines.count == 2)
        #expect(layout.lines.allSatisfy { $0.runs.last?.text == "\u{2026}" && $0.width <= 60.001 })
    }

    /// Property: the ellipsis has the attributes of the character next to it.
    @Test func ellipsesHaveTheAttributesOfTheirNeighbors() {
        let large = Font.system(size: 30)
        var red = TextSpan("gamma delta epsilon", font: large)
        red.color = RGBA(1, 0, 0)
        let layout = TextLayout(
            [span("alpha ") { _ in }, red],
            options: TextOptions(
                width: 150, maximumNumberOfLines: 1, lineBreakMode: .byTruncatingTail))
        let last = layout.lines[0].runs.last
        #expect(last?.text == "\u{2026}" && last?.color == RGBA(1, 0, 0) && last?.size == 30)
        #expect(layout.size.width <= 150.001)
    }

    /// Formula: lengths in proportion.
    @Test func scaledFonts() {
        let half = font.scaled(by: 0.5)
        #expect(half.pointSize == 8.5 && half.lineHeight == font.lineHeight / 2)
        let (a, b) = (TextLayout("Sphinx", font: font), TextLayout("Sphinx", font: half))
        #expect(abs(a.size.width / 2 - b.size.width) < 0.2)
    }
}
