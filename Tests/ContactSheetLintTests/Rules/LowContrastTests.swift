import InterfaceBuilder
import Testing
import UIKit

@testable import ContactSheetLint
@testable import ContactSheetPreviews

/// Source: colors whose contrast WCAG 2.1 defines.
@MainActor @Suite struct LowContrastTests {
    @Test func theDefaultTintOnWhiteIsMeant() {
        let found = RuleTestScreen.issues(LowContrast.rule) {
            let button = UIButton(type: .system)
            button.setTitle("Continue", for: .normal)
            button.frame = CGRect(20, 100, 120, 40)
            $0.addSubview(button)
        }
        #expect(found.isEmpty)
    }

    @Test func textsWithTheSameColorsAreOneIssue() {
        let found = RuleTestScreen.issues(LowContrast.rule) {
            for (index, text) in ["One", "Two", "Three"].enumerated() {
                let label = RuleTestScreen.label(
                    text, CGRect(20, 100 + 40 * CGFloat(index), 90, 21))
                label.textColor = UIColor(white: 0.8, alpha: 1)
                $0.addSubview(label)
            }
        }
        #expect(
            found.map(\.issue.message) == [
                "“One”, “Two”, and “Three” have a contrast of 1.6:1, below 4.5:1"
            ])
    }
}
