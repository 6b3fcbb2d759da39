import CExpat
import Foundation

/// Reads XML with Expat.
///
/// Expat calls C functions, which can't throw: they give each event to the builder, which notes the
/// first error and stops the parser.
final class ExpatReader {
    private let bytes: UnsafeRawBufferPointer
    private let options: XMLOptions
    /// The position of the first tag. White space before an XML declaration isn't well-formed, but
    /// harmless.
    private let offset: Int
    private let parser: XML_Parser?
    private var builder: TreeBuilder?

    /// Creates a reader of bytes that stay valid while it exists.
    init(_ bytes: UnsafeRawBufferPointer, _ options: XMLOptions) {
        self.bytes = bytes
        self.options = options
        let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        offset =
            bytes[mark...].firstIndex { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } ?? bytes.count
        parser = XML_ParserCreate(options.encoding.rawValue)
        builder = parser.map { TreeBuilder($0, bytes, offset: offset, options) }
    }

    deinit {
        XML_ParserFree(parser)
    }

    func read() throws(XMLError) -> [XMLTree.Element] {
        guard let parser else { throw error(.tooLong, at: 0) }
        guard options.encoding != .utf8 || !isUTF16 else { throw error(.notUTF8, at: 0) }
        setHandlers(parser)
        let isWellFormed = try parse(parser)
        guard let builder, builder.error == nil else { throw builder?.error ?? error(parser) }
        guard isWellFormed || builder.isComplete else { throw error(parser) }
        guard options.extent == .file || builder.isComplete else {
            throw error(.incomplete, at: bytes.count)
        }
        return builder.elements
    }

    /// Whether Expat would read the file as UTF-16, which takes precedence over the encoding that
    /// it is given.
    private var isUTF16: Bool {
        [[0xFF, 0xFE], [0xFE, 0xFF], [0x3C, 0x00], [0x00, 0x3C]].contains {
            bytes[offset...].starts(with: $0)
        }
    }

    // MARK: Parsing

    /// The number of bytes that are parsed at once. Most files have fewer; more than one chunk takes
    /// longer, because Expat counts the lines of each.
    private var chunk: Int { options.extent == .file ? 1 << 22 : 1 << 16 }

    /// Parses the file. Expat scans an incomplete tag or comment again with each chunk; the chunks
    /// grow with it, so the time stays linear.
    ///
    /// - Throws: An error if a start tag is longer than 4 MB. Expat collects all attributes of a tag
    ///   before it reports them, so their limit alone wouldn't limit time and memory.
    /// - Returns: `false` if the file isn't well-formed, or if the builder stopped the parser.
    private func parse(_ parser: XML_Parser) throws(XMLError) -> Bool {
        var position = offset
        while true {
            let parsed = parsedEnd(parser)
            if position - parsed > 1 << 22, isStartTag(at: parsed) {
                let signs = bytes[parsed..<position].count { $0 == UInt8(ascii: "=") }
                let kind: XMLError.Kind =
                    signs > options.limits.attributes ? .tooManyAttributes : .tooLong
                throw error(kind, at: parsed)
            }
            let size = min(max(chunk, position - parsed), 1 << 26, bytes.count - position)
            let start = bytes.baseAddress.map {
                ($0 + position).assumingMemoryBound(to: CChar.self)
            }
            position += size
            let isLast = position == bytes.count
            guard XML_Parse(parser, start, Int32(size), isLast ? 1 : 0) == XML_STATUS_OK else {
                return false
            }
            if isLast { return true }
        }
    }

    /// The position of the current event: the first one that isn't complete yet, or an error.
    private func parsedEnd(_ parser: XML_Parser) -> Int {
        offset + max(0, Int(XML_GetCurrentByteIndex(parser)))
    }

    private func isStartTag(at position: Int) -> Bool {
        bytes[position] == UInt8(ascii: "<")
            && ![UInt8(ascii: "!"), UInt8(ascii: "?")].contains(bytes[position + 1])
    }

    /// Returns the parser's error.
    private func error(_ parser: XML_Parser) -> XMLError {
        let position = parsedEnd(parser)
        switch XML_GetErrorCode(parser) {
        case XML_ERROR_NONE, XML_ERROR_NO_ELEMENTS, XML_ERROR_UNCLOSED_TOKEN,
            XML_ERROR_PARTIAL_CHAR, XML_ERROR_UNCLOSED_CDATA_SECTION:
            return error(.incomplete, at: bytes.count)
        case XML_ERROR_NO_MEMORY: return error(.tooLong, at: position)
        case XML_ERROR_AMPLIFICATION_LIMIT_BREACH: return error(.documentType, at: position)
        case XML_ERROR_INVALID_TOKEN where !isUTF8(at: position):
            return error(.notUTF8, at: position)
        default: return error(.malformed, at: position)
        }
    }

    private func error(_ kind: XMLError.Kind, at position: Int) -> XMLError {
        var lines = LineCounter(bytes)
        return XMLError(kind: kind, line: lines.line(at: position))
    }

    /// Whether the character at a position is valid UTF-8.
    private func isUTF8(at position: Int) -> Bool {
        var decoder = Unicode.UTF8.ForwardParser()
        var rest = bytes.dropFirst(position).makeIterator()
        if case .error = decoder.parseScalar(from: &rest) { return false }
        return true
    }

    // MARK: Handlers

    /// Makes the parser call the handlers with this reader, which outlives the parser.
    private func setHandlers(_ parser: XML_Parser) {
        XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
        XML_SetElementHandler(
            parser,
            { reader, name, attributes in
                guard let name, let attributes else { return }
                ExpatReader.builder(reader) { $0.start(name, UnsafePointer(attributes)) }
            }, { reader, _ in ExpatReader.builder(reader) { $0.end() } })
        XML_SetStartDoctypeDeclHandler(parser) { reader, _, _, _, _ in
            ExpatReader.builder(reader) { $0.declareDocumentType() }
        }
        XML_SetEntityDeclHandler(parser) { reader, _, _, value, count, _, _, _, _ in
            guard let value else { return }
            let bytes = UnsafeRawBufferPointer(start: value, count: Int(count))
            ExpatReader.builder(reader) {
                $0.declareEntity(bytes.assumingMemoryBound(to: UInt8.self))
            }
        }
    }

    static let receiveText: XML_CharacterDataHandler = { reader, text, count in
        guard let text else { return }
        let bytes = UnsafeRawBufferPointer(start: text, count: Int(count))
        ExpatReader.builder(reader) { $0.add(bytes.assumingMemoryBound(to: UInt8.self)) }
    }

    private static func builder(
        _ reader: UnsafeMutableRawPointer?, _ change: (inout TreeBuilder) -> Void
    ) {
        guard let reader else { return }
        Unmanaged<ExpatReader>.fromOpaque(reader)._withUnsafeGuaranteedRef {
            if $0.builder != nil { change(&$0.builder!) }
        }
    }
}
