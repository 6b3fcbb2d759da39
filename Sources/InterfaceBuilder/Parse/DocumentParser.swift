import Foundation

/// Parses the bytes of a document into elements, within limits.
struct DocumentParser {
    static let depthLimit = XMLReader.Limits().depth
    /// The maximum size of a file, in bytes. Like the other limits, it is a design decision.
    static let sizeLimit = 64 << 20

    let file: String
    var limits = XMLReader.Limits()

    func parse(_ data: Data) throws(DocumentError) -> Element {
        try checkBytes(data)
        var reader = XMLReader(data, limits: limits)
        do throws(XMLReader.Fault) {
            return try reader.read()
        } catch {
            throw self.error(error, line: reader.line)
        }
    }

    private func checkBytes(_ data: Data) throws(DocumentError) {
        guard !data.isEmpty else { throw .empty(file: file) }
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

    private func error(_ fault: XMLReader.Fault, line: Int) -> DocumentError {
        switch fault {
        case .malformed: .malformed(file: file, line: line)
        case .cutOff: .cutOff(file: file, line: line)
        case .tooDeep: .tooDeep(file: file, line: line, limit: limits.depth)
        case .tooMany: .tooMany(file: file, line: line, limit: limits.elements)
        case .tooManyAttributes:
            .tooManyAttributes(file: file, line: line, limit: limits.attributes)
        case .tooLong: .tooLong(file: file, line: line, limit: limits.text)
        case .declaresDocumentType: .declaresDocumentType(file: file, line: line)
        case .notUTF8: .notUTF8(file: file, line: line)
        }
    }
}
