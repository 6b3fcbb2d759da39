import Foundation
import Testing

@testable import UIKit

@MainActor struct TextPositionTests {
    @Test func aRangeOfAFieldIsReadAndReplaced() throws {
        let field = UITextField()
        field.text = "Hello world"
        let start = try #require(field.position(from: field.beginningOfDocument, offset: 6))
        let range = try #require(field.textRange(from: start, to: field.endOfDocument))
        #expect(field.text(in: range) == "world")
        #expect(field.offset(from: field.beginningOfDocument, to: range.end) == 11)
        field.replace(range, withText: "you")
        #expect(field.text == "Hello you")
        #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
    }

    @Test func theSelectionOfATextViewIsARange() {
        let view = UITextView()
        view.text = "Hello"
        view.selectedRange = NSRange(location: 1, length: 2)
        #expect(view.selectedTextRange.flatMap(view.text(in:)) == "el")
    }

    @Test func editsPostNotificationsAfterTheDelegate() {
        let field = UITextField()
        var names: [String] = []
        let tokens = [
            UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
            UITextField.textDidEndEditingNotification,
        ].map { name in
            NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) {
                let name = $0.name.rawValue
                MainActor.assumeIsolated { names.append(name) }
            }
        }
        field.becomeFirstResponder()
        field.insertText("a")
        field.resignFirstResponder()
        for token in tokens { NotificationCenter.default.removeObserver(token) }
        #expect(
            names == [
                "UITextFieldTextDidBeginEditingNotification",
                "UITextFieldTextDidChangeNotification",
                "UITextFieldTextDidEndEditingNotification",
            ])
    }
}
