import Foundation
import Testing

@testable import XMLReading

/// Source: the recommendation XML 1.0; the files are written by hand.
struct XMLTreeTests {
    private func read(_ text: String) throws -> XMLTree {
        var options = XMLOptions()
        options.keepsText = ["string", "int"]
        return try XMLTree(Data(text.utf8), options)
    }

    @Test func entitiesAndCharacters() throws {
        let tree = try read(#"<a b="&lt;&gt;&amp;&quot;&apos;&#65;&#x1F600;&#10;"/>"#)
        #expect(tree.root["b"] == "<>&\"'A\u{1F600}\n")
    }

    @Test func eitherQuote() throws {
        let tree = try read(#"<a b='"' c = "'" />"#)
        #expect(tree.root.attributes.map(\.name) == ["b", "c"])
        #expect(tree.root.attributes.map(\.value) == ["\"", "'"])
    }

    /// XML 1.0, 3.3.3 and 2.11.
    @Test func whiteSpaceInAttributesAndTexts() throws {
        let tree = try read("<a b=\"1\n2\t3\r\n4\"><string>x\r\ny\rz\tw</string></a>")
        #expect(tree.root["b"] == "1 2 3 4")
        #expect(tree.elements[1].text == "x\ny\nz\tw")
    }

    @Test func textInParts() throws {
        let tree = try read("<string>a<!-- > -->b<![CDATA[<&>]]> </string>")
        #expect(tree.root.text == "ab<&> ")
    }

    @Test func onlyRequestedTextIsKept() throws {
        let tree = try read("<a> x <data>QUJD</data><int> 5 </int><string> </string></a>")
        #expect(tree.elements.map(\.text) == ["", "", " 5 ", " "])
    }

    @Test func textAroundAChildBelongsToTheParent() throws {
        let tree = try read("<string>a<b>x</b>c</string>")
        #expect(tree.elements.map(\.text) == ["ac", ""])
    }

    @Test func namesOfAnyLetters() throws {
        let tree = try read("<größe x:y-z._1='1'/>")
        #expect(tree.root.name == "größe")
        #expect(tree.root["x:y-z._1"] == "1")
    }

    @Test func structure() throws {
        let tree = try read("<a><b><c/></b><d/></a>")
        #expect(tree.elements.map(\.name) == ["a", "b", "c", "d"])
        #expect(tree.elements.map(\.parent) == [nil, 0, 1, 0])
        #expect(tree.elements.map(\.descendantsEnd) == [4, 3, 3, 4])
        #expect(tree.children(of: 0) == [1, 3])
        #expect(tree.children(of: 2) == [])
    }

    /// White space before an XML declaration is an error in XML 1.0; programs that add a line there
    /// exist.
    @Test(arguments: ["", "\u{FEFF}", " \n", "\u{FEFF}\r\n\t"])
    func positionsAreOffsetsInTheFile(_ start: String) throws {
        let text = start + "<?xml version=\"1.0\"?>\n<a b='>'>ä<!-- <x> -->\n<c\n/><d></d></a>\n"
        let bytes = Array(text.utf8)
        let tree = try read(text)
        func texts(_ ranges: [Range<Int>]) -> [String] {
            ranges.map { String(decoding: bytes[$0], as: UTF8.self) }
        }
        #expect(texts(tree.elements.map(\.startTag)) == ["<a b='>'>", "<c\n/>", "<d>"])
        #expect(
            texts(tree.elements.map { $0.startTag.lowerBound..<$0.end })
                == ["<a b='>'>ä<!-- <x> -->\n<c\n/><d></d></a>", "<c\n/>", "<d></d>"])
        let first = 2 + start.utf8.count { $0 == 0x0A }
        #expect(tree.elements.map(\.line) == [first, first + 2, first + 2])
    }

    /// Expat receives a large file in chunks of 4 MB.
    @Test func positionsInALargeFile() throws {
        let comment = "<!--" + String(repeating: "x", count: 9 << 20) + "-->"
        let tree = try read("<a>" + comment + "\n<b c=\"1\"/>\n<string>x</string></a>")
        let start = 3 + comment.utf8.count + 1
        #expect(tree.elements[1].startTag == start..<start + 10)
        #expect(tree.elements.map(\.line) == [1, 2, 3])
        #expect(tree.elements[2].text == "x")
    }
}
