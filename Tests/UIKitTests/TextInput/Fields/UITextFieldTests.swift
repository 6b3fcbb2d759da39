import ContactSheetDevices
import Testing

@testable import UIKit

/// Source: Documentation/Metrics.md 2.8 and stored frames for sizes; developer.apple.com for the
/// members.
@MainActor @Suite struct UITextFieldTests {
    private func field(
        _ text: String? = nil, size: CGFloat = 17, _ border: UITextField.BorderStyle = .none,
        iOS: Int = 18, on slug: String = "iphone-15"
    ) -> UITextField {
        UIScreen.main.device = SimulatedDevice(
            Device.named(slug)!, iOS: IOSVersion(iOS))
        UIScreen.main.orientation = .portrait
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        field.font = .systemFont(ofSize: size)
        field.text = text
        field.borderStyle = border
        return field
    }

    @Test(arguments: [(6, 31), (9, 30), (12, 30), (18, 34)])
    func roundedFields(major: Int, height: Int) {
        let slug = major < 9 ? "iphone-4" : "iphone-6"
        let size = field(nil, size: 14, .roundedRect, iOS: major, on: slug).intrinsicContentSize
        #expect(size.height == CGFloat(height))
    }

    /// Stored with three pixels per point: 13.67, 16, 18.67, and 22.
    @Test(arguments: [(10, 13.667), (12, 16), (14, 18.667), (17, 22)] as [(CGFloat, CGFloat)])
    func linesWithoutBorder(size: CGFloat, height: CGFloat) {
        #expect(abs(field("Text", size: size).intrinsicContentSize.height - height) < 0.001)
    }

    /// Stored with two pixels per point: 19.5 at 15 points, and 22 at 17 points.
    @Test(arguments: [(15, 19.5), (17, 22)] as [(CGFloat, CGFloat)])
    func linesAtTwoPixelsPerPoint(size: CGFloat, height: CGFloat) {
        #expect(field("Text", size: size, on: "iphone-11").intrinsicContentSize.height == height)
    }

    /// Stored: 21 points for 17 up to iOS 12; an empty field of 14 is 22 high since.
    /// Source: developer.apple.com/documentation/uikit/uitextfield/text; the value is empty by default.
    @Test func nilTextIsEmptyText() {
        let field = UITextField()
        field.text = "Ann"
        field.text = nil
        #expect(field.text == "")
        field.attributedText = nil
        #expect(field.text == "")
    }

    @Test func olderAndEmptyFields() {
        #expect(field("Text", iOS: 12, on: "iphone-6").intrinsicContentSize.height == 21)
        #expect(field(nil, size: 14).intrinsicContentSize.height == 22)
    }

    @Test func leftAndRightViewsShortenTheText() {
        let field = field("Text")
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        field.leftView = view
        #expect(field.textRect(forBounds: field.bounds) == field.bounds)
        field.leftViewMode = .always
        #expect(field.textRect(forBounds: field.bounds).minX == 30)
        field.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 7, width: 30, height: 20))
        field.semanticContentAttribute = .forceRightToLeft
        #expect(field.leftViewRect(forBounds: field.bounds).minX == 170)
        field.leftViewMode = .never
        field.layoutIfNeeded()
        #expect(view.superview == nil)
    }

    @Test func clearButtonShortensTheText() {
        let field = field("Text", .roundedRect)
        field.clearButtonMode = .always
        let button = field.clearButtonRect(forBounds: field.bounds)
        #expect(field.textRect(forBounds: field.bounds).maxX == button.minX - 4)
        field.text = ""
        #expect(field.textRect(forBounds: field.bounds).maxX == 193)
    }

    @Test func secureTextIsShownAsBullets() {
        let field = field("ab\u{e9}")
        field.isSecureTextEntry = true
        #expect(field.shownLine == "\u{2022}\u{2022}\u{2022}")
        #expect(field.shownText == nil)
    }

    @Test func oneFieldIsEditedAtATime() {
        let (first, second) = (field("a"), field("b"))
        #expect(first.becomeFirstResponder())
        #expect(first.isEditing)
        #expect(second.becomeFirstResponder())
        #expect(!first.isEditing && second.isFirstResponder)
        second.isEnabled = false
        #expect(second.resignFirstResponder())
        #expect(!second.becomeFirstResponder())
    }

    @Test func theDelegateMayRefuse() {
        final class Refusing: UITextFieldDelegate {
            func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { false }
        }
        let (field, delegate) = (field("a"), Refusing())
        field.delegate = delegate
        #expect(!field.becomeFirstResponder())
    }

    /// From iOS 7 on, the background color fills the rounded border only.
    @Test func theBackgroundFillsTheRoundedBorder() {
        let field = field()
        field.backgroundColor = .red
        #expect(field.layer.backgroundColor == UIColor.red.cgColor)
        field.borderStyle = .roundedRect
        #expect(field.layer.backgroundColor == nil && field.backgroundColor == .red)
        field.borderStyle = .line
        #expect(field.layer.backgroundColor == UIColor.red.cgColor)
    }
}
