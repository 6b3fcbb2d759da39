import ContactSheetDevices
import Testing
import Typesetting

@testable import UIKit

/// Source: Apple's documentation of UIFont; Documentation/Fonts.md 2.2 and 4.1 for names and
/// substitutes.
@MainActor @Suite struct UIFontTests {
    @Test func weightsAreKept() {
        use()
        let font = UIFont.systemFont(ofSize: 20, weight: .heavy)
        #expect(font.fontName == ".SFUI-Heavy" && font.typeset.weight == .heavy)
        #expect(UIFont.boldSystemFont(ofSize: 17).typeset.weight == .bold)
        #expect(UIFont.italicSystemFont(ofSize: 17).typeset.isItalic)
        #expect(font.withSize(11).typeset.weight == .heavy)
    }

    /// Property: monospaced digits have the same width, unlike proportional ones.
    @Test func monospacedDigits() {
        use()
        func width(_ text: String, _ font: UIFont) -> CGFloat {
            TextLayout(text, font: font.typeset).size.width
        }
        let even = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
        #expect(abs(width("1111", even) - width("0000", even)) < 0.001)
        let plain = UIFont.systemFont(ofSize: 17)
        #expect(width("1111", plain) < width("0000", plain) - 1)
        #expect(even != plain && even.lineHeight == plain.lineHeight)
    }

    @Test func monospacedCharacters() {
        use()
        let font = UIFont.monospacedSystemFont(ofSize: 10, weight: .bold)
        let width = TextLayout("illi", font: font.typeset).size.width
        #expect(abs(width - CGFloat(40 * 1266) / 2048) < 0.01)
        #expect(font.fontDescriptor.symbolicTraits.contains([.traitMonoSpace, .traitBold]))
    }

    @Test func familiesAndTheirFonts() {
        use()
        #expect(UIFont.familyNames == UIFont.familyNames.sorted())
        #expect(UIFont.familyNames.contains("Avenir Next"))
        #expect(UIFont.fontNames(forFamilyName: "Georgia").count == 4)
        #expect(UIFont.fontNames(forFamilyName: "None such").isEmpty)
        let (_, diagnostics) = DiagnosticLog.collecting {
            for family in UIFont.familyNames {
                for name in UIFont.fontNames(forFamilyName: family) {
                    #expect(UIFont(name: name, size: 12)?.familyName == family)
                }
            }
        }
        #expect(diagnostics.allSatisfy { $0.severity == .note } && !diagnostics.isEmpty)
    }

    @Test func substitutionsAreReportedOnce() {
        use()
        let (_, diagnostics) = DiagnosticLog.collecting {
            _ = UIFont(name: "Futura-Medium", size: 12)
            _ = UIFont(name: "Futura-Medium", size: 30)?.withSize(11)
        }
        #expect(diagnostics.count == 1)
        #expect(diagnostics.first?.message.contains("Futura-Medium") == true)
    }
}
