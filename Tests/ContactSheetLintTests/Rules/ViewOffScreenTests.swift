import InterfaceBuilder
import Testing
import UIKit

@testable import ContactSheetLint
@testable import ContactSheetPreviews

/// Source: frames calculated by hand.
@MainActor @Suite struct ViewOffScreenTests {
    private func messages(
        _ devices: [String] = ["iphone-6s", "iphone-6s-plus"],
        _ build: @escaping @MainActor @Sendable (UIView) -> Void
    ) -> [String] {
        RuleTestScreen.issues(ViewOffScreen.rule, on: devices, build).map(\.issue.message)
    }

    @Test func barsParkedAtTheEdgeAreMeant() {
        let found = messages {
            let bar = UIView(frame: CGRect(0, $0.bounds.height, 375, 60))
            bar.autoresizingMask = .flexibleTopMargin
            bar.addSubview(RuleTestScreen.label("Saved", CGRect(20, 20, 90, 21)))
            $0.addSubview(bar)
        }
        #expect(found.isEmpty)
    }

    @Test("18 of 411 points are missing at both sides of 375, and none of 414")
    func centeredTextsAreCutAtBothSides() {
        let found = messages {
            let label = RuleTestScreen.label("The Great Fish Company", CGRect(0, 100, 405, 40))
            label.font = .systemFont(ofSize: 38)
            label.textAlignment = .center
            label.frame.size.width = label.sizeThatFits(.zero).width
            label.center.x = $0.bounds.midX
            label.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
            $0.addSubview(label)
        }
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix("“The Great Fish Company” is partly beyond the ") == true)
    }
}
