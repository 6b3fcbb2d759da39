import InterfaceBuilder
import Testing
import UIKit

@testable import ContactSheetLint
@testable import ContactSheetPreviews

@MainActor @Suite struct SqueezedViewTests {
    @Test("a field of 20 points on an iPhone 6s, and of 59 on an iPhone 6s Plus")
    func fieldsThatAreTooNarrow() {
        let found = RuleTestScreen.issues(
            SqueezedView.rule, on: ["iphone-6s", "iphone-6s-plus"]
        ) {
            let field = UITextField(frame: CGRect(20, 100, $0.bounds.width - 355, 34))
            field.autoresizingMask = .flexibleWidth
            $0.addSubview(field)
        }
        #expect(found.map(\.issue.message) == ["“Text Field” is compressed to 20 × 34 points"])
    }
}
