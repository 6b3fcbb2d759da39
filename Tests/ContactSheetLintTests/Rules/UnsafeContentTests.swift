import InterfaceBuilder
import Testing
import UIKit

@testable import ContactSheetLint
@testable import ContactSheetPreviews

/// Source: frames calculated by hand. Tab bars are 49 points high up to iOS 18, above the home
/// indicator (Documentation/Metrics.md 1.4).
@MainActor @Suite struct UnsafeContentTests {
    @Test func textUnderATabBar() {
        let found = RuleTestScreen.issues(UnsafeContent.rule, in: Self.tabs) {
            $0.addSubview(RuleTestScreen.label("Statistics", CGRect(20, 625, 90, 21)))
            $0.addSubview(RuleTestScreen.label("Above", CGRect(20, 590, 90, 21)))
        }
        #expect(found.map(\.issue.message) == ["“Statistics” is under the tab bar"])
        #expect(found.map(\.issue.hint) == ["Constrain the view to the safe area."])
    }

    @Test func scrolledContentPassesUnderBars() {
        let found = RuleTestScreen.issues(UnsafeContent.rule, in: Self.tabs) {
            let scroll = UIScrollView(frame: $0.bounds)
            scroll.addSubview(RuleTestScreen.label("Statistics", CGRect(20, 625, 90, 21)))
            $0.addSubview(scroll)
        }
        #expect(found.isEmpty)
    }

    @Test func wideControlsHaveTheirContentInTheCenter() {
        let found = RuleTestScreen.issues(
            UnsafeContent.rule, on: ["iphone-x"], landscape: true
        ) {
            let picker = UIDatePicker(frame: CGRect(0, 200, 375, 35))
            picker.preferredDatePickerStyle = .compact
            picker.autoresizingMask = .flexibleWidth
            $0.addSubview(picker)
        }
        #expect(found.isEmpty)
    }

    private static func tabs(_ controller: UIViewController) -> UIViewController {
        controller.tabBarItem.title = "First"
        let tabs = UITabBarController()
        tabs.viewControllers = [controller]
        return tabs
    }
}
