import Foundation
import Testing
import UIKit

/// Tests the property that different attributes can be next to one another. Without the type tag,
/// Foundation on Linux crashes here.
@MainActor @Suite struct FoundationTypeTagTests {
    private static let kinds: [@MainActor @Sendable (Int) -> (NSAttributedString.Key, Any)] = [
        { (.font, UIFont.systemFont(ofSize: 10 + CGFloat($0))) },
        { (.foregroundColor, UIColor(white: CGFloat($0) / 10, alpha: 1)) },
        { _ in (.foregroundColor, UIColor { _ in .red }) },
        {
            let style = NSMutableParagraphStyle()
            style.lineSpacing = CGFloat($0)
            return (.paragraphStyle, style)
        },
        {
            let shadow = NSShadow()
            shadow.shadowBlurRadius = CGFloat($0)
            return (.shadow, shadow)
        },
        { _ in (.attachment, NSTextAttachment()) },
        { (NSAttributedString.Key("tab"), NSTextTab(textAlignment: .left, location: CGFloat($0))) },
    ]

    @Test(arguments: 0..<7) func valuesOfDifferentTypes(kind: Int) {
        UIScreen.useTextDevice()
        let text = NSMutableAttributedString()
        for index in 0..<5 {
            let (key, value) = Self.kinds[kind](index)
            text.append(NSAttributedString(string: "ab", attributes: [key: value]))
        }
        for index in 0..<5 {
            let (key, value) = Self.kinds[kind](index)
            text.addAttribute(key, value: value, range: NSRange(location: index, length: 2))
            text.addAttributes([key: value], range: NSRange(location: index, length: 1))
        }
        #expect(text.length == 10)
        #expect(!text.isEqual(NSAttributedString(string: text.string)))
    }

    @Test func numbersOfAllTypes() {
        let text = NSMutableAttributedString(string: "abcdef")
        for index in 0..<5 {
            let range = NSRange(location: index, length: 1)
            text.addAttribute(.kern, value: CGFloat(index), range: range)
            text.addAttribute(.baselineOffset, value: Double(index), range: range)
            text.addAttribute(.tracking, value: index, range: range)
        }
        #expect(text.attribute(.kern, at: 3, effectiveRange: nil) as? Double == 3)
    }
}
