import ContactSheetDevices
import Testing
import Typesetting

@testable import UIKit

/// Source: Apple's documentation of UIFontDescriptor; Documentation/Metrics.md 5.2 for emphasized
/// weights.
@MainActor @Suite struct UIFontDescriptorTests {
    @Test func emphasizedStyles() throws {
        use()
        let expected: [(UIFont.TextStyle, FontWeight)] = [
            (.largeTitle, .bold), (.title3, .bold), (.body, .semibold), (.caption2, .semibold),
        ]
        for (style, weight) in expected {
            let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style)
            let bold = try #require(descriptor.withSymbolicTraits(.traitBold))
            let font = UIFont(descriptor: bold, size: 0)
            #expect(font.typeset.weight == weight)
            #expect(font.pointSize == descriptor.pointSize)
            let large = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
            #expect(font.resolved(for: large).typeset.weight == weight)
        }
    }

    @Test(arguments: [
        ("HelveticaNeue", "HelveticaNeue-Bold", "HelveticaNeue-Italic"),
        ("ArialMT", "Arial-BoldMT", "Arial-ItalicMT"),
        ("TimesNewRomanPSMT", "TimesNewRomanPS-BoldMT", "TimesNewRomanPS-ItalicMT"),
        ("AvenirNext-Regular", "AvenirNext-Bold", "AvenirNext-Italic"),
        ("Courier", "Courier-Bold", "Courier-Oblique"),
    ])
    func traitsOfNamedFonts(name: String, bold: String, italic: String) throws {
        use()
        let descriptor = try #require(UIFont(name: name, size: 15)).fontDescriptor
        #expect(descriptor.withSymbolicTraits(.traitBold)?.postscriptName == bold)
        #expect(descriptor.withSymbolicTraits(.traitItalic)?.postscriptName == italic)
        #expect(descriptor.withSymbolicTraits([])?.postscriptName == name)
    }

    @Test func aFamilyWithoutTheTraitHasNone() {
        use()
        let descriptor = UIFontDescriptor(name: "MarkerFelt-Thin", size: 12)
        #expect(descriptor.withSymbolicTraits(.traitItalic) == nil)
        #expect(descriptor.withDesign(.serif) == nil)
    }

    @Test func designs() throws {
        use()
        let plain = UIFont.systemFont(ofSize: 17, weight: .medium)
        let names: [(UIFontDescriptor.SystemDesign, String)] = [
            (.default, ".SFUI-Medium"), (.rounded, ".SFUIRounded-Medium"),
            (.serif, ".NewYork-Medium"), (.monospaced, ".SFUIMono-Medium"),
        ]
        for (design, name) in names {
            let descriptor = try #require(plain.fontDescriptor.withDesign(design))
            let font = UIFont(descriptor: descriptor, size: 0)
            #expect(font.fontName == name && font.lineHeight == plain.lineHeight)
        }
    }

    @Test func attributes() {
        use()
        let weight: [UIFontDescriptor.TraitKey: Any] = [.weight: UIFont.Weight.heavy]
        let heavy = UIFont.systemFont(ofSize: 12).fontDescriptor
            .addingAttributes([.traits: weight, .size: 20])
        #expect(UIFont(descriptor: heavy, size: 0).typeset.weight == .heavy)
        #expect(heavy.pointSize == 20)
        let named = UIFontDescriptor(fontAttributes: [
            .family: "Avenir Next", .face: "Medium Italic", .size: 13.0,
        ])
        #expect(UIFont(descriptor: named, size: 0).fontName == "AvenirNext-MediumItalic")
        let digits: [[UIFontDescriptor.FeatureKey: Any]] = [
            [.type: kNumberSpacingType, .selector: kMonospacedNumbersSelector]
        ]
        let even = UIFont.systemFont(ofSize: 12).fontDescriptor
            .addingAttributes([.featureSettings: digits])
        #expect(UIFont(descriptor: even, size: 0).typeset.hasMonospacedDigits)
        #expect(heavy.object(forKey: .size) as? CGFloat == 20)
    }

    @Test func explicitSizesRemoveTheTextStyle() {
        use()
        let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .headline)
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
        let tied = UIFont(descriptor: descriptor, size: descriptor.pointSize)
        #expect(tied.resolved(for: large).pointSize == 28)
        let free = UIFont(descriptor: descriptor, size: 40)
        #expect(free.resolved(for: large).pointSize == 40 && free.typeset.weight == .semibold)
    }
}
