import ContactSheetDevices
import Testing

@testable import UIKit

/// Source: the body style's sizes of Documentation/Metrics.md 5.1. That accessories scale with them
/// is a decision.
@MainActor @Suite struct AccessoryScaleTests {
    private func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
        UITraitCollection(preferredContentSizeCategory: category)
    }

    @Test func accessoriesGrowWithTheBodyStyle() {
        use()
        #expect(TableMetrics.accessoryScale(traits(.large)) == 1)
        #expect(TableMetrics.accessoryScale(traits(.extraSmall)) == 1)
        #expect(TableMetrics.accessoryScale(traits(.accessibilityMedium)) == 28 / CGFloat(17))
    }

    @Test(arguments: [
        UITableViewCell.AccessoryType.disclosureIndicator, .checkmark, .detailButton,
        .detailDisclosureButton,
    ])
    func accessoriesAreWiderWithLargeText(type: UITableViewCell.AccessoryType) {
        use()
        let usual = TableMetrics.accessoryWidth(type, traits(.large))
        #expect(TableMetrics.accessoryWidth(type, traits(.accessibilityMedium)) > usual)
    }

    @Test func notBeforeIOS13() {
        use("iphone-6", iOS: IOSVersion(12))
        #expect(TableMetrics.accessoryScale(traits(.accessibilityMedium)) == 1)
    }
}
