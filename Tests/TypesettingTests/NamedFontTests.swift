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
        ("Times New Roman", "LiberationSerif"), ("Georgia-Bold", "LiberationSerif-Bold"),
        ("CourierNewPSMT", "LiberationMono"), ("Courier-Oblique", "LiberationMono-Italic"),
        ("Menlo-Regular", "DejaVuSansMono"), ("Menlo-Bold", "DejaVuSansMono-Bold"),
        ("Verdana-Bold", "DejaVuSans-Bold"), ("TrebuchetMS", "LiberationSans"),
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
