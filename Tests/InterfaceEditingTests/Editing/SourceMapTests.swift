import Testing

@testable import InterfaceEditing

/// Source: the text itself.
struct SourceMapTests {
    private func map(_ text: String) throws -> SourceMap {
        try SourceMap(text: text)
    }

    @Test func positionsOfElementsAndAttributes() throws {
        let text = "<?xml version=\"1.0\"?>\n<a b='1>' c=\"x\"><!-- <d> --><e id=\"i\" /></a>\n"
        let map = try map(text)
        #expect(map.elements.map(\.name) == ["a", "e"])
        #expect(map.text(map.elements[0].startTag) == "<a b='1>' c=\"x\">")
        #expect(map.elements[0].attributes.map { map.text($0.range) } == [" b='1>'", " c=\"x\""])
        #expect(map.element(id: "i").map { map.text($0.range) } == "<e id=\"i\" />")
        #expect(map.elements[1].isSelfClosing)
        #expect(map.parent(of: map.elements[1])?.name == "a")
    }

    @Test func tagsInCommentsAndTextAreIgnored() throws {
        let map = try map("<a><![CDATA[<b>]]><string>x &lt; y</string></a>")
        #expect(map.elements.map(\.name) == ["a", "string"])
    }

    @Test func linesOfElements() throws {
        let map = try map("<a>\r\n\t<b/>\r\n\t<c/><d/>\r\n</a>")
        #expect(map.text(map.lines(of: map.elements[1])) == "\t<b/>\r\n")
        #expect(map.text(map.lines(of: map.elements[3])) == "<d/>")
        #expect(map.lineEnd == "\r\n")
        #expect(map.indentationStep == "\t")
    }
}
