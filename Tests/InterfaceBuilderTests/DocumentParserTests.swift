import Foundation
import Testing

@testable import InterfaceBuilder

/// Source: the XML in the test.
struct DocumentParserTests {
    @Test func elementsKeepOrderLinesAndText() throws {
        let root = try Element.xml(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document a="1">
                <b/>
                <string key="k">x &lt; y</string>
                <b
                    c="2"/>
            </document>
            """)
        #expect(root.line == 2)
        #expect(root.children.map(\.name) == ["b", "string", "b"])
        #expect(root.children.map(\.line) == [3, 4, 6])
        #expect(root.children[1].text == "x < y")
        #expect(root.text.isEmpty)
        #expect(root.children[2]["c"] == "2")
    }

    @Test func byteOrderMarkAndBlankLinesAreSkipped() throws {
        let data = Data([0xEF, 0xBB, 0xBF]) + Data("<document/>".utf8)
        #expect(try DocumentParser(file: "F").parse(data).name == "document")
    }

    @Test func depthUpToTheLimitIsRead() throws {
        let depth = DocumentParser.depthLimit
        let text =
            String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
        var found = 0
        try Element.xml(text + "<!-- </document> -->").walk { _ in found += 1 }
        #expect(found == depth)
    }
}
