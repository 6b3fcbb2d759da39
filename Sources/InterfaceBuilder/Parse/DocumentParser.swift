import AtomicFiles
import Foundation
import XMLReading

/// Parses the bytes of a document within limits.
package struct DocumentParser {
    static let depthLimit = XMLLimits().depth
    /// The maximum size of a file, in bytes. Like the other limits, it is a design decision.
    static let sizeLimit = 64 << 20

    let file: String
    let limits: XMLLimits

    package init(file: String, limits: XMLLimits = XMLLimits()) {
        self.file = file
        self.limits = limits
    }

    /// Returns the elements with their positions. Constructs that Xcode never writes, such as
    /// document types, are errors.
    package func tree(_ data: Data) throws(DocumentError) -> XMLTree {
        do throws(DocumentError) {
            let tree = try wholeTree(data)
            guard tree.elements.first?.name.lowercased() != "html" else {
                throw .defect(file: file, .webPage)
            }
            return tree
        } catch {
            // The parser knows where a file ends.
            guard let defect = FileDefect(data), defect != .truncated else { throw error }
            throw .defect(file: file, defect)
        }
    }

    private func wholeTree(_ data: Data) throws(DocumentError) -> XMLTree {
        try checkBytes(data)
        var options = XMLOptions()
        options.limits = limits
        options.keepsText = Self.textElements
        do throws(XMLError) {
            return try XMLTree(data, options)
        } catch {
            throw self.error(error)
        }
    }

    func parse(_ data: Data) throws(DocumentError) -> Element {
        Element(try tree(data))
    }

    /// The elements with meaningful text: strings, and the numbers and Boolean values of archives.
    private static let textElements: Set<String> = [
        "string", "mutableString", "int", "bool", "float", "double", "bytes",
    ]

    private func checkBytes(_ data: Data) throws(DocumentError) {
        guard data.count <= Self.sizeLimit else {
            throw .tooLarge(file: file, limit: Self.sizeLimit)
        }
        guard Self.startsLikeXML(data) else {
            throw .notXML(file: file, looksLike: FileKind(data))
        }
    }

    /// Whether the data starts like XML. A byte order mark and white space may precede the first
    /// tag.
    private static func startsLikeXML(_ data: Data) -> Bool {
        var start = data.prefix(4096)
        if start.starts(with: [0xEF, 0xBB, 0xBF]) { start = start.dropFirst(3) }
        let text = start.drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
        return text.first == UInt8(ascii: "<") && text.dropFirst().first != 0
    }

    private func error(_ error: XMLError) -> DocumentError {
        switch error.kind {
        case .malformed: .malformed(file: file, line: error.line)
        case .incomplete: .cutOff(file: file, line: error.line)
        case .tooDeep: .tooDeep(file: file, line: error.line, limit: limits.depth)
        case .tooManyElements: .tooMany(file: file, line: error.line, limit: limits.elements)
        case .tooManyAttributes:
            .tooManyAttributes(file: file, line: error.line, limit: limits.attributes)
        case .tooLong: .tooLong(file: file, line: error.line, limit: limits.text)
        case .documentType: .declaresDocumentType(file: file, line: error.line)
        case .notUTF8: .notUTF8(file: file, line: error.line)
        }
    }
}
