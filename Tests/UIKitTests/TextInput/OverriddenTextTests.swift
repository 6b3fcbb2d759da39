import Foundation
import Testing
import UIKit

/// Setters of attributed texts and overridden setters of plain texts. Source: subclasses in public code that set
/// the attributed text in `didSet` of the plain one, which would never return if one setter called the other.
@MainActor @Suite struct OverriddenTextTests {
    private final class Field: UITextField {
        var count = 0
        override var text: String? {
            didSet {
                count += 1
                attributedText = NSAttributedString(string: text ?? "")
            }
        }
        override var placeholder: String? {
            didSet {
                count += 1
                attributedPlaceholder = NSAttributedString(string: placeholder ?? "")
            }
        }
    }

    private final class Label: UILabel {
        var count = 0
        override var text: String? {
            didSet {
                count += 1
                attributedText = NSAttributedString(string: text ?? "")
            }
        }
    }

    private final class TextView: UITextView {
        var count = 0
        override var text: String! {
            didSet {
                count += 1
                attributedText = NSAttributedString(string: text ?? "")
            }
        }
    }

    @Test func attributedTextsDontCallTheSetterOfThePlainText() {
        let field = Field()
        field.text = "a"
        field.placeholder = "b"
        #expect(field.count == 2)
        #expect(field.text == "a" && field.placeholder == "b")
        let label = Label()
        label.text = "c"
        #expect(label.count == 1 && label.text == "c")
        let view = TextView()
        view.text = "d"
        #expect(view.count == 1 && view.text == "d")
    }

    @Test func storagesDontCallTheSetterOfThePlainText() {
        let view = TextView()
        view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "e")
        #expect(view.count == 0 && view.text == "e")
    }

    @Test func typingDoesntCallTheSetterOfThePlainText() {
        let (field, view) = (Field(), TextView())
        field.insertText("a")
        view.insertText("b")
        #expect(field.count == 0 && field.text == "a")
        #expect(view.count == 0 && view.text == "b")
    }

    @Test func fieldsAdjustToTheContentSize() {
        #expect((UITextField() as AnyObject) is any UIContentSizeCategoryAdjusting)
        #expect((UITextView() as AnyObject) is any UIContentSizeCategoryAdjusting)
    }
}
