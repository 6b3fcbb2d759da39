import Foundation
import Testing

@testable import UIKit

/// Source: Apple, *minimumContentSizeCategory* and *maximumContentSizeCategory*: the limits apply to
/// a view and its descendants; in an invalid range, the maximum applies.
@MainActor @Suite struct TextSizeLimitTests {
    private func category(
        _ own: UIContentSizeCategory, _ change: (UIView) -> Void
    ) -> UIContentSizeCategory {
        use("iphone-15") { $0.contentSize = own }
        let (view, inner) = (UIView(), UIView())
        view.addSubview(inner)
        change(view)
        return inner.traitCollection.preferredContentSizeCategory
    }

    @Test func limits() {
        #expect(category(.accessibilityLarge) { _ in } == .accessibilityLarge)
        #expect(
            category(.accessibilityLarge) { $0.maximumContentSizeCategory = .extraLarge }
                == .extraLarge)
        #expect(category(.small) { $0.minimumContentSizeCategory = .large } == .large)
        #expect(category(.medium) { $0.maximumContentSizeCategory = .extraLarge } == .medium)
    }

    @Test func theMaximumTakesPrecedence() {
        let limited = category(.large) {
            $0.minimumContentSizeCategory = .accessibilityLarge
            $0.maximumContentSizeCategory = .small
        }
        #expect(limited == .small)
    }

    @Test func fontsFollowTheLimit() {
        use("iphone-15") { $0.contentSize = .accessibilityLarge }
        let (label, field, text) = (UILabel(), UITextField(), UITextView())
        for view in [label, field, text] as [UIView] {
            view.maximumContentSizeCategory = .extraLarge
        }
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        text.font = .preferredFont(forTextStyle: .body)
        text.adjustsFontForContentSizeCategory = true
        #expect([label.font, field.font, text.font].map { $0?.pointSize } == [19, 19, 19])
        label.maximumContentSizeCategory = nil
        #expect(label.font.pointSize == 33)
    }
}
