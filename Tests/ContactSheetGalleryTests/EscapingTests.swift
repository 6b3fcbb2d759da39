import Foundation
import Testing

@testable import ContactSheetGallery

// Source: HTML's syntax (character references, the end of a script element) and
// RFC 3986's reserved characters.
struct EscapingTests {
    static let hostile = [
        "<script>alert(1)</script>", "</script><b>", "\" onload=\"x", "' & <!--",
        "\u{600}</script><script>alert(1)</script>", "<!--<script", "\u{600}\" onload=x",
        "\"\u{301} onload=x", "<\u{301}img src=x>", "{{title}}", "Мой экран",
    ]

    private func page(named name: String) throws -> String {
        var picture = Fixtures.picture(name)
        picture.device.names = [name]
        picture.device.family = name
        picture.cause = [name]
        var content = Fixtures.content([picture, Fixtures.picture("b")], preview: name)
        content.title = name
        content.previews[0].note = name
        return try Fixtures.page(content)
    }

    @Test(arguments: hostile) func escapesMarkup(name: String) throws {
        #expect(markup(of: try page(named: name)) == markup(of: try page(named: "plain")))
    }

    /// Returns the characters before the embedded data that have a meaning in HTML.
    private func markup(of page: String) -> [Unicode.Scalar] {
        let body = page.components(separatedBy: "<script id=\"data\"")[0]
        return body.unicodeScalars.filter { ["<", ">", "\""].contains($0) }
    }

    @Test(arguments: hostile) func keepsEmbeddedData(name: String) throws {
        let element = "<script id=\"data\" type=\"application/json\">"
        let json = try #require(
            Fixtures.texts(in: try page(named: name), from: element, to: "</script>").first)
        #expect(!json.contains("<"))
        let content = try JSONDecoder().decode(GalleryContent.self, from: Data(json.utf8))
        #expect(content.previews.map(\.name) == [name])
        #expect(content.previews[0].pictures[0].cause == [name])
    }

    @Test func escapesScalarsThatACombiningMarkFollows() {
        #expect(MarkupText().escapeText("\"\u{301}<'&>") == "&quot;\u{301}&lt;&#39;&amp;&gt;")
    }

    @Test(arguments: [
        ("a b/c#1?.svg", "a%20b/c%231%3F.svg"), ("a:b.svg", "a%3Ab.svg"), ("50%.svg", "50%25.svg"),
        ("../Snapshots/я.svg", "../Snapshots/%D1%8F.svg"), ("\t", "%09"),
    ])
    func encodesPaths(path: String, url: String) {
        #expect(RelativePath(path)?.url == url)
    }
}
