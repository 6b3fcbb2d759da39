import CoreGraphics
import Foundation
import Testing

@testable import Typesetting

/// Source: Apple's documentation of `NSParagraphStyle`'s properties.
@Suite struct ParagraphStyleTests {
    private let font = Font.system(size: 17)
    private static let height: CGFloat = 20.287109375

    private func layout(
        _ text: String, width: CGFloat = .infinity, _ change: (inout ParagraphStyle) -> Void
    ) -> TextLayout {
        var span = TextSpan(text, font: font)
        var style = ParagraphStyle()
        change(&style)
        span.paragraph = style
        return TextLayout([span], options: TextOptions(width: width))
    }

    /// The multiple is applied first, then the limits. The greater limit takes precedence.
    @Test(
        arguments: [
            (0, 0, 0, height), (2, 0, 0, 2 * height), (0, 30, 0, 30), (0, 0, 14, 14),
            (2, 0, 25, 25), (0.5, 15, 0, 15), (0, 30, 14, 30), (1.5, 0, 0, 1.5 * height),
        ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
    func lineHeights(multiple: CGFloat, least: CGFloat, most: CGFloat, height: CGFloat) {
        let layout = layout("a\nb") {
            $0.lineHeightMultiple = multiple
            $0.minimumLineHeight = least
            $0.maximumLineHeight = most
        }
        #expect(abs(layout.size.height - 2 * height) < 1e-9)
        let line = layout.lines[0]
        // The distance from the baseline to the bottom stays the same; height is added at the top.
        #expect(line.descender == font.descender)
        #expect(abs(line.ascender - (height + font.descender)) < 1e-9)
    }

    @Test func spacing() {
        let text = "a\nb\nc"
        let lines = layout(text) { $0.lineSpacing = 4 }
        #expect(abs(lines.size.height - (3 * Self.height + 8)) < 1e-9)
        let after = layout(text) { $0.paragraphSpacing = 10 }
        #expect(abs(after.size.height - (3 * Self.height + 20)) < 1e-9)
        let before = layout(text) { $0.paragraphSpacingBefore = 6 }
        #expect(abs(before.size.height - (3 * Self.height + 12)) < 1e-9)
        #expect(before.lines[0].baseline == font.ascender)
        let wrapped = layout("one two", width: 40) { $0.paragraphSpacing = 10 }
        #expect(wrapped.lines.count == 2)
        #expect(abs(wrapped.size.height - 2 * Self.height) < 1e-9)
    }

    /// The style is that of the paragraph's first character.
    @Test func everyParagraphHasItsOwnStyle() {
        var first = TextSpan("a", font: font)
        var second = TextSpan("b\nc", font: font)
        first.paragraph = ParagraphStyle()
        second.paragraph = ParagraphStyle()
        second.paragraph?.minimumLineHeight = 50
        let lines = TextLayout([first, second]).lines
        #expect(lines.map { $0.ascender - $0.descender }.map { $0.rounded() } == [20, 50])
    }

    private func lefts(_ layout: TextLayout, width: CGFloat) -> [CGFloat] {
        layout.lines.map { layout.indent(of: $0, in: width) }
    }

    @Test func indents() {
        let text = "one two three four five six"
        let layout = layout(text, width: 120) {
            $0.firstLineHeadIndent = 30
            $0.headIndent = 10
            $0.tailIndent = -20
        }
        #expect(layout.lines.count > 2)
        #expect(layout.lines[0].width <= 70 && layout.lines[1].width <= 90)
        #expect(lefts(layout, width: 120).prefix(2) == [30, 10])
        let positive = self.layout(text, width: 120) { $0.tailIndent = 60 }
        #expect(positive.lines.allSatisfy { $0.width <= 60 })
    }

    /// Lines are aligned between their indents, which are exchanged in right-to-left text.
    @Test(
        arguments: [
            (TextAlignment.left, 10, 20), (.center, 45, 55), (.right, 80, 90), (.natural, 10, 90),
        ] as [(TextAlignment, CGFloat, CGFloat)])
    func alignmentBetweenIndents(
        alignment: TextAlignment, left: CGFloat, rightToLeft: CGFloat
    ) throws {
        for (text, x) in [("abc", left), ("\u{5E9}\u{5DC}", rightToLeft)] {
            let layout = layout(text, width: 100) {
                $0.alignment = alignment
                $0.firstLineHeadIndent = 10
                $0.tailIndent = -20
            }
            let line = try #require(layout.lines.first)
            let share: CGFloat = (x - 10) / 70
            let isLeft = text == "abc"
            let (start, end): (CGFloat, CGFloat) = isLeft ? (10, 80) : (20, 90)
            let free = end - start - line.width
            let expected = start + free * (isLeft ? share : (x - 20) / 70)
            #expect(abs(layout.indent(of: line, in: 100) - expected) < 1e-9)
        }
    }

    @Test func theNaturalWidthHasTheIndents() {
        let plain = layout("abc") { _ in }.size.width
        let indented = layout("abc") {
            $0.firstLineHeadIndent = 10
            $0.tailIndent = -20
        }
        #expect(abs(indented.size.width - (plain + 30)) < 1e-9)
        let fitting = layout("abc", width: indented.size.width) {
            $0.firstLineHeadIndent = 10
            $0.tailIndent = -20
        }
        #expect(fitting.lines.count == 1)
    }

    @Test func justifiedLinesFillTheWidthBetweenIndents() {
        let layout = layout("The quick brown fox jumps over the lazy dog", width: 120) {
            $0.alignment = .justified
            $0.headIndent = 15
        }
        #expect(abs(layout.lines[0].width - 120) < 1e-9)
        #expect(abs(layout.lines[1].width - 105) < 1e-9)
    }

    /// A paragraph's own direction and mode take precedence over the options.
    @Test func directionAndMode() {
        #expect(layout("abc") { $0.baseDirection = .rightToLeft }.lines[0].isRightToLeft)
        let text = "one two three"
        let word = layout(text, width: 90) { $0.lineBreakMode = .byWordWrapping }
        let character = layout(text, width: 90) { $0.lineBreakMode = .byCharWrapping }
        #expect(word.lines[0].range != character.lines[0].range)
    }

    /// Apple's documentation of `tighteningFactorForTruncation`: text may exceed the width by the
    /// factor.
    @Test(arguments: [(1.04, false), (1.06, true)])
    func tightening(ratio: CGFloat, isTruncated: Bool) {
        let text = "Sphinx of black quartz"
        let natural = layout(text) { _ in }.size.width
        var span = TextSpan(text, font: font)
        span.paragraph = ParagraphStyle()
        span.paragraph?.tighteningFactor = 0.05
        let layout = TextLayout(
            [span],
            options: TextOptions(
                width: natural / ratio, maximumNumberOfLines: 1,
                lineBreakMode: .byTruncatingTail))
        #expect(layout.isTruncated == isTruncated)
        #expect(layout.size.width <= natural / ratio + 0.001)
    }
}
