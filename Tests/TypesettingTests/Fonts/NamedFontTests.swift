import Foundation
import Testing

@testable import Typesetting

@Suite struct NamedFontTests {
    /// Source: Documentation/Fonts.md 4.1 for the substitutes.
    @Test(arguments: [
        ("Helvetica", "LiberationSans"), ("Helvetica-Bold", "LiberationSans-Bold"),
        ("Helvetica-BoldOblique", "LiberationSans-BoldItalic"),
        ("HelveticaNeue", "LiberationSans"), ("HelveticaNeue-Light", "InterDisplay-Light"),
        ("HelveticaNeue-Medium", "LiberationSans"), ("Helvetica Neue", "LiberationSans"),
        ("HelveticaNeue-BoldItalic", "LiberationSans-BoldItalic"), ("ArialMT", "LiberationSans"),
        ("Arial-BoldMT", "LiberationSans-Bold"), ("Arial-ItalicMT", "LiberationSans-Italic"),
        ("TimesNewRomanPSMT", "LiberationSerif"), ("Times-Roman", "LiberationSerif"),
        ("TimesNewRomanPS-BoldItalicMT", "LiberationSerif-BoldItalic"),
        ("Times New Roman", "LiberationSerif"), ("Georgia-Bold", "C059-Bold"),
        ("CourierNewPSMT", "LiberationMono"), ("Courier-Oblique", "LiberationMono-Italic"),
        ("Menlo-Regular", "DejaVuSansMono"), ("Menlo-Bold", "DejaVuSansMono-Bold"),
        ("Verdana-Bold", "DejaVuSans-Bold"), ("TrebuchetMS", "LiberationSans"),
        ("Palatino-Italic", "P052-Italic"), ("Futura-Medium", "LeagueSpartan-Medium"),
        ("Avenir-Heavy", "Lato-Heavy"), ("AvenirNext-DemiBoldItalic", "Lato-SemiboldItalic"),
        ("GillSans-SemiBold", "Cabin-SemiBold"), ("ArialRoundedMTBold", "Quicksand-Bold"),
        ("HelveticaNeue-CondensedBold", "NimbusSansNarrow-Bold"),
    ])
    func substitute(name: String, face: String) {
        let result = Font.named(name, size: 12)
        #expect(result.font.face.postScriptName == face)
        #expect(result.font.name == name)
        #expect(result.diagnostic?.severity == .note)
        #expect(result.diagnostic?.message.contains(face) == true)
    }

    /// Source: Documentation/Metrics.md 4.3 (Helvetica Neue) and heights of stored labels, rounded
    /// up to a pixel.
    @Test(arguments: [
        ("HelveticaNeue", 17, 20), ("HelveticaNeue-Bold", 22, 26.5), ("HelveticaNeue", 14, 16.5),
        ("HelveticaNeue-Light", 21, 25), ("Helvetica", 36, 41.5), ("Helvetica-Bold", 72, 83),
        ("CourierNewPSMT", 17, 19.5), ("Menlo-Regular", 15, 17.5),
    ])
    func lineHeight(name: String, size: CGFloat, height: CGFloat) {
        let font = Font.named(name, size: size).font
        #expect((font.lineHeight * 2).rounded(.up) / 2 == height)
    }

    /// Formula: a character of Courier New is 1229 / 2048 em wide.
    @Test func monospacedWidth() {
        let font = Font.named("CourierNewPSMT", size: 17).font
        let width = TextLayout("all", font: font).size.width
        #expect(abs(width - 3 * 1229.0 / 2048 * 17) < 0.002)
    }

    @Test(
        arguments: [
            ("System", FontWeight.regular, false), (".SFUI-Semibold", .semibold, false),
            ("SFUIDisplay-Heavy", .heavy, false), ("SFProText-MediumItalic", .medium, true),
            (".AppleSystemUIFont", .regular, false), (".HelveticaNeueInterface-Thin", .thin, false),
        ] as [(String, FontWeight, Bool)])
    func systemNames(name: String, weight: FontWeight, italic: Bool) {
        let result = Font.named(name, size: 17)
        #expect(result.font == .system(size: 17, weight: weight, italic: italic))
        #expect(result.diagnostic == nil)
    }

    /// Property: every string is accepted as a name, and unknown names are reported.
    @Test(arguments: ["Sora-Bold", "", "-", "-Bold", "MT", "\u{1F600}", "OpenSans"])
    func unknownNamesGiveTheSystemFont(name: String) {
        let result = Font.named(name, size: 17)
        #expect(result.font.familyName == ".AppleSystemUIFont")
        #expect(result.diagnostic?.severity == .warning)
    }

    /// Source: Documentation/Fonts.md 4.4. The glyphs are widened by the factor that is missing
    /// after the letters have Apple's height, so that the spaces between them keep their proportion.
    @Test func glyphsAreScaledWithTheirAdvances() throws {
        let font = Font.named("Futura-CondensedMedium", size: 20).font
        let run = try #require(TextLayout("HH", font: font).lines[0].runs.first)
        let heights = 0.758 / 0.66
        #expect(abs(run.size - 20 * heights) < 1e-9)
        #expect(run.glyphs.allSatisfy { abs($0.widthScale - 0.752 / heights) < 1e-9 })
        let whole = Font.named("Helvetica", size: 20).font
        #expect(TextLayout("H", font: whole).lines[0].runs[0].glyphs[0].widthScale == 1)
    }

    /// Source: Documentation/Fonts.md 4.4. An accent doesn't change the letter's scale.
    @Test func roundedGlyphsFillSanFranciscosAdvances() throws {
        let font = Font.system(size: 20, cut: .rounded)
        let scales = ["e", "\u{E9}"].map {
            TextLayout($0, font: font).lines[0].runs[0].glyphs[0].widthScale
        }
        #expect(scales[0] != 1 && abs(scales[0] - scales[1]) < 1e-3)
        #expect(
            TextLayout("e", font: font).size.width
                == TextLayout("e", font: .system(size: 20)).size.width)
    }

    /// Source: Documentation/Fonts.md 4.1; the note names both faces.
    @Test func fontsOfALanguageNameItsFace() {
        let result = Font.named("PingFangTC-Semibold", size: 17)
        #expect(
            result.diagnostic?.message
                == "the font PingFangTC-Semibold is drawn with Inter-SemiBold and NotoSansCJKtc-Bold"
        )
    }

    /// Source: Documentation/Fonts.md 4.4, factors on the widths of stored labels.
    @Test(arguments: [("Avenir-Book", 0.943), ("Avenir-Medium", 0.946), ("Avenir-Heavy", 0.957)])
    func widthsOfAvenir(name: String, factor: Double) {
        let text = "The quick brown fox jumps over the lazy dog"
        var inter = Font.named(name, size: 17).font
        inter.face = FontCatalog.shared.face(of: .inter, inter.weight, italic: false)
        inter.advanceScale = 1
        let width = TextLayout(text, font: Font.named(name, size: 17).font).size.width
        #expect(abs(width / TextLayout(text, font: inter).size.width / factor - 1) < 0.02)
    }

    /// Source: widths that Interface Builder stored for labels in these fonts, within 1.5 points.
    @Test(arguments: [
        ("HelveticaNeue-Light", "Instant Poetry", 12, 72),
        ("HelveticaNeue-Light", "Wild Fables", 12, 60),
        ("HelveticaNeue-Light", "MarqueeLabel", 22, 135),
        ("AvenirNext-Medium", "Weather", 23, 90),
    ])
    func widthsOfNamedFonts(name: String, text: String, size: CGFloat, width: CGFloat) {
        let font = Font.named(name, size: size).font
        #expect(abs(TextLayout(text, font: font).size.width - width) < 1.5 + width / 50)
    }
}
