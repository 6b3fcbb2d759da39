import CExpat
import Foundation

/// Builds the elements of a tree from the events of a parser.
struct TreeBuilder {
    private let parser: XML_Parser
    private let options: XMLOptions
    /// The position in the file of the parser's first byte.
    private let offset: Int
    private(set) var elements: [XMLTree.Element] = []
    /// The indices of the elements whose end tags weren't reached yet, and whether their text is
    /// kept.
    private var open: [(index: Int, keepsText: Bool)] = []
    private var keepsText = false
    private var names: NamePool
    private var lines: LineCounter
    /// The first error that isn't the parser's.
    private(set) var error: XMLError?
    /// Whether the requested extent was read.
    private(set) var isComplete = false

    init(_ parser: XML_Parser, _ bytes: UnsafeRawBufferPointer, offset: Int, _ options: XMLOptions)
    {
        self.parser = parser
        self.options = options
        self.offset = offset
        names = NamePool(keepsText: options.keepsText)
        lines = LineCounter(bytes)
        if options.extent == .file { elements.reserveCapacity(bytes.count / 128) }
    }

    /// The bytes of the current event. In an entity's value with an error, Expat's count is negative.
    private var event: Range<Int> {
        let start = offset + Int(XML_GetCurrentByteIndex(parser))
        return start..<start + max(0, Int(XML_GetCurrentByteCount(parser)))
    }

    // MARK: Events

    mutating func start(
        _ name: UnsafePointer<CChar>, _ attributes: UnsafePointer<UnsafePointer<CChar>?>
    ) {
        guard error == nil, !isComplete else { return }
        let tag = event
        let line = lines.line(at: tag.upperBound)
        let count = Int(XML_GetSpecifiedAttributeCount(parser)) / 2
        guard open.count < options.limits.depth else { return fail(.tooDeep, line) }
        guard elements.count < options.limits.elements else { return fail(.tooManyElements, line) }
        guard count <= options.limits.attributes else { return fail(.tooManyAttributes, line) }
        let bytes = Self.bytes(name)
        guard bytes.count <= options.limits.text, let values = values(attributes, count) else {
            return fail(.tooLong, line)
        }
        let known = names.name(bytes)
        let index = elements.count
        elements.append(
            XMLTree.Element(
                name: known.text, attributes: values, line: line, parent: open.last?.index,
                descendantsEnd: index + 1, startTag: tag, end: tag.upperBound))
        open.append((index, known.keepsText))
        keepText(known.keepsText)
        if options.extent == .rootTag { stop() }
    }

    mutating func end() {
        guard error == nil, !isComplete, let index = open.popLast()?.index else { return }
        elements[index].end = event.upperBound
        elements[index].descendantsEnd = elements.count
        keepText(open.last?.keepsText ?? false)
        if case .element(elements[index].name) = options.extent { stop() }
    }

    /// Adds to the text of the innermost element. The parser calls this several times for one text.
    mutating func add(_ text: UnsafeBufferPointer<UInt8>) {
        guard error == nil, !isComplete, let index = open.last?.index else { return }
        elements[index].text += String(decoding: text, as: UTF8.self)
        guard elements[index].text.utf8.count <= options.limits.text else {
            return fail(.tooLong, lines.line(at: event.lowerBound))
        }
    }

    mutating func declareDocumentType() {
        if !options.ignoresDocumentType { failAtEvent(.documentType) }
    }

    /// Refuses entities that contain markup or references to other entities.
    mutating func declareEntity(_ value: UnsafeBufferPointer<UInt8>) {
        if value.contains(where: { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "<") }) {
            failAtEvent(.documentType)
        }
    }

    // MARK: Parts

    /// Returns the attributes, or `nil` if one of them is too long.
    private mutating func values(
        _ pointers: UnsafePointer<UnsafePointer<CChar>?>, _ count: Int
    ) -> [XMLAttribute]? {
        guard count > 0 else { return [] }
        var result: [XMLAttribute] = []
        result.reserveCapacity(count)
        for index in 0..<count {
            guard let name = pointers[2 * index], let value = pointers[2 * index + 1] else { break }
            let (nameBytes, valueBytes) = (Self.bytes(name), Self.bytes(value))
            guard max(nameBytes.count, valueBytes.count) <= options.limits.text else { return nil }
            result.append(
                XMLAttribute(
                    name: names.name(nameBytes).text,
                    value: String(decoding: valueBytes, as: UTF8.self)))
        }
        return result
    }

    static func bytes(_ text: UnsafePointer<CChar>) -> UnsafeBufferPointer<UInt8> {
        let count = strlen(text)
        return UnsafeRawBufferPointer(start: text, count: count).assumingMemoryBound(to: UInt8.self)
    }

    /// Requests texts from the parser only where they are kept, because most are white space.
    private mutating func keepText(_ keeps: Bool) {
        guard keeps != keepsText else { return }
        keepsText = keeps
        XML_SetCharacterDataHandler(parser, keeps ? ExpatReader.receiveText : nil)
    }

    private mutating func stop() {
        isComplete = true
        XML_StopParser(parser, 0)
    }

    private mutating func fail(_ kind: XMLError.Kind, _ line: Int) {
        error = XMLError(kind: kind, line: line)
        XML_StopParser(parser, 0)
    }

    private mutating func failAtEvent(_ kind: XMLError.Kind) {
        guard error == nil, !isComplete else { return }
        fail(kind, lines.line(at: event.lowerBound))
    }
}
