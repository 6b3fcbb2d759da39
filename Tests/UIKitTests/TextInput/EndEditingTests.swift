import ContactSheetDevices
import Testing

@testable import UIKit

/// Source: Apple's documentation of `endEditing(_:)`.
@MainActor @Suite struct EndEditingTests {
    @Test func fieldsInTheSubtreeEndEditing() {
        use()
        let (form, other, field) = (UIView(), UIView(), UITextField())
        form.addSubview(field)
        #expect(field.becomeFirstResponder())
        #expect(!other.endEditing(false) && field.isFirstResponder)
        #expect(form.endEditing(false) && !field.isFirstResponder)
        #expect(!form.endEditing(false))
    }
}
