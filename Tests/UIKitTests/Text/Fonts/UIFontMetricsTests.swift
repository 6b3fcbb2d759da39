import ContactSheetDevices
import Testing

@testable import UIKit

@MainActor @Suite struct UIFontMetricsTests {
    private func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
        UITraitCollection(preferredContentSizeCategory: category)
    }

    /// Source: published measurements for 17 points in the body style, at M on a screen with 3
    /// pixels per point (jaredsinclair.com, 2024) and at AX5 (Stack Overflow 51243804).
    @Test(
        arguments: [
            (UIContentSizeCategory.medium, 49.0 / 3), (.large, 17),
            (.accessibilityExtraExtraExtraLarge, 48),
        ] as [(UIContentSizeCategory, CGFloat)])
    func measured(category: UIContentSizeCategory, size: CGFloat) {
        use("iphone-15")
        let metrics = UIFontMetrics(forTextStyle: .body)
        let value = metrics.scaledValue(for: 17, compatibleWith: traits(category))
        #expect(abs(value - size) < 1e-9)
    }

    /// Source: Documentation/Metrics.md 10.1: fonts are scaled to whole points (17 × 21 / 22 =
    /// 16.2, 13 × 29 / 22 = 17.1, 17 × 62 / 22 = 47.9), and values to pixels.
    @Test(
        arguments: [
            (UIContentSizeCategory.medium, 17, 16), (.extraExtraExtraLarge, 13, 17),
            (.accessibilityExtraExtraExtraLarge, 17, 48), (.large, 15.5, 15.5),
        ] as [(UIContentSizeCategory, CGFloat, CGFloat)])
    func fontsOfWholePoints(category: UIContentSizeCategory, base: CGFloat, size: CGFloat) {
        use("iphone-15")
        let font = UIFontMetrics(forTextStyle: .body).scaledFont(
            for: .systemFont(ofSize: base), compatibleWith: traits(category))
        #expect(font.pointSize == size)
    }

    /// Formula: 20 × 46 / 41 for the large title's leading at XXL, in half points.
    @Test func formula() {
        use("iphone-11")
        let metrics = UIFontMetrics(forTextStyle: .largeTitle)
        let value = metrics.scaledValue(for: 20, compatibleWith: traits(.extraExtraLarge))
        #expect(value == 22.5)
    }

    @Test func limitsHoldWhenResolvedAgain() {
        use("iphone-11")
        let base = UIFont.systemFont(ofSize: 17, weight: .bold)
        let font = UIFontMetrics.default.scaledFont(for: base, maximumPointSize: 30)
        #expect(font.pointSize == 17 && font.typeset.weight == .bold)
        #expect(font.resolved(for: traits(.accessibilityExtraExtraExtraLarge)).pointSize == 30)
        #expect(font.resolved(for: traits(.extraSmall)).pointSize == 15)
    }

    @Test func aScaledFontIsNotScaledAgain() {
        use("iphone-11") { $0.contentSize = .accessibilityLarge }
        let (sizes, diagnostics) = DiagnosticLog.collecting {
            let font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17))
            return [font.pointSize, UIFontMetrics.default.scaledFont(for: font).pointSize]
        }
        #expect(sizes[0] == sizes[1] && sizes[0] > 17)
        #expect(diagnostics.count == 1 && diagnostics.first?.severity == .warning)
    }
}
