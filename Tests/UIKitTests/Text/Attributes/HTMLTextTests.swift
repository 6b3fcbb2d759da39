import ContactSheetDiagnostics
import Foundation
import Testing

@testable import UIKit

/// Source: the HTML standard's rendering section: collapsed spaces, one paragraph per block, and
/// the tags' styles.
@MainActor @Suite struct HTMLTextTests {
    private func text(_ html: String) throws -> NSAttributedString {
        try NSAttributedString(
            data: Data(html.utf8),
            options: [
                .documentType: NSAttributedString.DocumentType.html,
                .characterEncoding: String.Encoding.utf8.rawValue,
            ], documentAttributes: nil)
    }

    @Test func paragraphsAndLists() throws {
        use()
        let html =
            "<h1>Fish &amp; chips</h1>\n<p>One\n  line<br>two</p><ol><li>a</li><li>b</li></ol>"
        #expect(
            try text(html).string
                == "Fish & chips\nOne line\u{2028}two\n\t1.\ta\n\t2.\tb\n")
    }

    @Test func stylesOfTags() throws {
        use()
        let result = try text(
            "<b>b</b><span style=\"color:#ff0000; font-size:20px\">s</span><a href='https://a.b'>l</a>"
        )
        let styles = (0..<3).map { result.attributes(at: $0, effectiveRange: nil) }
        let plain = try #require(
            try text("b").attribute(.font, at: 0, effectiveRange: nil) as? UIFont)
        #expect((styles[0][.font] as? UIFont) != plain && plain.pointSize == 12)
        #expect((styles[1][.font] as? UIFont)?.pointSize == 20)
        #expect(
            (styles[1][.foregroundColor] as? UIColor)
                == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(styles[2][.link] as? URL == URL(string: "https://a.b"))
    }

    /// Source: CSS Fonts Module Level 4, 2.5: relative sizes are those of the text around the element.
    @Test(arguments: [
        ("<span style='font-size: 1.2em'>a</span>", 14.4),
        ("<span style='font-size:120%'>a</span>", 14.4),
        ("<div style='font-size:20px'><span style='FONT-SIZE: 0.5EM'>a</span></div>", 10),
        ("<div style='font-size:20px'><span style='font-size:2rem'>a</span></div>", 24),
        ("<span style='font-size:large'>a</span>", 13.5), ("<font size=5>a</font>", 18),
        ("<font size='-1'>a</font>", 9.75), ("<span style='font-size:x'>a</span>", 12),
        ("<span style='font-size:17pt'>a</span>", 17), ("<h1>a</h1>", 24),
    ])
    func fontSizes(html: String, size: CGFloat) throws {
        use()
        let font = try text(html).attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        #expect(abs((font?.pointSize ?? 0) - size) < 1e-9)
    }

    /// Source: the HTML standard: comments end with `-->`, and end tags of paragraphs and items are
    /// optional.
    @Test(arguments: [
        ("a<!-- <b>x</b> > --> b", "a b"), ("<p>a<p>b", "a\nb\n"),
        ("<ul><li>a<li>b</ul>", "\t•\ta\n\t•\tb\n"),
        ("<b>a", "a"), ("a &eacute; &frac12;&nbsp; b", "a é ½\u{A0} b"), ("Hello", "Hello"),
        (
            "<!DOCTYPE html><html><head><title>t</title><style>p{}</style></head><body>a</body></html>",
            "a"
        ),
        ("<a title='a > b' href=c>l</a>", "l"),
    ])
    func markup(html: String, plain: String) throws {
        use()
        #expect(try text(html).string == plain)
    }

    @Test func plainTextAndOtherTags() throws {
        use()
        let plain = try NSAttributedString(
            data: Data("a < b".utf8),
            options: [.documentType: NSAttributedString.DocumentType.plain],
            documentAttributes: nil)
        #expect(plain.string == "a < b")
        #expect(try text("a <blink>b</blink>").string == "a b")
        #expect(DiagnosticLog.current.diagnostics.contains { $0.message.contains("blink") })
    }
}
