import ContactSheetDevices
import Foundation
import Testing

@testable import UIKit

/// Source: developer.apple.com: insets of 8 at the top and bottom, and a padding of 5 points; line
/// heights from Documentation/Metrics.md 4.1.
@MainActor @Suite struct UITextViewTests {
    private func view(_ text: String, width: CGFloat = 200) -> UITextView {
        UIScreen.main.device = SimulatedDevice(
            Device.named("iphone-6")!, iOS: IOSVersion(18))
        UIScreen.main.orientation = .portrait
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: width, height: 60))
        view.font = .systemFont(ofSize: 17)
        view.text = text
        return view
    }

    /// 16 points more than a line of 20.29.
    @Test func intrinsicHeightWithoutScrolling() {
        let view = view("Text")
        #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
        view.isScrollEnabled = false
        #expect(view.intrinsicContentSize.height == 36.5)
        view.text = ""
        #expect(view.intrinsicContentSize.height == 36.5)
    }

    @Test func narrowTextIsTaller() {
        let view = view("One two three four five six seven eight")
        let one = view.sizeThatFits(CGSize(width: 1000, height: 0)).height
        #expect(view.sizeThatFits(CGSize(width: 100, height: 0)).height > 2 * one)
    }

    @Test func theContentIsTheText() {
        let view = view(Array(repeating: "line", count: 10).joined(separator: "\n"))
        view.layoutIfNeeded()
        // Ten lines of 20.287, plus 16.
        #expect(view.contentSize == CGSize(width: 200, height: 219))
    }

    @Test func aRangeIsScrolledTo() {
        let view = view(Array(repeating: "line", count: 10).joined(separator: "\n"))
        view.layoutIfNeeded()
        view.scrollRangeToVisible(NSRange(location: 48, length: 1))
        #expect(view.contentOffset.y > 140)
        view.scrollRangeToVisible(NSRange(location: 500, length: 1))
        #expect(view.contentOffset.y > 140)
    }

    // MARK: Selection

    /// Source: developer.apple.com, `UIKeyInput` and `selectedRange`.
    @Test func typingReplacesTheSelection() {
        let view = view("One two")
        #expect(view.selectedRange == NSRange(location: 7, length: 0), "the end of a new text")
        view.selectedRange = NSRange(location: 0, length: 3)
        view.insertText("Three")
        #expect(view.text == "Three two")
        view.selectedRange = NSRange(location: 5, length: 4)
        view.deleteBackward()
        #expect(view.text == "Three")
        view.insertText("!")
        view.deleteBackward()
        #expect(view.text == "Three")
    }

    private final class Delegate: NSObject, UITextViewDelegate {
        var ranges: [NSRange] = []

        func textViewDidChangeSelection(_ textView: UITextView) {
            ranges.append(textView.selectedRange)
        }
    }

    @Test func selectingCallsTheDelegate() {
        let view = view("One two")
        let delegate = Delegate()
        view.delegate = delegate
        view.isEditable = false
        #expect(view.select(NSRange(location: 4, length: 3)))
        #expect(view.isFirstResponder)
        #expect(delegate.ranges == [NSRange(location: 4, length: 3)])
        view.isSelectable = false
        view.resignFirstResponder()
        #expect(!view.select(NSRange(location: 0, length: 3)))
    }

    /// A band on each line, while the text view is first responder.
    @Test func selectedLinesHaveABand() {
        let view = view("One two\nthree four")
        view.isEditable = false
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.addSubview(view)
        window.makeKeyAndVisible()
        func fillCount() -> Int {
            window.recordDisplayList().description.components(separatedBy: "fill ").count - 1
        }
        let before = fillCount()
        #expect(view.select(NSRange(location: 4, length: 9)))
        #expect(fillCount() == before + 2)
        view.resignFirstResponder()
        #expect(fillCount() == before)
    }
}
