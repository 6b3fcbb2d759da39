import Foundation
import Testing

@testable import UIKit

/// Source: Apple's documentation of UIKeyInput and UITextInput: typed text is inserted by
/// `insertText(_:)` and deleted by `deleteBackward()`, which subclasses override.
@MainActor @Suite struct TypingOverrideTests {
    private final class UppercaseField: UITextField {
        var deletions = 0
        override func insertText(_ text: String) { super.insertText(text.uppercased()) }
        override func deleteBackward() {
            deletions += 1
            super.deleteBackward()
        }
    }

    private final class UppercaseView: UITextView {
        override func insertText(_ text: String) { super.insertText(text.uppercased()) }
    }

    @Test func typingCallsTheOverride() {
        use()
        let (field, view) = (UppercaseField(), UppercaseView())
        #expect(field.becomeFirstResponder() && SimulatedKeyboard.type("ab"))
        #expect(field.text == "AB")
        (field as any UIKeyInput).deleteBackward()
        #expect(field.text == "A" && field.deletions == 1)
        #expect(view.becomeFirstResponder() && SimulatedKeyboard.type("ab"))
        #expect(view.text == "AB")
    }

    @Test func typingReplacesTheSelectionOfAField() {
        use()
        let field = UITextField()
        field.text = "abcd"
        field.selectedTextRange = field.textRange(
            from: field.position(from: field.beginningOfDocument, offset: 1)!,
            to: field.position(from: field.beginningOfDocument, offset: 3)!)
        field.insertText("x")
        #expect(field.text == "axd")
        field.insertText("y")
        #expect(field.text == "axyd")
        field.deleteBackward()
        #expect(field.text == "axd")
    }

    /// Proxies edit the first responder's text.
    @Test func proxiesOfKeyboards() {
        use()
        let (field, controller) = (UITextField(), UIInputViewController())
        field.text = "Hello"
        #expect(field.becomeFirstResponder())
        let proxy = controller.textDocumentProxy
        proxy.adjustTextPosition(byCharacterOffset: -2)
        #expect(proxy.documentContextBeforeInput == "Hel")
        #expect(proxy.documentContextAfterInput == "lo")
        proxy.insertText("X")
        proxy.deleteBackward()
        proxy.deleteBackward()
        #expect(field.text == "Helo")
        controller.dismissKeyboard()
        #expect(!field.isFirstResponder && !proxy.hasText)
    }

    /// Carets are at the start of their characters, and the nearest position of a caret is its own.
    @Test func caretsOfFieldsAndViews() throws {
        use()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        field.text = "WWW"
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.text = "WWW\nWWW"
        for input in [field, view] as [any UITextInput] {
            let start = input.beginningOfDocument
            let second = try #require(input.position(from: start, offset: 2))
            let caret = input.caretRect(for: second)
            #expect(caret.minX > input.caretRect(for: start).minX && caret.width == 2)
            let nearest = try #require(
                input.closestPosition(to: CGPoint(x: caret.minX + 1, y: caret.midY)))
            #expect(input.offset(from: start, to: nearest) == 2)
        }
        let last = view.caretRect(for: view.endOfDocument)
        #expect(last.minY > view.caretRect(for: view.beginningOfDocument).minY)
        let all = try #require(
            view.textRange(from: view.beginningOfDocument, to: view.endOfDocument))
        #expect(view.selectionRects(for: all).count == 2)
    }

    /// A word's range, and the boundaries of words.
    @Test func wordsOfATokenizer() throws {
        use()
        let view = UITextView()
        view.text = "one two. three"
        let inside = try #require(view.position(from: view.beginningOfDocument, offset: 5))
        let direction = UITextDirection.storage(.forward)
        let word = try #require(
            view.tokenizer.rangeEnclosingPosition(inside, with: .word, inDirection: direction))
        #expect(view.text(in: word) == "two")
        let next = try #require(
            view.tokenizer.position(from: word.end, toBoundary: .word, inDirection: direction))
        #expect(view.offset(from: view.beginningOfDocument, to: next) == 14)
        #expect(
            view.tokenizer.isPosition(word.end, atBoundary: .word, inDirection: direction))
    }
}
