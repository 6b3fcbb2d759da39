import Testing
import UIKit

@testable import ContactSheetLint

/// Source: bars are transparent at the edges of content from iOS 15 on (Documentation/Materials.md 4),
/// and a screen is black where nothing is drawn.
@MainActor @Suite struct UncoveredAreaTests {
    private func messages(_ edges: UIRectEdge, toolbar: Bool = false, _ color: UIColor? = nil)
        -> [String]
    {
        let found = RuleTestScreen.issues(
            UncoveredArea.rule, on: ["iphone-15"],
            in: { controller in
                controller.edgesForExtendedLayout = edges
                controller.title = "Statistics"
                controller.toolbarItems = [UIBarButtonItem(title: "Edit")]
                let bars = UINavigationController(rootViewController: controller)
                bars.isToolbarHidden = !toolbar
                bars.view.backgroundColor = color
                return bars
            }, { _ in })
        return found.map(\.issue.message)
    }

    @Test func contentThatEndsAtABar() {
        #expect(
            messages([.bottom]) == [
                "the area below the navigation bar is black, because no view with a background "
                    + "extends there"
            ])
        #expect(
            messages([.top], toolbar: true) == [
                "the area below the toolbar is black, because no view with a background extends there"
            ])
    }

    @Test func coveredAreas() {
        #expect(messages(.all, toolbar: true) == [])
        #expect(messages([], toolbar: true, .white) == [])
    }
}
