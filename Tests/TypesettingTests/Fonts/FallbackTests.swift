import CoreGraphics
import Foundation
import Testing

@testable import Typesetting

/// Source: Documentation/Fonts.md 4.5.
@Suite struct FallbackTests {
    private let font = Font.system(size: 17)

    private func faces(
        _ text: String, _ font: Font, _ language: EastAsianLanguage? = nil
    ) -> [String] {
        var options = TextOptions()
        options.eastAsianLanguage = language
        let layout = TextLayout([TextSpan(text, font: font)], options: options)
        return layout.lines[0].runs.map(\.face.postScriptName)
    }

    /// The language of ideographs is the font's, else the screen's, else that of the letters.
    @Test(
        arguments: [
            ("直", nil, "sc"), ("直す", nil, "jp"), ("直 한", nil, "kr"), ("直", .japanese, "jp"),
            ("直す", .traditionalChinese, "tc"), ("직", .hongKongChinese, "hk"),
        ] as [(String, EastAsianLanguage?, String)])
    func languages(text: String, language: EastAsianLanguage?, code: String) {
        let names = faces(text, font, language).filter { $0 != "Inter-Regular" }
        #expect(Set(names) == ["NotoSansCJK\(code)-Regular"])
    }

    @Test(arguments: [
        ("PingFangSC-Regular", "sc-Regular"), ("PingFangTC-Semibold", "tc-Bold"),
        ("PingFangHK-Light", "hk-Regular"), ("HiraginoSans-W6", "jp-Bold"),
        ("HiraKakuProN-W3", "jp-Regular"), ("AppleSDGothicNeo-Bold", "kr-Bold"),
    ])
    func namedFonts(name: String, face: String) {
        #expect(faces("直", Font.named(name, size: 17).font, .japanese) == ["NotoSansCJK" + face])
    }

    @Test(
        arguments: [
            ("ja", .japanese), ("ko-KR", .korean), ("zh", .simplifiedChinese),
            ("zh-Hans", .simplifiedChinese), ("zh-Hans-HK", .simplifiedChinese),
            ("zh-Hant", .traditionalChinese), ("zh_TW", .traditionalChinese),
            ("zh-HK", .hongKongChinese), ("zh-Hant-HK", .hongKongChinese), ("de", nil), ("", nil),
        ] as [(String, EastAsianLanguage?)])
    func identifiers(identifier: String, language: EastAsianLanguage?) {
        #expect(EastAsianLanguage(identifier: identifier) == language)
    }

    /// Property: punctuation is in the face of the ideographs next to it.
    @Test(arguments: ["直、", "。", "「骨」", "！"])
    func punctuation(text: String) {
        #expect(faces(text, font) == ["NotoSansCJKsc-Regular"])
    }

    /// Property: a line is as high as the font's, whatever the fallback face is.
    @Test(arguments: ["直", "안", "ภาษาไทย", "हिन्दी", "العربية", "\u{1F600}", "\u{16A0}"])
    func lineHeights(text: String) {
        #expect(TextLayout(text, font: font).size.height == font.lineHeight)
    }

    /// Property: a sequence is one glyph with the advance of one emoji.
    @Test(arguments: [
        "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}", "\u{1F1E9}\u{1F1EA}",
        "\u{1F44D}\u{1F3FD}", "1\u{FE0F}\u{20E3}", "\u{2764}\u{FE0F}",
        "\u{1F3F3}\u{FE0F}\u{200D}\u{1F308}", "\u{1F469}\u{1F3FD}\u{200D}\u{1F4BB}",
    ])
    func emojiSequences(text: String) throws {
        let layout = TextLayout(text, font: font)
        let run = try #require(layout.lines[0].runs.first)
        #expect(run.face.postScriptName == "NotoColorEmoji")
        #expect(layout.lines[0].runs.count == 1 && run.glyphs.count == 1)
        #expect(layout.size.width == Emoji.advance(size: 17))
        // An image is as wide as the advance.
        #expect(abs(run.size * 136 / 109 - layout.size.width) < 1e-9)
    }

    /// Property: a sequence that the font doesn't know is shown as its parts.
    @Test func unknownSequencesAreSeveralEmoji() {
        let layout = TextLayout("\u{1F34E}\u{200D}\u{1F34C}", font: font)
        let places = layout.lines[0].runs.flatMap(\.glyphs).map(\.position.x)
        #expect(places == [0, Emoji.advance(size: 17)])
        #expect(layout.size.width == 2 * Emoji.advance(size: 17))
    }
}
