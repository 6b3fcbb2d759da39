import ContactSheetDevices
import Testing
import Typesetting

@testable import UIKit

/// Source: Documentation/Metrics.md 5.
@MainActor @Suite struct UIFontTextStylesTests {
    @Test(
        arguments: [
            (UIContentSizeCategory.extraSmall, 14), (.large, 17), (.extraExtraExtraLarge, 23),
            (.accessibilityExtraExtraExtraLarge, 53),
        ] as [(UIContentSizeCategory, CGFloat)])
    func bodySizes(category: UIContentSizeCategory, size: CGFloat) {
        use { $0.contentSize = category }
        #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == size)
        let usual = UITraitCollection(preferredContentSizeCategory: .large)
        let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: usual)
        #expect(font.pointSize == 17)
    }

    /// Apple, WWDC 2017, session 245: only body followed the accessibility sizes before iOS 11.
    @Test func accessibilitySizesBefore11() {
        use("iphone-6", iOS: IOSVersion(10)) {
            $0.contentSize = .accessibilityExtraExtraExtraLarge
        }
        #expect(UIFont.preferredFont(forTextStyle: .footnote).pointSize == 19)
        #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 53)
        use("iphone-6", iOS: IOSVersion(11)) {
            $0.contentSize = .accessibilityExtraExtraExtraLarge
        }
        #expect(UIFont.preferredFont(forTextStyle: .footnote).pointSize == 44)
    }

    @Test func theFirstTitleWasLight() {
        use("iphone-6", iOS: IOSVersion(10))
        #expect(UIFont.preferredFont(forTextStyle: .title1).typeset.weight == .light)
        use("iphone-6", iOS: IOSVersion(11))
        #expect(UIFont.preferredFont(forTextStyle: .title1).typeset.weight == .regular)
    }

    @Test func stylesOfLaterVersionsAreReported() {
        use("iphone-5", iOS: IOSVersion(8))
        let (font, diagnostics) = DiagnosticLog.collecting {
            _ = UIFont.preferredFont(forTextStyle: .body)
            return UIFont.preferredFont(forTextStyle: .largeTitle)
        }
        #expect(font.pointSize == 34)
        #expect(diagnostics.count == 1 && diagnostics.first?.severity == .note)
    }

    @Test func resolvingFollowsTheTextSize() {
        use()
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        let headline = UIFont.preferredFont(forTextStyle: .headline)
        let resolved = headline.resolved(for: large)
        #expect(resolved.pointSize == 33 && resolved.typeset.weight == .semibold)
        #expect(resolved.typeset.lineAdvance == 40)
        #expect(headline.withSize(20).resolved(for: large).pointSize == 20)
        #expect(UIFont.systemFont(ofSize: 17).resolved(for: large).pointSize == 17)
    }

    /// With the Bold Text setting, regular becomes semibold, and headlines become bold.
    @Test func boldText() {
        use { $0.hasBoldText = true }
        #expect(UIFont.systemFont(ofSize: 17).typeset.weight == .semibold)
        #expect(UIFont.preferredFont(forTextStyle: .headline).typeset.weight == .bold)
        #expect(UIFont.systemFont(ofSize: 17).fontDescriptor.recipe.weight == .regular)
        #expect(UIAccessibility.isBoldTextEnabled)
        use("iphone-3gs", iOS: IOSVersion(6)) { $0.hasBoldText = true }
        #expect(UIFont.systemFont(ofSize: 17).typeset.weight == .regular)
    }

    @Test func aLabelAdjustsItsFont() {
        use()
        let window = UIWindow(frame: UIScreen.main.bounds)
        let outer = UIView()
        let (adjusting, fixed) = (UILabel(), UILabel())
        for label in [adjusting, fixed] {
            label.font = .preferredFont(forTextStyle: .body)
            outer.addSubview(label)
        }
        adjusting.adjustsFontForContentSizeCategory = true
        window.addSubview(outer)
        outer.traitOverrides.preferredContentSizeCategory = .extraLarge
        #expect(adjusting.font.pointSize == 19 && fixed.font.pointSize == 17)
        outer.traitOverrides.preferredContentSizeCategory = .unspecified
        #expect(adjusting.font.pointSize == 17)
    }
}
