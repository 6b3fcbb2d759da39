import Foundation
import Testing

@testable import XMLReading

/// Source: XML 1.0, and the documented options; the files are written by hand.
struct XMLOptionsTests {
    private func error(_ data: Data, _ options: XMLOptions = XMLOptions()) -> XMLError? {
        do throws(XMLError) {
            _ = try XMLTree(data, options)
            return nil
        } catch {
            return error
        }
    }

    private func error(_ text: String, _ change: (inout XMLOptions) -> Void = { _ in }) -> XMLError?
    {
        var options = XMLOptions()
        change(&options)
        return error(Data(text.utf8), options)
    }

    // MARK: Extent

    @Test func theRootTagAlone() throws {
        var options = XMLOptions()
        options.extent = .rootTag
        let tree = try XMLTree(Data("<!-- x --><a b=\"1\"><c></d> & ".utf8), options)
        #expect(tree.elements.count == 1)
        #expect(tree.root["b"] == "1")
        #expect(error("<a b=\"1\"") { $0.extent = .rootTag }?.kind == .incomplete)
    }

    @Test func theFirstElementWithAName() throws {
        var options = XMLOptions()
        options.extent = .element("m")
        options.keepsText = ["m"]
        let tree = try XMLTree(Data("<a>\n<m>x &lt; y\n</m><m>z</m><".utf8), options)
        #expect(tree.elements.map(\.text) == ["", "x < y\n"])
        #expect(error("<a></a>") { $0.extent = .element("m") }?.kind == .incomplete)
    }

    // MARK: Document types

    @Test(arguments: [
        "<!DOCTYPE a>", "<!DOCTYPE a SYSTEM \"http://example.com/a.dtd\">",
        "<!DOCTYPE a PUBLIC \"-//A//B\" \"file:///etc/passwd\">",
        "<!DOCTYPE a [<!ENTITY ns \"http://example.com\">]>",
    ])
    func documentTypes(_ declaration: String) {
        let text = "<?xml version=\"1.0\"?>\n\(declaration)<a b=\"1\"/>"
        #expect(error(text) == XMLError(kind: .documentType, line: 2))
        #expect(error(text) { $0.ignoresDocumentType = true } == nil)
    }

    @Test func entitiesOfAnIgnoredDocumentType() throws {
        var options = XMLOptions()
        options.ignoresDocumentType = true
        let text = "<!DOCTYPE a [<!ENTITY n \"x\"><!ATTLIST a c CDATA \"1\">]><a b=\"&n;y\"/>"
        let tree = try XMLTree(Data(text.utf8), options)
        #expect(tree.root.attributes == [XMLAttribute(name: "b", value: "xy")])
    }

    @Test(arguments: ["&x;&x;", "&#38;x;", "<b/>", "&#60;b/>"])
    func entitiesThatExpand(_ value: String) {
        let text = "<!DOCTYPE a [<!ENTITY x \"y\">\n<!ENTITY z \"\(value)\">]><a>&z;</a>"
        #expect(
            error(text) { $0.ignoresDocumentType = true }
                == XMLError(kind: .documentType, line: 2))
    }

    /// Found by a fuzzer: expat reports the value up to the error, with a negative length of the
    /// event.
    @Test func anEntityWithMarkupAndAnError() {
        let text = "<!DOCTYPE a [<!ENTITY n \"<%[\">]><a/>"
        #expect(error(text) { $0.ignoresDocumentType = true }?.kind == .documentType)
    }

    /// 30,000 references to an entity of 30 kB would be 900 MB.
    @Test func longEntitiesWithManyReferences() {
        let value = String(repeating: "x", count: 30_000)
        let references = String(repeating: "&x;", count: 30_000)
        let text = "<!DOCTYPE a [<!ENTITY x \"\(value)\">]><a b=\"\(references)\"/>"
        #expect(error(text) { $0.ignoresDocumentType = true } != nil)
    }

    @Test func externalEntitiesAreNotRead() {
        let text = "<!DOCTYPE a [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><a>&x;</a>"
        #expect(error(text) { $0.ignoresDocumentType = true } == nil)
        let attribute = "<!DOCTYPE a [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><a b=\"&x;\"/>"
        #expect(error(attribute) { $0.ignoresDocumentType = true }?.kind == .malformed)
    }

    // MARK: Encodings

    @Test func utf8RegardlessOfTheDeclaration() throws {
        let text = "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><a b=\"é\"/>"
        #expect(try XMLTree(Data(text.utf8)).root["b"] == "é")
    }

    @Test(arguments: [
        String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian,
    ])
    func utf16(_ encoding: String.Encoding) throws {
        let data = try #require("<a b=\"1\"/>".data(using: encoding))
        #expect(error(data) == XMLError(kind: .notUTF8, line: 1))
        var options = XMLOptions()
        options.encoding = .anyASCII
        #expect(try XMLTree(data, options).root["b"] == "1")
    }

    @Test func asciiInAnyEncoding() throws {
        let text = "<?xml version=\"1.0\" encoding=\"windows-1252\"?><!-- é --><a b=\"1\"/>"
        let data = try #require(text.data(using: .windowsCP1252))
        var options = XMLOptions()
        options.encoding = .anyASCII
        #expect(try XMLTree(data, options).root["b"] == "1")
    }

    // MARK: Limits

    @Test func limits() {
        let text = "<a>\n<b><c x=\"1\" y=\"2\"/></b>\n<d/>\n</a>"
        #expect(error(text) { $0.limits = XMLLimits(depth: 3, elements: 4, attributes: 2) } == nil)
        #expect(
            error(text) { $0.limits.depth = 2 } == XMLError(kind: .tooDeep, line: 2))
        #expect(
            error(text) { $0.limits.elements = 3 } == XMLError(kind: .tooManyElements, line: 3))
        #expect(
            error(text) { $0.limits.attributes = 1 }
                == XMLError(kind: .tooManyAttributes, line: 2))
    }

    @Test(arguments: ["<a>\n<b c=\"12345\"/></a>", "<a>\n<t>12&lt;45</t></a>", "<a>\n<abcde/></a>"])
    func lengths(_ text: String) {
        #expect(
            error(text) {
                $0.keepsText = ["t"]
                $0.limits.text = 5
            } == nil)
        #expect(
            error(text) {
                $0.keepsText = ["t"]
                $0.limits.text = 4
            } == XMLError(kind: .tooLong, line: 2))
    }

    /// Expat would collect all attributes before it reports the first.
    @Test func tagsOfSeveralMegabytes() {
        let text = String(repeating: "x", count: 5000)
        let attributes = (0..<2000).map { " a\($0)=\"\(text)\"" }.joined()
        #expect(error("<a>\n<b\(attributes)/></a>") == XMLError(kind: .tooManyAttributes, line: 2))
        let value = String(repeating: "x", count: 9 << 20)
        #expect(error("<a>\n<b c=\"\(value)\"/></a>") == XMLError(kind: .tooLong, line: 2))
    }
}
