import Foundation
import Testing

@testable import Typesetting

/// Source: a recorded probe on iOS 26.1 (Documentation/Fonts.md 1.4).
@Suite struct SystemAdvancesTests {
    private static func advances(_ weight: FontWeight, _ share: CGFloat = 0) -> SystemAdvances {
        SystemAdvances(weight: weight, displayShare: share, design: .sanFrancisco)
    }

    @Test(
        "masters and the weights between them",
        arguments: [
            (FontWeight.regular, 0, 1380), (.black, 0, 1620), (.regular, 1, 1301),
            (.ultraLight, 0, 1330),
        ] as [(FontWeight, CGFloat, CGFloat)])
    func masters(_ weight: FontWeight, _ share: CGFloat, _ units: CGFloat) throws {
        let advance = try #require(Self.advances(weight, share).advance(of: UInt8(ascii: "A")))
        #expect(abs(advance * 2048 - units) < 0.5)
    }

    @Test func boldIsHalfwayBetweenRegularAndBlack() throws {
        let letter = UInt8(ascii: "M")
        let all = [FontWeight.regular, .bold, .black]
            .compactMap { Self.advances($0).advance(of: letter) }
        #expect(abs(all[1] - (all[0] + all[2]) / 2) < 1e-9)
    }

    /// Widths of labels that Xcode 7 and 8 stored, in points: wider than those of later versions,
    /// but for capitals and digits (Documentation/Fonts.md 1.4).
    @Test(
        "lowercase letters of the display family of iOS 9 and 10",
        arguments: [
            ("City Name", 31, 143.5), ("Camera Paused", 27, 189), ("Post Title", 21, 87.5),
            ("180", 20, 34.5),
        ] as [(String, CGFloat, CGFloat)])
    func wideLowercase(_ text: String, _ size: CGFloat, _ width: CGFloat) {
        let widths = [SystemFontDesign.sanFrancisco9, .sanFrancisco11].map {
            TextLayout(text, font: .system(size: size, design: $0)).size.width
        }
        #expect(abs(widths[0] - width) < 1)
        #expect(text == "180" ? widths[0] == widths[1] : widths[0] > widths[1] + 2)
    }

    /// Widths of labels that Interface Builder stored, in points (Documentation/Fonts.md 1.4).
    @Test(
        "punctuation outside ASCII",
        arguments: [
            ("Don’t have an account?", 15, 161), ("I’m always available", 12, 111),
            ("•", 14, 6.5), ("¥3000", 16, 49.5),
        ] as [(String, CGFloat, CGFloat)])
    func punctuation(_ text: String, _ size: CGFloat, _ width: CGFloat) {
        #expect(abs(TextLayout(text, font: .system(size: size)).size.width - width) <= 0.51)
    }

    /// Widths of labels that Xcode 5 and 6 stored, in whole points (Documentation/Fonts.md 4.4).
    @Test(
        "Helvetica Neue",
        arguments: [
            ("Example Label", 113), ("Keyboard Visible", 129), ("Credits and Licence", 154),
            ("RainMachine Hardware V 3.60", 232),
        ] as [(String, CGFloat)])
    func helveticaNeue(_ text: String, _ width: CGFloat) {
        let fonts = [
            Font.system(size: 17, design: .helveticaNeue),
            Font.named("HelveticaNeue", size: 17).font,
        ]
        for font in fonts {
            #expect(TextLayout(text, font: font).size.width.rounded(.up) == width)
        }
    }

    @Test func punctuationFollowsTheWeightAndTheOpticalSize() throws {
        let bullet: Unicode.Scalar = "•"
        let regular = try #require(Self.advances(.regular).advance(of: bullet))
        #expect(try #require(Self.advances(.bold).advance(of: bullet)) > regular)
        #expect(try #require(Self.advances(.regular, 1).advance(of: bullet)) < regular)
        #expect(Self.advances(.regular).advance(of: "…" as Unicode.Scalar) == nil)
    }

    @Test func othersThanASCIIHaveNone() {
        #expect(Self.advances(.regular).advance(of: 0x1F) == nil)
        #expect(Self.advances(.regular).advance(of: 0x7F) == nil)
        #expect(Self.advances(.regular).kerning(0xC3, 0x41) == 0)
    }

    @Test(
        "kerning by pair, also of the space",
        arguments: [
            ("T", "a", -170), ("A", "T", -170), ("a", "a", 0),
        ] as [(Character, Character, CGFloat)])
    func kerning(_ first: Character, _ second: Character, _ units: CGFloat) throws {
        let pair = try (#require(first.asciiValue), #require(second.asciiValue))
        #expect(Self.advances(.regular).kerning(pair.0, pair.1) * 2048 == units)
    }

    /// Widths of whole strings with kerning, unrounded, in points.
    @Test(
        "widths of strings",
        arguments: [
            ("Hello UIKit", 8, FontWeight.regular, 41.957), ("Hello UIKit", 8, .bold, 44.945),
            ("The quick brown fox jumps over the lazy dog", 8, .regular, 176.977),
            ("The quick brown fox jumps over the lazy dog", 8, .bold, 186.947),
            ("0123456789", 8, .regular, 50.453), ("Hello UIKit", 30, .regular, 135.879),
            ("Hello UIKit", 30, .bold, 147.166),
            ("The quick brown fox jumps over the lazy dog", 30, .regular, 567.715),
            ("WWWW MMMM", 30, .regular, 220.298),
        ] as [(String, CGFloat, FontWeight, CGFloat)])
    func widths(_ text: String, _ size: CGFloat, _ weight: FontWeight, _ width: CGFloat) {
        let font = Font.system(size: size, weight: weight)
        #expect(abs(TextLayout(text, font: font).size.width / width - 1) < 0.01)
    }

    @Test func accentsKeepTheAdvanceOfTheirLetter() {
        let font = Font.system(size: 17)
        let (plain, accented) = ("Uber einen Cafe", "Über einen Café")
        #expect(
            abs(
                TextLayout(plain, font: font).size.width
                    - TextLayout(accented, font: font).size.width)
                < 1e-9)
    }

    /// Property: both shapers place ASCII alike.
    @Test func mixedTextHasTheSamePlaces() throws {
        let font = Font.system(size: 17)
        let plain = try #require(TextLayout("To Water", font: font).lines.first?.runs.first)
        let mixed = try #require(TextLayout("To Water é", font: font).lines.first?.runs.first)
        for (a, b) in zip(plain.glyphs, mixed.glyphs) {
            #expect(abs(a.position.x - b.position.x) < 0.02)
        }
    }
}
