import ContactSheetDevices
import Testing

@testable import UIKit

/// Source: the sizes of Documentation/Metrics.md 5.1, which alerts follow. The scaling of buttons
/// is a decision.
@MainActor @Suite struct AlertMetricsTextSizeTests {
    private let large = UITraitCollection(preferredContentSizeCategory: .large)
    private let accessible = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)

    @Test func fontsFollowTheirTextStyles() {
        use()
        let metrics = AlertMetrics.alert().scaled(for: accessible)
        #expect(metrics.title.pointSize >= 26 && metrics.title.pointSize < 30)
        #expect(metrics.message.pointSize > 20 && metrics.button.pointSize >= 26)
        #expect(metrics.buttonHeight > 50)
    }

    /// Property: at the default text size, an alert's size doesn't change.
    @Test func defaultSizeHasTheMeasuredMetrics() {
        use()
        let (plain, scaled) = (AlertMetrics.alert(), AlertMetrics.alert().scaled(for: large))
        #expect(scaled.title.pointSize == plain.title.pointSize)
        #expect(scaled.buttonHeight == plain.buttonHeight)
    }

    @Test func olderAlertsHaveOneSize() {
        use("iphone-4s", iOS: IOSVersion(9))
        #expect(AlertMetrics.alert().scaled(for: accessible).title.pointSize == 17)
    }
}
