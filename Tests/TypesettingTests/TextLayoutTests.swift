import CoreGraphics
import Foundation
import Testing

@testable import Typesetting

@Suite struct TextLayoutTests {
    private let font = Font.system(size: 17)

    /// Source: Documentation/Fonts.md 2.3 and 5 (measured on iOS).
    @Test(arguments: [("Hello", 38.814453125), ("This is a test string", 144.093)])
    func widthIsWithinOnePercentOfSanFrancisco(text: String, width: CGFloat) {
        let layout = TextLayout(text, font: .system(size: 17))
        #expect(abs(layout.size.width / width - 1) < 0.01)
        #expect(abs(layout.size.height - 20.287109375) < 1e-9)
    }

    /// Formula: Documentation/Fonts.md 1.1; tracking is added once per character.
    @Test func trackingIsAddedPerCharacter() {
        var untracked = font
        untracked.tracking = 0
        let text = "naïve Ünïcode"
        let difference =
            TextLayout(text, font: font).size.width - TextLayout(text, font: untracked).size.width
        #expect(abs(difference + 0.43 * CGFloat(text.count)) < 1e-9)
    }

    /// Formula: the factor of a font applies to the whole width without tracking.
    @Test func advanceScaleWidensGlyphs() {
        var plain = Font.system(size: 12)
        plain.systemAdvances = nil
        plain.advanceScale = 1
        let width = TextLayout("Bold", font: plain).size.width
        plain.advanceScale = 1.5
        #expect(abs(TextLayout("Bold", font: plain).size.width / width - 1.5) < 1e-9)
    }

    /// Source: Documentation/Fonts.md 2.3, measured on iOS 26.1 and in a public test. The advances of
    /// iOS 26.1 without kerning add up to 143.44 for the latter, whose version is unknown.
    @Test(arguments: [("Hello", 38.814453125, 0.002), ("This is a test string", 144.093, 0.006)])
    func widthsOfSanFrancisco(text: String, width: CGFloat, tolerance: CGFloat) {
        #expect(abs(TextLayout(text, font: font).size.width / width - 1) < tolerance)
    }

    /// Property: glyphs start at the origin, go from left to right, and have the given face.
    @Test func oneLineIsOneRun() throws {
        let layout = TextLayout("Hello", font: font, color: .white)
        let run = try #require(layout.lines.first?.runs.first)
        #expect(layout.lines[0].runs.count == 1)
        #expect(run.text == "Hello")
        #expect(run.face == font.face && run.size == 17 && run.color == .white)
        #expect(run.glyphs.count == 5)
        #expect(abs(run.glyphs[0].position.x) < 0.5 && run.glyphs[0].position.y == 0)
        #expect(run.glyphs[2].index == run.glyphs[3].index)
        let places = run.glyphs.map(\.position.x)
        #expect(places == places.sorted())
        #expect(layout.lines[0].baseline == font.ascender)
    }

    @Test func emptyTextHasNoLines() {
        let layout = TextLayout("", font: font, width: 100)
        #expect(layout.lines.isEmpty)
        #expect(layout.size == .zero)
        #expect(!layout.isTruncated)
    }

    /// Property: the first baseline is below the origin by the ascender, and lines are aligned.
    @Test(arguments: [
        (TextAlignment.left, 0.0), (.natural, 0), (.justified, 0), (.center, 0.5), (.right, 1),
    ])
    func placement(alignment: TextAlignment, share: CGFloat) throws {
        var font = font
        font.systemAdvances = nil
        let layout = TextLayout("Hello\nHello", font: font, alignment: alignment)
        let runs = layout.glyphRuns(at: CGPoint(x: 10, y: 20), width: 100)
        #expect(runs.count == 2)
        let first = try #require(runs[0].glyphs.first).position
        #expect(abs(first.x - (10 + share * (100 - layout.size.width))) < 1e-9)
        #expect(abs(first.y - (20 + font.ascender)) < 1e-9)
        let second = try #require(runs[1].glyphs.first).position
        #expect(abs(second.y - first.y - font.lineHeight) < 1e-9)
    }

    /// Property: a justified line fills its width, and a paragraph's last line doesn't.
    @Test func justifiedLines() {
        let text = "The quick brown fox jumps over the lazy dog"
        let layout = TextLayout(text, font: font, width: 120, alignment: .justified)
        #expect(layout.lines.count > 2)
        #expect(layout.lines.dropLast().allSatisfy { abs($0.width - 120) < 1e-9 })
        #expect((layout.lines.last?.width ?? 120) < 119)
    }

    /// Property: spans keep their fonts and colors, and the largest one determines the line's
    /// height.
    @Test func spansKeepTheirStyles() throws {
        let large = Font.system(size: 30, weight: .bold)
        let layout = TextLayout([
            TextSpan("small ", font: font, color: .white), TextSpan("large", font: large),
        ])
        let line = try #require(layout.lines.first)
        #expect(line.runs.map(\.text) == ["small ", "large"])
        #expect(line.runs.map(\.size) == [17, 30])
        #expect(line.runs[0].color == .white)
        #expect(line.runs[1].face == large.face)
        #expect(line.ascender == large.ascender)
        #expect(layout.size.height == large.lineHeight)
    }

    /// Property: no width or size crashes; a width of zero still has one character per line.
    @Test(arguments: [0, -5, CGFloat.nan, .infinity, -.infinity, 1e-300])
    func invalidWidths(width: CGFloat) {
        for mode in LineBreakMode.allCases {
            for count in [-1, 0, 1, 2] {
                let layout = TextLayout(
                    "Two words", font: font, width: width, maximumNumberOfLines: count,
                    lineBreakMode: mode)
                #expect(!layout.lines.isEmpty)
                #expect(layout.size.width.isFinite && layout.size.height.isFinite)
            }
            let tiny = TextLayout("Two words", font: .system(size: .nan), width: width)
            #expect(tiny.size.width.isFinite)
        }
    }
}
