/// Finds the positions of elements and attributes in the bytes of a document. It relies on what
/// `DocumentParser` has checked: UTF-8, no document type, and matching tags.
struct SourceScanner {
    private let bytes: [UInt8]
    private var position = 0
    private var elements: [SourceElement] = []
    /// The indices of the elements whose end tags weren't reached yet.
    private var open: [Int] = []

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Returns the elements, or `nil` if a tag is incomplete or unmatched.
    mutating func scan() -> [SourceElement]? {
        while let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
            position = start
            guard skipMarkup() ?? scanTag() else { return nil }
        }
        return open.isEmpty && !elements.isEmpty ? elements : nil
    }

    /// Skips a comment, a CDATA section, or a processing instruction.
    ///
    /// - Returns: Whether it was terminated, or `nil` if there is a tag at the position instead.
    private mutating func skipMarkup() -> Bool? {
        for (opening, closing) in Self.markup where starts(with: opening) {
            return skip(behind: closing)
        }
        return nil
    }

    private static let markup: KeyValuePairs<String, String> = [
        "<!--": "-->", "<![CDATA[": "]]>", "<?": "?>",
    ]

    private func starts(with text: String) -> Bool {
        bytes[position...].starts(with: text.utf8)
    }

    private mutating func skip(behind text: String) -> Bool {
        while position < bytes.count, !starts(with: text) { position += 1 }
        position += text.utf8.count
        return position <= bytes.count
    }

    // MARK: Tags

    private mutating func scanTag() -> Bool {
        let start = position
        position += 1
        guard position < bytes.count else { return false }
        if bytes[position] == UInt8(ascii: "/") { return scanEndTag(from: start) }
        let name = scanName()
        guard let attributes = scanAttributes() else { return false }
        let isSelfClosing = bytes[position] == UInt8(ascii: "/")
        guard skip(behind: ">") else { return false }
        let index = elements.count
        elements.append(
            SourceElement(
                name: name, attributes: attributes, index: index, parent: open.last,
                startTag: start..<position, isSelfClosing: isSelfClosing, contentEnd: position,
                end: position))
        if let parent = open.last { elements[parent].children.append(index) }
        if !isSelfClosing { open.append(index) }
        return true
    }

    private mutating func scanEndTag(from start: Int) -> Bool {
        guard skip(behind: ">"), let index = open.popLast() else { return false }
        elements[index].contentEnd = start
        elements[index].end = position
        return true
    }

    private mutating func scanName() -> String {
        let start = position
        while position < bytes.count, !isNameEnd(bytes[position]) { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private func isNameEnd(_ byte: UInt8) -> Bool {
        byte.isSpace || "=/>".utf8.contains(byte)
    }

    /// Returns the attributes, and stops at the end of the start tag.
    private mutating func scanAttributes() -> [SourceAttribute]? {
        var attributes: [SourceAttribute] = []
        while true {
            let start = position
            skipSpace()
            guard position < bytes.count else { return nil }
            if "/>".utf8.contains(bytes[position]) { return attributes }
            guard let attribute = scanAttribute(from: start) else { return nil }
            attributes.append(attribute)
        }
    }

    private mutating func scanAttribute(from start: Int) -> SourceAttribute? {
        let name = scanName()
        skipSpace()
        position += 1
        skipSpace()
        guard position < bytes.count else { return nil }
        let quote = bytes[position]
        position += 1
        guard position < bytes.count, let end = bytes[position...].firstIndex(of: quote) else {
            return nil
        }
        let valueRange = position..<end
        position = end + 1
        return SourceAttribute(
            name: name, value: String(decoding: bytes[valueRange], as: UTF8.self),
            range: start..<position, valueRange: valueRange)
    }

    private mutating func skipSpace() {
        while position < bytes.count, bytes[position].isSpace { position += 1 }
    }
}
