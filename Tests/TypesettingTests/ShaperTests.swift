import CoreGraphics
import Foundation
import Testing

@testable import Typesetting

@Suite struct ShaperTests {
    private let font = Font.system(size: 17)
    private let hebrew = "\u{5E9}\u{5DC}\u{5D5}\u{5DD}"

    /// Source: the Unicode bidirectional algorithm. The last letter in reading order is on the
    /// left.
    @Test func hebrewRunsFromRightToLeft() throws {
        let whole = try #require(TextLayout(hebrew, font: font).lines.first)
        #expect(whole.isRightToLeft)
        #expect(whole.runs.map(\.text) == [hebrew])
        #expect(whole.runs[0].face.postScriptName == "NotoSansHebrew-Regular")
        let last = try #require(TextLayout("\u{5DD}", font: font).lines.first?.runs.first)
        #expect(whole.runs[0].glyphs.first?.index == last.glyphs.first?.index)
        let bold = TextLayout(hebrew, font: .system(size: 17, weight: .bold)).lines[0]
        #expect(bold.runs[0].face.postScriptName == "NotoSansHebrew-Bold")
    }

    /// Source: the Unicode bidirectional algorithm; the same text in both directions.
    @Test(arguments: [
        (BaseDirection.natural, ["abc ", "H"]), (.leftToRight, ["abc ", "H"]),
        (.rightToLeft, ["H", " ", "abc"]),
    ])
    func mixedText(direction: BaseDirection, runs: [String]) throws {
        let layout = TextLayout("abc " + hebrew, font: font, baseDirection: direction)
        let line = try #require(layout.lines.first)
        #expect(line.isRightToLeft == (direction == .rightToLeft))
        let texts = line.runs.map { $0.text.replacing(hebrew, with: "H") }
        #expect(texts.joined() == runs.joined())
        let places = line.runs.compactMap { $0.glyphs.first?.position.x }
        #expect(places == places.sorted())
    }

    /// Property: natural alignment puts a right-to-left line on the right.
    @Test func naturalAlignmentFollowsTheText() throws {
        let layout = TextLayout(hebrew, font: font)
        let runs = layout.glyphRuns(at: .zero, width: 100)
        let x = try #require(runs.first?.glyphs.first).position.x
        #expect(abs(x - (100 - layout.size.width)) < 1)
    }

    /// Source: Arabic letters are joined, so a word isn't as wide as its isolated letters.
    @Test func arabicLettersJoin() {
        let letters = ["\u{628}", "\u{628}", "\u{628}"]
        let alone = letters.map { TextLayout($0, font: font).size.width }.reduce(0, +)
        let joined = TextLayout(letters.joined(), font: font).size.width
        #expect(joined < alone * 0.9)
    }

    @Test(arguments: [
        ("\u{E44}\u{E17}\u{E22}", "NotoSansThai-Regular"),
        ("\u{939}\u{93F}\u{928}", "NotoSansDevanagari-Regular"),
        ("\u{645}\u{631}", "NotoSansArabic-Regular"), ("Ж", "Inter-Regular"),
    ])
    func fallbackFaces(text: String, face: String) {
        let runs = TextLayout(text, font: font).lines[0].runs
        #expect(runs.map(\.face.postScriptName) == [face])
    }

    /// Source: a stored label of eight ideographs at 17 pt is 139 pt wide at 2x (136.6 to 139).
    @Test func ideographsHaveStoredWidths() {
        let layout = TextLayout("侧滑返回手势：开", font: font)
        #expect((layout.size.width * 2).rounded(.up) / 2 == 139)
    }

    /// Source: stored labels of one emoji, and of five, at 2x.
    @Test(
        arguments: [
            ("\u{1F436}", 17, 23), ("\u{1F34E}\u{1F350}\u{1F34A}\u{1F34B}\u{1F34C}", 27, 155),
            ("\u{1F3C3}\u{200D}\u{2642}\u{FE0F}", 34, 38), ("\u{1F32E}", 45, 50),
            ("\u{1F63A}", 80, 86), ("\u{1F44D}\u{1F3FD}", 45, 50),
            ("\u{2744}\u{FE0F}", 45, 50), ("\u{1F1E9}\u{1F1EA}\u{1F1EB}\u{1F1F7}", 80, 172),
        ] as [(String, CGFloat, CGFloat)])
    func emojiHaveStoredWidths(text: String, size: CGFloat, width: CGFloat) {
        let layout = TextLayout(text, font: .system(size: size))
        #expect((layout.size.width * 2).rounded(.up) / 2 == width)
    }

    /// Property: digits and signs that can be emoji are text unless a variation selector follows.
    @Test func digitsAreNotEmoji() {
        let digit = TextLayout("1", font: font).size.width
        #expect(digit < 12)
        #expect(TextLayout("\u{A9}", font: font).size.width < 17)
    }

    /// Property: a character without a glyph is reported once and has some width.
    @Test func missingGlyphsAreReportedOnce() {
        let layout = TextLayout("a\u{10FFFF}b\u{10FFFF}", font: font)
        #expect(layout.diagnostics.count == 1)
        #expect(layout.diagnostics[0].message.contains("\u{10FFFF}"))
        #expect(layout.size.width > TextLayout("ab", font: font).size.width)
        let boxes = layout.lines[0].runs.filter { $0.face.postScriptName.hasPrefix("Lato") }
        #expect(boxes.flatMap(\.glyphs).map(\.index) == [0, 0])
    }

    @Test func messagesNameFewCharacters() {
        let text = String(
            String.UnicodeScalarView((0..<12).compactMap { Unicode.Scalar(0xF0000 + $0) }))
        let message = TextLayout(text, font: font).diagnostics.first?.message ?? ""
        #expect(message.contains("\u{F0009}") && !message.contains("\u{F000A}"))
        #expect(message.hasSuffix(" and 2 more"))
    }

    /// Source: San Francisco draws a hyphen and a greater-than sign; Inter would draw an arrow.
    @Test func arrowsAreNotLigatures() {
        let layout = TextLayout("->", font: .system(size: 12))
        let alone = ["-", ">"].map { TextLayout($0, font: .system(size: 12)) }
        let glyphs = layout.lines[0].runs.flatMap(\.glyphs).map(\.index)
        #expect(glyphs == alone.flatMap { $0.lines[0].runs.flatMap(\.glyphs).map(\.index) })
    }

    /// Formula: tab stops are 28 pt apart.
    @Test func tabsGoToTheNextStop() {
        let b = TextLayout("\tb", font: font).size.width - TextLayout("b", font: font).size.width
        #expect(abs(b - 28) < 1e-9)
        let ab = TextLayout("a\tb", font: font).size.width - TextLayout("b", font: font).size.width
        #expect(abs(ab - 28) < 1e-9)
    }

    /// Property: a text of 5 MB is cut off at the documented number of characters, with a
    /// diagnostic.
    @Test func longTextsAreTruncated() {
        let text = String(repeating: "word ", count: 1_000_000)
        let layout = TextLayout(text, font: font, width: 300, maximumNumberOfLines: 2)
        #expect(layout.lines.count == 2)
        #expect(layout.isTruncated)
        #expect(layout.diagnostics.map(\.message).contains { $0.contains("100000") })
        let shaped = Shaper.shared.shape(
            [TextSpan(text, font: font), TextSpan("more", font: font)], direction: .natural)
        #expect(shaped.paragraphs.map(\.range) == [0..<Shaper.characterLimit])
    }

    /// Property: characters that would end a C string or aren't letters have no bad effect.
    @Test(arguments: ["a\0b", "\u{FFFC}", "\u{200B}", "\u{202E}abc", "\u{FEFF}", "\t", " "])
    func controlCharacters(text: String) {
        let layout = TextLayout(text, font: font, width: 5)
        #expect(!layout.lines.isEmpty)
    }
}
