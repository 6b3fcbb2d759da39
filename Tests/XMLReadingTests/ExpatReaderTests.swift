import Foundation
import Testing

@testable import XMLReading

/// Source: the recommendation XML 1.0; the files are written by hand.
struct ExpatReaderTests {
    private func error(_ bytes: some Sequence<UInt8>) -> XMLError? {
        do throws(XMLError) {
            _ = try XMLTree(Data(bytes))
            return nil
        } catch {
            return error
        }
    }

    @Test(arguments: [
        "<a", "<a b", "<a b=", "<a b=\"", "<a/", "<a>", "<a><!--", "<a><![CDATA[", "<?xml",
        "<a></", "<a></a", "", "<!-- only -->", "<a><", " \n", "\u{FEFF}",
    ])
    func incomplete(_ text: String) {
        #expect(error(text.utf8)?.kind == .incomplete)
    }

    @Test func theLineOfAnIncompleteFileIsItsLast() {
        #expect(error("<a>\n<b x=\"\n\n".utf8) == XMLError(kind: .incomplete, line: 4))
    }

    @Test(arguments: [
        "<a></b>", "<a b=1/>", "<a b=\"1\"c=\"2\"/>", "<a b=\"<\"/>", "<a b='1' b='2'/>", "<1/>",
        "<a/><b/>", "<a/>text", "text<a/>", "<string>&x;</string>", "<a b=\"&unknown;\"/>",
        "<a b=\"&\"/>", "<a b=\"&#0;\"/>", "<a b=\"&#xD800;\"/>", "<a b=\"&#99999999999;\"/>",
        "<a>\u{0}</a>", "<a b=\"\u{1}\"/>", "<a / >", "< a/>", "<a></a b>", "<!ELEMENT a>",
        "<a>]]></b>", "</a>", "<a><!-- -- --></a>", "<a/>\u{0}",
    ])
    func malformed(_ text: String) {
        #expect(error(text.utf8)?.kind == .malformed)
    }

    @Test func theLineOfAnErrorIsWhereItBegins() {
        #expect(
            error("<a>\n<<<<<<< HEAD\n</a>\n".utf8) == XMLError(kind: .malformed, line: 2))
        #expect(error("\n\n<a>\n</b\n>".utf8) == XMLError(kind: .malformed, line: 4))
    }

    /// Invalid UTF-8: a byte that isn't a start, a missing continuation, an overlong form, and a
    /// surrogate.
    @Test(arguments: [[0x80], [0xC3, 0x28], [0xC0, 0xAF], [0xED, 0xA0, 0x80]] as [[UInt8]])
    func invalidUTF8(_ bytes: [UInt8]) {
        for (start, end) in [
            ("<a>\n<b c=\"", "\"/></a>"), ("<a>\nx", "x</a>"), ("<a>\n<!--", "--></a>"),
            ("<a>\n<![CDATA[", "]]></a>"), ("<a>\n<b", "/></a>"),
        ] {
            let file = Array(start.utf8) + bytes + Array(end.utf8)
            #expect(error(file) == XMLError(kind: .notUTF8, line: 2), "\(start)")
        }
    }
}
