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
