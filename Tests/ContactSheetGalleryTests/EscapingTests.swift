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
        "javascript:alert(1)", "\u{202E}gpj.exe", "a\u{85}b\u{9B}31m", "a\r\nb",
    ]

    private func page(named name: String) throws -> String {
        var snapshot = Fixtures.snapshot("iphone-13.portrait")
        snapshot.causes = [GalleryCause(name)]
        snapshot.diagnostics = [name]
        snapshot.document = name
        snapshot.steps = [name]
        var content = Fixtures.content(
            [snapshot, Fixtures.snapshot("ipad-10.portrait")], preview: name)
        content.title = name
        content.approve = name
        content.previews[0].note = name
        content.changes = [GalleryChange(id: "a1", title: name, snapshots: [])]
        return try Fixtures.page(content)
    }

    @Test(arguments: hostile) func escapesMarkup(name: String) throws {
        #expect(markup(of: try page(named: name)) == markup(of: try page(named: "plain")))
    }

    /// Returns the characters before the embedded data that have a meaning in HTML.
    private func markup(of page: String) -> [Unicode.Scalar] {
        let body = page.components(separatedBy: "<script id=\"index\"")[0]
        return body.unicodeScalars.filter { ["<", ">", "\""].contains($0) }
    }

    @Test(arguments: hostile) func keepsEmbeddedData(name: String) throws {
        let element = "<script id=\"index\" type=\"application/json\">"
        let json = try #require(
            Fixtures.texts(in: try page(named: name), from: element, to: "</script>").first)
        #expect(!json.contains("<"))
        let index = try JSONDecoder().decode(GalleryIndex.self, from: Data(json.utf8))
        #expect(index.previews.map(\.name) == [name])
        #expect(index.snapshots[0].causes?.map(\.text) == [name])
        #expect(index.changes[0].title == name)
    }

    /// Scripts and styles are files of the gallery, so the policy excludes those in the markup.
    @Test func policyExcludesInlineScripts() throws {
        let page = try page(named: "plain")
        let policy = try #require(
            Fixtures.texts(in: page, from: "Content-Security-Policy\" content=\"", to: "\"").first)
        #expect(policy.hasPrefix("default-src &#39;none&#39;;"))
        #expect(!policy.contains("unsafe") && !policy.contains("http"))
        #expect(!page.contains(" style=") && !page.contains("<style"))
        #expect(page.firstMatch(of: /\son[a-z]+=/) == nil)
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
