import Foundation
import Testing

@testable import UIKit

/// Source: Apple's documentation of `NSTextStorage`, `UITextView.textStorage`, and `NSLayoutManager`.
@MainActor @Suite struct NSTextStorageTests {
    private func textView(_ text: String) -> UITextView {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.font = .systemFont(ofSize: 20)
        view.text = text
        return view
    }

    @Test func editsAppearInTheView() {
        let view = textView("Hello")
        view.textStorage.addAttribute(
            .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 2))
        let color = view.attributedText.attribute(.foregroundColor, at: 1, effectiveRange: nil)
        #expect(color as? UIColor == .red)
        #expect(view.attributedText.attribute(.foregroundColor, at: 2, effectiveRange: nil) == nil)
        view.textStorage.replaceCharacters(in: NSRange(location: 5, length: 0), with: "!")
        #expect(view.text == "Hello!")
    }

    @Test func textOfTheViewReachesTheStorage() {
        let view = textView("Hello")
        let storage = view.textStorage
        view.text = "Other"
        #expect(storage.string == "Other" && view.textStorage === storage)
        view.insertText("s")
        #expect(storage.string == "Others")
    }

    private final class Highlighter: NSObject, NSTextStorageDelegate {
        var edits: [NSRange] = []
        func textStorage(
            _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
            range editedRange: NSRange, changeInLength delta: Int
        ) {
            edits.append(editedRange)
            textStorage.addAttribute(.kern, value: 3, range: NSRange(location: 0, length: 1))
        }
    }

    @Test func theDelegateHighlightsTypedText() {
        let view = textView("")
        let highlighter = Highlighter()
        view.textStorage.delegate = highlighter
        view.insertText("ab")
        #expect(view.attributedText.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 3)
        #expect(highlighter.edits.count == 1)
    }

    @Test func editsBetweenBeginAndEndAreOne() {
        let highlighter = Highlighter()
        let storage = NSTextStorage(string: "abcdef")
        storage.delegate = highlighter
        storage.beginEditing()
        storage.setAttributes([.kern: 1], range: NSRange(location: 1, length: 1))
        storage.setAttributes([.kern: 2], range: NSRange(location: 4, length: 1))
        #expect(highlighter.edits == [])
        storage.endEditing()
        #expect(highlighter.edits == [NSRange(location: 1, length: 4)])
    }

    /// A store of its own, as in Apple's documentation of subclassing.
    private final class OwnStore: NSTextStorage {
        private let store = NSMutableAttributedString()
        override var string: String { store.string }
        override func attributes(
            at location: Int, effectiveRange range: NSRangePointer?
        ) -> [NSAttributedString.Key: Any] {
            store.attributes(at: location, effectiveRange: range)
        }
        override func replaceCharacters(in range: NSRange, with str: String) {
            store.replaceCharacters(in: range, with: str)
            edited(
                .editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
        }
        override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
            store.setAttributes(attrs, range: range)
            edited(.editedAttributes, range: range, changeInLength: 0)
        }
    }

    @Test func aSubclassFeedsAView() {
        let storage = OwnStore()
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: 200, height: 0))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        let view = UITextView(frame: .zero, textContainer: container)
        storage.append(NSAttributedString(string: "Own", attributes: [.kern: 2]))
        #expect(view.text == "Own" && view.layoutManager === manager)
        #expect(view.attributedText.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
        view.text = "New"
        #expect(storage.string == "New")
    }

    @Test func linesAreThoseThatAreDrawn() {
        let font = UIFont.systemFont(ofSize: 20)
        let storage = NSTextStorage(string: "One\nThree", attributes: [.font: font])
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: 200, height: 0))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        let size = storage.boundingRect(
            with: CGSize(width: 190, height: 0),
            options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil
        ).size
        let used = manager.usedRect(for: container)
        #expect(abs(used.width - size.width - 10) < 0.01 && abs(used.height - size.height) < 0.01)
        var range = NSRange()
        let second = manager.lineFragmentRect(forGlyphAt: 5, effectiveRange: &range)
        #expect(range == NSRange(location: 4, length: 5))
        #expect(second.width == 200 && second.minY > 20)
        let letter = manager.boundingRect(
            forGlyphRange: NSRange(location: 5, length: 1), in: container)
        let start = NSAttributedString(string: "T", attributes: [.font: font]).size().width
        #expect(abs(letter.minX - 5 - start) < 1 && letter.minY == second.minY)
        #expect(
            manager.glyphIndex(for: CGPoint(x: letter.midX, y: letter.midY), in: container) == 5)
    }
}
