import Foundation
import Testing

@testable import UIKit

/// Source: developer.apple.com/documentation/uikit/uitextview, *linkTextAttributes* and *dataDetectorTypes*.
@MainActor @Suite struct UITextViewLinksTests {
    /// Returns the texts that have the attributes of links.
    private func links(_ view: UITextView) -> [String] {
        let text = view.linked(view.attributedText)
        var links: [String] = []
        text.enumerateAttribute(
            .foregroundColor, in: NSRange(location: 0, length: text.length)
        ) { color, range, _ in
            if color != nil { links.append((text.string as NSString).substring(with: range)) }
        }
        return links
    }

    private func view(_ types: UIDataDetectorTypes, _ text: String) -> UITextView {
        let view = UITextView()
        view.isEditable = false
        view.dataDetectorTypes = types
        view.text = text
        return view
    }

    @Test func linksHaveTheirAttributes() {
        let view = UITextView()
        let text = NSMutableAttributedString(string: "See here.")
        text.addAttribute(
            .link, value: "https://example.com", range: NSRange(location: 4, length: 4))
        view.attributedText = text
        let first = view.linked(text).attributes(at: 4, effectiveRange: nil)
        #expect(first[.foregroundColor] as? UIColor == view.tintColor)
        #expect(first[.link] == nil)
        view.linkTextAttributes = [.foregroundColor: UIColor.red, .underlineStyle: 1]
        let second = view.linked(text).attributes(at: 4, effectiveRange: nil)
        #expect(second[.foregroundColor] as? UIColor == .red)
        #expect(second[.underlineStyle] as? Int == 1)
        #expect(links(view) == ["here"])
        #expect(view.attributedText == text)
    }

    @Test(
        arguments: [
            ("Visit https://example.com/a?b=c.", ["https://example.com/a?b=c"]),
            ("At www.example.com, or example.org/x", ["www.example.com", "example.org/x"]),
            ("Write to me.too@mail.example.com!", ["me.too@mail.example.com"]),
            ("Version 1.2 of file.txt e.g. this.", []),
        ] as [(String, [String])])
    func addresses(text: String, found: [String]) {
        #expect(links(view(.link, text)) == found)
        #expect(links(view(.phoneNumber, text)).isEmpty)
    }

    @Test(
        arguments: [
            ("Call +1 (408) 996-1010 or 4089961010.", ["+1 (408) 996-1010", "4089961010"]),
            ("(408) 555-0199", ["(408) 555-0199"]),
            ("In 2026, at 12:30, for 1,200.50", []),
        ] as [(String, [String])])
    func phoneNumbers(text: String, found: [String]) {
        #expect(links(view(.all, text)) == found)
        #expect(links(view(.link, text)).isEmpty)
    }

    @Test func editableTextHasNoDetectedLinks() {
        let view = view(.all, "www.example.com")
        view.isEditable = true
        #expect(links(view).isEmpty)
    }
}
