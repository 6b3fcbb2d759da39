import CoreGraphics
import Foundation
import Testing

@testable import Typesetting

/// Source: the rules of `UILabel` in Documentation/Metrics.md 4 and in Apple's documentation of
/// `NSLineBreakMode`.
@Suite struct LineBreakerTests {
    private let font = Font.system(size: 17)

    private func width(_ text: String) -> CGFloat { TextLayout(text, font: font).size.width }

    private func shown(_ layout: TextLayout) -> [String] {
        layout.lines.map { $0.runs.map(\.text).joined() }
    }

    @Test func wordsAreNotBroken() {
        let layout = TextLayout("one two three", font: font, width: width("one two") + 1)
        #expect(shown(layout) == ["one two", "three"])
        #expect(layout.lines.map(\.range) == [0..<8, 8..<13])
        #expect(!layout.isTruncated)
    }

    /// A text fits in its own width.
    @Test(arguments: ["one two three", "AVATAR To. fjord", "trailing  "])
    func naturalWidthDoesNotWrap(text: String) {
        let layout = TextLayout(text, font: font, width: width(text))
        #expect(layout.lines.count == 1)
        #expect(layout.size.width == width(text))
    }

    @Test func trailingWhiteSpaceOfWrappedLinesHasNoWidth() {
        let layout = TextLayout("one    two", font: font, width: width("one") + 0.5)
        #expect(shown(layout) == ["one", "two"])
        // The kerning before a space, which is less than a pixel, counts.
        #expect(abs(layout.lines[0].width - width("one")) < 0.05)
    }

    /// Stored labels with trailing white space include its width.
    @Test func trailingWhiteSpaceHasWidthIfItFits() {
        #expect(width("one ") > width("one") + 3)
        let narrow = TextLayout("one ", font: font, width: width("one") + 1)
        #expect(narrow.lines.count == 1)
        #expect(abs(narrow.size.width - width("one")) < 0.05)
        #expect(!narrow.isTruncated)
    }

    @Test func longWordsAreBroken() {
        let layout = TextLayout("a incomprehensibilities", font: font, width: 60)
        #expect(layout.lines.count > 2)
        #expect(shown(layout).joined() == "aincomprehensibilities")
        #expect(layout.lines.allSatisfy { $0.width <= 60.001 })
    }

    @Test func charactersMayBeBroken() {
        let layout = TextLayout(
            "one two", font: font, width: width("one t") + 1, lineBreakMode: .byCharWrapping)
        #expect(shown(layout) == ["one t", "wo"])
    }

    /// A letter and its combining marks aren't separated.
    @Test func graphemesAreNotBroken() {
        let layout = TextLayout("e\u{301}e\u{301}", font: font, width: 0)
        #expect(layout.lines.count == 2)
    }

    @Test(arguments: ["a\nb", "a\r\nb", "a\rb", "a\u{2028}b", "a\u{2029}b", "a\u{85}b", "a\nb\n"])
    func lineEnds(text: String) {
        #expect(shown(TextLayout(text, font: font)) == ["a", "b"])
    }

    @Test func emptyLinesHaveHeight() {
        let layout = TextLayout("a\n\nb", font: font)
        #expect(shown(layout) == ["a", "", "b"])
        #expect(abs(layout.size.height - 3 * font.lineHeight) < 1e-9)
    }

    /// Returns the layout of "one two three four" in the width of its first ten characters.
    private func narrow(_ mode: LineBreakMode) -> TextLayout {
        TextLayout(
            "one two three four", font: font, width: width("one two th"),
            maximumNumberOfLines: 1, lineBreakMode: mode)
    }

    @Test func wrappingModesOmitLaterLines() {
        #expect(shown(narrow(.byWordWrapping)) == ["one two"])
        #expect(shown(narrow(.byCharWrapping)) == ["one two th"])
        #expect(narrow(.byWordWrapping).isTruncated && narrow(.byCharWrapping).isTruncated)
    }

    @Test func clippingKeepsTheWholeLine() {
        #expect(shown(narrow(.byClipping)) == ["one two three four"])
        #expect(narrow(.byClipping).size.width == width("one two three four"))
        #expect(narrow(.byClipping).isTruncated)
    }

    /// The text that remains is a start, an end, or equal parts of both, and one more character
    /// wouldn't fit.
    @Test(arguments: [
        LineBreakMode.byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle,
    ])
    func truncation(mode: LineBreakMode) throws {
        let layout = narrow(mode)
        let availableWidth = width("one two th")
        let parts = shown(layout)[0].split(separator: "\u{2026}", omittingEmptySubsequences: false)
        let (head, tail) = (try #require(parts.first), try #require(parts.last))
        #expect(parts.count == 2)
        #expect("one two three four".hasPrefix(head) && "one two three four".hasSuffix(tail))
        #expect(head.isEmpty == (mode == .byTruncatingHead))
        #expect(tail.isEmpty == (mode == .byTruncatingTail))
        #expect(layout.size.width <= availableWidth + 0.01)
        #expect(layout.size.width > availableWidth - width("w"))
        if mode == .byTruncatingMiddle {
            #expect(abs(width(String(head)) - width(String(tail))) < width("w"))
        }
        #expect(layout.isTruncated)
        #expect(layout.lines[0].range == 0..<18)
    }

    /// In right-to-left text, the ellipsis of the tail is on the left.
    @Test func truncationFromRightToLeft() throws {
        let hebrew = String(repeating: "\u{5E9}\u{5DC}\u{5D5}\u{5DD} ", count: 5)
        let layout = TextLayout(
            hebrew, font: font, width: 80, maximumNumberOfLines: 1,
            lineBreakMode: .byTruncatingTail)
        let runs = layout.lines[0].runs
        #expect(runs.first?.text == "\u{2026}")
        #expect(hebrew.hasPrefix(try #require(runs.last).text))
        #expect(layout.size.width <= 80.001)
    }

    /// Only the last allowed line is truncated. Earlier lines are wrapped by words.
    @Test func truncationAppliesToTheLastAllowedLine() {
        let layout = TextLayout(
            "one two three four five", font: font, width: width("one two") + 1,
            maximumNumberOfLines: 2, lineBreakMode: .byTruncatingTail)
        #expect(layout.lines.count == 2)
        #expect(shown(layout)[0] == "one two")
        #expect(shown(layout)[1].hasPrefix("thr"))
        #expect(shown(layout)[1].hasSuffix("\u{2026}"))
        #expect(layout.lines[1].range == 8..<23)
    }

    /// Hidden lines are indicated by an ellipsis even if there is space in the last line.
    @Test func hiddenParagraphsShowAnEllipsis() {
        for mode in [LineBreakMode.byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle] {
            let layout = TextLayout(
                "one\ntwo", font: font, width: 200, maximumNumberOfLines: 1, lineBreakMode: mode)
            #expect(shown(layout) == ["one\u{2026}"])
            #expect(layout.isTruncated)
        }
    }

    /// No mode changes a text that fits in its lines.
    @Test(arguments: LineBreakMode.allCases)
    func fittingTextIsNotTruncated(mode: LineBreakMode) {
        let layout = TextLayout(
            "one two", font: font, width: width("one two"), maximumNumberOfLines: 1,
            lineBreakMode: mode)
        #expect(shown(layout) == ["one two"])
        #expect(!layout.isTruncated)
    }
}
