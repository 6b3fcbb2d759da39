import Foundation
import Testing
import Typesetting

@testable import UIKit

/// Source: Apple's documentation of `NSAttributedString.Key`.
@MainActor @Suite struct AttributedSpansTests {
    private func spans(_ text: NSAttributedString) -> [TextSpan] {
        let defaults = AttributedSpans.Defaults(
            font: UIFont.systemFont(ofSize: 17).typeset, color: .black)
        return AttributedSpans(text, defaults, resolve: { $0.cgColor.rgba }).spans
    }

    private func span(_ attributes: [NSAttributedString.Key: Any]) throws -> TextSpan {
        UIScreen.useTextDevice()
        return try #require(
            spans(NSAttributedString(string: "abc", attributes: attributes)).first)
    }

    @Test func runsBecomeSpans() {
        UIScreen.useTextDevice()
        let text = NSMutableAttributedString(string: "one ")
        let font = UIFont.boldSystemFont(ofSize: 20)
        text.append(NSAttributedString(string: "two", attributes: [.font: font]))
        #expect(spans(text).map(\.text) == ["one ", "two"])
        #expect(spans(text).map(\.font.pointSize) == [17, 20])
        #expect(spans(NSAttributedString(string: "")).isEmpty)
    }

    @Test func colors() throws {
        let span = try span([.foregroundColor: UIColor.red, .backgroundColor: UIColor.green])
        #expect(span.color == RGBA(1, 0, 0) && span.background == RGBA(0, 1, 0))
        #expect(try self.span([:]).color == .black)
    }

    /// Numbers of any type are accepted, and tracking is added to kerning.
    @Test(arguments: [0, 1, 2, 3]) func spacing(type: Int) throws {
        let numbers: [Any] = [2, 2.0, CGFloat(2), NSNumber(value: Float(2))]
        #expect(try span([.kern: numbers[type]]).spacing == 2)
        #expect(try span([.kern: numbers[type], .tracking: 1]).spacing == 3)
    }

    @Test func rules() throws {
        let span = try span([
            .underlineStyle: NSUnderlineStyle.double.rawValue, .underlineColor: UIColor.red,
            .strikethroughStyle: NSUnderlineStyle.single,
        ])
        #expect(span.underline == TextRule(.double, color: RGBA(1, 0, 0)))
        #expect(span.strikethrough == TextRule())
    }

    /// A positive width is an outline only; a negative one includes the fill. Widths are
    /// percentages of the font size.
    @Test func outlines() throws {
        #expect(
            try span([.strokeWidth: 3]).outline
                == GlyphOutline(width: 0.51, color: .black, isFilled: false))
        #expect(
            try span([.strokeWidth: -3, .strokeColor: UIColor.red]).outline
                == GlyphOutline(width: 0.51, color: RGBA(1, 0, 0), isFilled: true))
        #expect(try span([.strokeWidth: 0]).outline == nil)
        #expect(try span([.strokeWidth: CGFloat.nan]).outline == nil)
    }

    @Test func shadows() throws {
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 1, height: 2)
        shadow.shadowBlurRadius = 4
        #expect(
            try span([.shadow: shadow]).shadow
                == Shadow(
                    offset: CGSize(width: 1, height: 2), standardDeviation: 2,
                    color: RGBA(0, 0, 0, 1.0 / 3)))
        shadow.shadowBlurRadius = .nan
        #expect(try span([.shadow: shadow]).shadow == nil)
    }

    @Test func linksAreUnderlined() throws {
        let span = try span([.link: "https://example.com", .foregroundColor: UIColor.red])
        #expect(span.underline == TextRule())
        #expect(span.color == UIColor.link.cgColor.rgba)
    }

    @Test func otherAttributes() throws {
        let span = try span([.baselineOffset: 3, .obliqueness: 0.2, .ligature: 0])
        #expect(span.baselineOffset == 3 && span.slant == 0.2 && !span.usesLigatures)
    }

    /// An attachment has the size of its bounds, or of its image.
    @Test func attachments() throws {
        let attachment = NSTextAttachment(
            image: UIImage(placeholder: "x", size: CGSize(width: 10, height: 12)))
        #expect(
            try span([.attachment: attachment]).box
                == CGRect(x: 0, y: 0, width: 10, height: 12))
        attachment.bounds = CGRect(x: 0, y: -4, width: 20, height: 20)
        #expect(try span([.attachment: attachment]).box == attachment.bounds)
        #expect(NSAttributedString(attachment: attachment).string == "\u{FFFC}")
        #expect(
            NSTextAttachment().attachmentBounds(
                for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: 0)
                == .zero)
    }

    /// A range may split a surrogate pair: its characters aren't split, and each occurs once.
    @Test func unpairedSurrogates() {
        UIScreen.useTextDevice()
        let text = NSMutableAttributedString(string: "a😀b")
        text.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 2))
        text.addAttribute(.kern, value: 2, range: NSRange(location: 2, length: 2))
        #expect(spans(text).map(\.text) == ["a😀", "b"])
        let lone = NSString(characters: [0x61, 0xD800, 0x62], length: 3)
        let spans = spans(NSAttributedString(string: String(describing: lone)))
        #expect(spans.map(\.text) == ["a\u{FFFD}b"])
    }
}
