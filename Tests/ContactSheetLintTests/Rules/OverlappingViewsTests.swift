import InterfaceBuilder
import Testing
import UIKit

@testable import ContactSheetLint
@testable import ContactSheetPreviews

/// Source: frames calculated by hand.
@MainActor @Suite struct OverlappingViewsTests {
    private func messages(
        landscape: Bool = false, _ build: @escaping @MainActor @Sendable (UIView) -> Void
    ) -> [String] {
        RuleTestScreen.issues(OverlappingViews.rule, landscape: landscape, build)
            .map(\.issue.message)
    }

    private static func panel(_ frame: CGRect, _ label: UILabel) -> UIView {
        let panel = UIView(frame: frame)
        panel.addSubview(label)
        return panel
    }

    @Test func textsInDifferentSuperviews() {
        let found = messages {
            let title = RuleTestScreen.label("A long title", CGRect(0, 0, 120, 21))
            $0.addSubview(Self.panel(CGRect(20, 100, 150, 40), title))
            let text = RuleTestScreen.label("Statistics", CGRect(0, 16, 120, 21))
            $0.addSubview(Self.panel(CGRect(40, 90, 150, 60), text))
        }
        #expect(found == ["“Statistics” overlaps “A long title”"])
    }

    @Test func panelsInTheSamePlaceAreAlternatives() {
        let found = messages {
            for text in ["Loading", "No results"] {
                let label = RuleTestScreen.label(text, CGRect(20, 20, 120, 21))
                $0.addSubview(Self.panel(CGRect(0, 100, 375, 200), label))
            }
        }
        #expect(found.isEmpty)
    }

    @Test func panelsWithABackgroundHideOtherViews() {
        let found = messages(landscape: true) {
            $0.addSubview(RuleTestScreen.label("Statistics", CGRect(20, 120, 90, 21)))
            let label = RuleTestScreen.label("Done", CGRect(20, 20, 90, 21))
            let panel = Self.panel(CGRect(0, 100, 200, 300), label)
            panel.backgroundColor = .white
            $0.addSubview(panel)
        }
        #expect(found.isEmpty)
    }

    @Test func scrolledContentPassesUnderOtherViews() {
        let found = messages {
            let scroll = UIScrollView(frame: $0.bounds)
            scroll.contentSize = CGSize(width: 375, height: 2000)
            scroll.addSubview(RuleTestScreen.label("Statistics", CGRect(20, 100, 90, 21)))
            $0.addSubview(scroll)
            $0.addSubview(RuleTestScreen.label("Done", CGRect(20, 100, 90, 21)))
        }
        #expect(found.isEmpty)
    }

    @Test func viewsThatCoverATextOnSomeScreens() {
        let found = messages(landscape: true) {
            $0.addSubview(RuleTestScreen.label("Statistics", CGRect(20, 200, 90, 21)))
            // 100 points above the bottom: at 567 in portrait, and at 275 in landscape.
            let cover = UIView(frame: CGRect(0, $0.bounds.height - 180, 375, 100))
            cover.autoresizingMask = .flexibleTopMargin
            cover.backgroundColor = .gray
            $0.addSubview(cover)
        }
        #expect(found == ["“View” covers “Statistics”"])
    }

    @Test func viewsThatCoverATextEverywhereAreMeant() {
        let found = messages(landscape: true) {
            $0.addSubview(RuleTestScreen.label("Statistics", CGRect(20, 200, 90, 21)))
            let cover = UIView(frame: CGRect(0, 205, 375, 100))
            cover.backgroundColor = .gray
            $0.addSubview(cover)
        }
        #expect(found.isEmpty)
    }

    @Test func buttonsAtTheEndOfAFieldAreMeant() {
        let found = messages {
            let field = UITextField(frame: CGRect(20, 100, 300, 34))
            field.borderStyle = .roundedRect
            $0.addSubview(field)
            let button = UIButton(type: .system)
            button.setTitle("Clear", for: .normal)
            button.frame = CGRect(270, 102, 50, 30)
            $0.addSubview(button)
        }
        #expect(found.isEmpty)
    }

    @Test func backgroundsOfButtonsHideOtherViews() {
        let found = messages {
            $0.addSubview(RuleTestScreen.label("Statistics of the month", CGRect(20, 100, 200, 21)))
            let button = UIButton(type: .system)
            button.setTitle("Log In", for: .normal)
            button.backgroundColor = .green
            button.frame = CGRect(20, 108, 250, 80)
            $0.addSubview(button)
        }
        #expect(found == ["“Log In” overlaps “Statistics of the month”"])
    }
}
