import Foundation
import Testing

@testable import InterfaceBuilder

/// Source: the recommendation XML 1.0; the documents are written by hand.
struct XMLReaderTests {
    private func read(_ text: String) throws -> Element {
        var reader = XMLReader(Data(text.utf8))
        return try reader.read()
    }

    @Test func entitiesAndCharacters() throws {
        let root = try read(#"<a b="&lt;&gt;&amp;&quot;&apos;&#65;&#x1F600;&#10;"/>"#)
        #expect(root["b"] == "<>&\"'A\u{1F600}\n")
    }

    @Test func eitherQuote() throws {
        let root = try read(#"<a b='"' c = "'" />"#)
        #expect(root.attributes == ["b": "\"", "c": "'"])
    }

    /// XML 1.0, 3.3.3 and 2.11.
    @Test func whiteSpaceInAttributesAndTexts() throws {
        let root = try read("<a b=\"1\n2\t3\r\n4\"><string>x\r\ny\rz\tw</string></a>")
        #expect(root["b"] == "1 2 3 4")
        #expect(root.children.first?.text == "x\ny\nz\tw")
    }

    @Test func textsInParts() throws {
        let root = try read("<string>a<!-- > -->b<![CDATA[<&>]]> </string>")
        #expect(root.text == "ab<&> ")
    }

    @Test func onlyTextsAreKept() throws {
        let root = try read("<a> x <data>QUJD</data><int> 5 </int><string> </string></a>")
        #expect(root.text.isEmpty)
        #expect(root.children.map(\.text) == ["", " 5 ", " "])
    }

    @Test func namesOfAnyLetters() throws {
        let root = try read("<größe x:y-z._1='1'/>")
        #expect(root.name == "größe")
        #expect(root["x:y-z._1"] == "1")
    }

    @Test(arguments: [
        "<a", "<a b", "<a b=", "<a b=\"", "<a/", "<a>", "<a><!--", "<a><![CDATA[", "<?xml",
        "<a></", "<a></a", "", "<!-- only -->", "<a><",
    ])
    func cutOff(_ text: String) {
        #expect(throws: XMLReader.Fault.cutOff) { try read(text) }
    }

    @Test(arguments: [
        "<a></b>", "<a b=1/>", "<a b=\"1\"c=\"2\"/>", "<a b=\"<\"/>", "<a b='1' b='2'/>", "<1/>",
        "<a/><b/>", "<a/>text", "text<a/>", "<string>&x;</string>", "<a b=\"&unknown;\"/>",
        "<a b=\"&\"/>",
        "<a b=\"&#0;\"/>", "<a b=\"&#xD800;\"/>", "<a b=\"&#99999999999;\"/>", "<a>\u{0}</a>",
        "<a b=\"\u{1}\"/>", "<a / >", "< a/>", "<a></a b>", "<!ELEMENT a>", "<a>]]></b>", "</a>",
    ])
    func malformed(_ text: String) {
        #expect(throws: XMLReader.Fault.malformed) { try read(text) }
    }
}
