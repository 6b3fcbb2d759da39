import Foundation
import FoundationXML

/// Turns the bytes of a document into its elements, within bounds: no document type declaration,
/// so no entities, and limits of size and depth.
struct DocumentParser {
    static let depthLimit = 512
    static let sizeLimit = 64 << 20

    let file: String

    func parse(_ data: Data) throws(DocumentError) -> Element {
        try checkBytes(data)
        let builder = TreeBuilder(depthLimit: Self.depthLimit)
        let parser = XMLParser(data: data)
        parser.shouldResolveExternalEntities = false
        parser.delegate = builder
        let succeeded = parser.parse()
        if let line = builder.tooDeepLine {
            throw .tooDeep(file: file, line: line, limit: Self.depthLimit)
        }
        guard succeeded, parser.parserError == nil, let root = builder.root else {
            throw fault(of: data, at: builder.faultLine ?? parser.lineNumber)
        }
        return root
    }

    private func checkBytes(_ data: Data) throws(DocumentError) {
        guard !data.isEmpty else { throw .empty(file: file) }
        guard data.count <= Self.sizeLimit else {
            throw .tooLarge(file: file, limit: Self.sizeLimit)
        }
        guard Self.startsLikeXML(data) else {
            throw .notXML(file: file, looksLike: FileKind(data))
        }
        if let declaration = data.range(of: Data("<!DOCTYPE".utf8)) {
            let line = data[..<declaration.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
            throw .declaresDocumentType(file: file, line: line)
        }
    }

    /// A byte order mark and white space may stand before the first tag.
    private static func startsLikeXML(_ data: Data) -> Bool {
        var start = data[...]
        if start.starts(with: [0xEF, 0xBB, 0xBF]) { start = start.dropFirst(3) }
        return start.first { !isSpace($0) } == UInt8(ascii: "<")
    }

    /// A document whose root's end tag is missing is one that nobody finished writing.
    private func fault(of data: Data, at line: Int) -> DocumentError {
        let lines = data.count { $0 == UInt8(ascii: "\n") } + 1
        let end = data.suffix(256).reversed().drop(while: Self.isSpace).prefix(16).reversed()
        let isClosed = ["</document>", "</archive>"].contains {
            end.suffix($0.utf8.count).elementsEqual($0.utf8)
        }
        return isClosed
            ? .malformed(file: file, line: min(line, lines)) : .cutOff(file: file, line: lines)
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        [0x20, 0x09, 0x0A, 0x0D].contains(byte)
    }
}

/// Hears the parser and keeps the elements that are still open on a stack.
private final class TreeBuilder: NSObject, XMLParserDelegate {
    let depthLimit: Int
    private(set) var root: Element?
    private(set) var tooDeepLine: Int?
    /// Of the first fault: the parser may read on behind it.
    private(set) var faultLine: Int?
    private var open: [Element] = []
    private var collectsText = false
    private static let textNames: Set<String> = [
        "string", "mutableString", "int", "bool", "float", "double", "bytes",
    ]

    init(depthLimit: Int) {
        self.depthLimit = depthLimit
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
        qualifiedName: String?, attributes: [String: String]
    ) {
        guard tooDeepLine == nil else { return }
        guard open.count < depthLimit else {
            tooDeepLine = parser.lineNumber
            return parser.abortParsing()
        }
        open.append(Element(name: name, attributes: attributes, line: parser.lineNumber))
        collectsText = Self.textNames.contains(name)
    }

    func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
        if faultLine == nil { faultLine = parser.lineNumber }
    }

    func parser(_ parser: XMLParser, foundCharacters characters: String) {
        guard collectsText, tooDeepLine == nil else { return }
        open[open.count - 1].text += characters
    }

    func parser(
        _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
        qualifiedName: String?
    ) {
        guard tooDeepLine == nil, let element = open.popLast() else { return }
        collectsText = false
        if open.isEmpty {
            root = element
        } else {
            open[open.count - 1].children.append(element)
        }
    }
}
