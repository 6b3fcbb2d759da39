import CoreGraphics
import Foundation
import Testing

@testable import Typesetting

/// Source: Pango, which shapes all other texts. A letter outside ASCII at the end makes Pango shape
/// the same text.
@Suite struct PlainTextShaperTests {
    private static let texts = [
        "Hello, World ", "AVAToWaTe ", "fi fl ffi -> => != 1:1 ", "0123456789 11:11 ",
        "(a) [b] {c} <d> ", "   leading and  double ", "x ", " ", "~!@#$%^&*_+`|\\\"' ",
    ]
    private static let fonts: [Font] = [
        .system(size: 17), .system(size: 11, weight: .bold), .system(size: 34, weight: .light),
        tabular(.system(size: 17)), tabular(.system(size: 40, weight: .semibold)),
        Font.named("Helvetica", size: 14).font, Font.named("Avenir-Heavy", size: 20).font,
    ]

    private static func tabular(_ font: Font) -> Font {
        var font = font
        font.hasMonospacedDigits = true
        return font
    }

    @Test(arguments: texts, fonts) func resultEqualsPangos(text: String, font: Font) throws {
        var spaced = TextSpan(text, font: font)
        spaced.spacing = 0.75
        for span in [TextSpan(text, font: font), spaced] {
            var other = span
            // The letter has no kerning with the text.
            other.text += "\u{DF}"
            var plain = try #require(paragraph(span))
            plain.findWords()
            let general = try #require(paragraph(other))
            let count = text.utf8.count
            #expect(plain.clusters.count == count && general.clusters.count == count + 1)
            for (a, b) in zip(plain.clusters, general.clusters) {
                #expect(a.range == b.range && a.glyphs == b.glyphs && a.face == b.face)
                #expect(abs(a.advance - b.advance) < 1e-9)
                #expect(a.traits == b.traits, "at \(a.range)")
            }
            for (a, b) in zip(plain.glyphs, general.glyphs) {
                #expect(a.index == b.index && abs(a.offset.x - b.offset.x) < 1e-9)
                #expect(a.offset.y == b.offset.y)
            }
        }
    }

    private func paragraph(_ span: TextSpan) -> ShapedParagraph? {
        Shaper.shared.shape([span], direction: .natural).paragraphs.first
    }
}
