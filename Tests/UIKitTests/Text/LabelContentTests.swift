import Foundation
import Testing
import UIKit

/// Source: Apple's documentation of `UILabel.attributedText` and of the properties that it is
/// synchronized with.
@MainActor @Suite struct LabelContentTests {
    private func label() -> UILabel {
        UIScreen.useTextDevice()
        let label = UILabel()
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.lineBreakMode = .byTruncatingHead
        let text = NSMutableAttributedString(
            string: "one ",
            attributes: [
                .font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red,
                .paragraphStyle: style,
            ])
        text.append(NSAttributedString(string: "two", attributes: [.kern: 2]))
        label.attributedText = text
        return label
    }

    private func attribute<T>(_ key: NSAttributedString.Key, of label: UILabel, at index: Int) -> T?
    {
        label.attributedText?.attribute(key, at: index, effectiveRange: nil) as? T
    }

    @Test func thePropertiesAreThoseOfTheFirstCharacter() {
        let label = label()
        #expect(label.text == "one two" && label.font == .boldSystemFont(ofSize: 20))
        #expect(label.textColor == .red && label.textAlignment == .center)
        #expect(label.lineBreakMode == .byTruncatingHead)
    }

    @Test func propertiesApplyToTheWholeText() {
        let label = label()
        label.font = .systemFont(ofSize: 12)
        label.textColor = .blue
        label.textAlignment = .right
        label.lineBreakMode = .byClipping
        for index in [0, 5] {
            #expect(attribute(.font, of: label, at: index) == UIFont.systemFont(ofSize: 12))
            #expect(attribute(.foregroundColor, of: label, at: index) == UIColor.blue)
        }
        let style: NSParagraphStyle? = attribute(.paragraphStyle, of: label, at: 0)
        #expect(style?.alignment == .right && style?.lineBreakMode == .byClipping)
        #expect(attribute(.kern, of: label, at: 5) == 2)
    }

    @Test func plainTextReplacesAttributedText() {
        let label = label()
        label.text = "three"
        #expect(label.attributedText?.string == "three")
        #expect(label.font == .boldSystemFont(ofSize: 20) && label.textColor == .red)
        #expect(attribute(.font, of: label, at: 4) == UIFont.boldSystemFont(ofSize: 20))
        label.attributedText = nil
        #expect(label.text == nil && label.intrinsicContentSize == .zero)
    }

    /// Changing a mutable string afterward has no effect on the label.
    @Test func theTextIsCopied() {
        let label = label()
        let text = NSMutableAttributedString(string: "a")
        label.attributedText = text
        text.append(NSAttributedString(string: "b"))
        #expect(label.text == "a")
    }

    @Test func missingAttributesComeFromTheLabel() {
        UIScreen.useTextDevice()
        let label = UILabel()
        label.font = .systemFont(ofSize: 30)
        label.attributedText = NSAttributedString(string: "Ag")
        #expect(label.font == .systemFont(ofSize: 30))
        let plain = UILabel()
        plain.font = .systemFont(ofSize: 30)
        plain.text = "Ag"
        #expect(label.intrinsicContentSize == plain.intrinsicContentSize)
    }

    /// Decision: the attributes of the first character aren't those of parts without attributes, whose
    /// color is the label's own, as in tutorials with a colored title above a black text.
    @Test func partsWithoutAttributesHaveTheLabelsOwn() {
        UIScreen.useTextDevice()
        func height(_ style: (UILabel) -> Void) -> CGFloat {
            let label = UILabel()
            label.numberOfLines = 0
            label.font = .systemFont(ofSize: 10)
            style(label)
            return label.intrinsicContentSize.height
        }
        let text = NSMutableAttributedString(
            string: "A\n", attributes: [.font: UIFont.systemFont(ofSize: 40)])
        text.append(NSAttributedString(string: "B"))
        let mixed = height { $0.attributedText = text }
        #expect(
            mixed < height {
                $0.text = "A\nB"; $0.font = .systemFont(ofSize: 40)
            } - 10)
        // Cells set the same text again.
        #expect(
            height {
                $0.attributedText = text
                $0.attributedText = text
            } == mixed)
    }

    /// Line heights and baselines follow from the attributes.
    @Test func measuring() {
        UIScreen.useTextDevice()
        let style = NSMutableParagraphStyle()
        style.minimumLineHeight = 40
        let label = UILabel()
        label.attributedText = NSAttributedString(
            string: "Ag",
            attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 17)])
        #expect(label.intrinsicContentSize.height == 40)
        label.numberOfLines = 0
        label.attributedText = NSAttributedString(
            string: "A\ng", attributes: [.paragraphStyle: style])
        #expect(label.intrinsicContentSize.height == 80)
    }
}
