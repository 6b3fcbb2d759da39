import XMLReading

/// The bytes of a document and the positions of its elements, so that edits can leave everything
/// else as it is.
struct SourceMap: Sendable {
    let bytes: [UInt8]
    /// The elements in document order.
    let elements: [SourceElement]
    private let indices: [String: Int]

    /// Creates a map of a parsed document.
    init(_ bytes: [UInt8], _ tree: XMLTree) {
        self.bytes = bytes
        elements = tree.elements.indices.map { SourceElement($0, of: tree, in: bytes) }
        let ids = elements.compactMap { element in element.id.map { ($0, element.index) } }
        indices = Dictionary(ids) { first, _ in first }
    }

    /// Returns the first element with this object ID.
    func element(id: String) -> SourceElement? { indices[id].map { elements[$0] } }

    func children(of element: SourceElement) -> [SourceElement] {
        element.children.map { elements[$0] }
    }

    /// Returns the first child with this name and, unless it is `nil`, this key.
    func child(_ name: String, key: String? = nil, of element: SourceElement) -> SourceElement? {
        children(of: element).first { $0.name == name && (key == nil || $0["key"] == key) }
    }

    func parent(of element: SourceElement) -> SourceElement? {
        element.parent.map { elements[$0] }
    }

    var ids: Set<String> { Set(indices.keys) }

    // MARK: Lines

    /// The line ending of the file's first line.
    var lineEnd: String {
        guard let newline = bytes.firstIndex(of: .newline), newline > 0 else { return "\n" }
        return bytes[newline - 1] == .carriageReturn ? "\r\n" : "\n"
    }

    /// Returns the white space before the element if it is the first on its line.
    func indentation(of element: SourceElement) -> String {
        let start = startOfLine(element)
        return start.map { text($0..<element.range.lowerBound) } ?? ""
    }

    /// The indentation that each level adds, as in the document's first lines.
    var indentationStep: String {
        guard let root = elements.first, let child = children(of: root).first else { return "    " }
        let step = indentation(of: child).dropFirst(indentation(of: root).count)
        return step.isEmpty ? "    " : String(step)
    }

    /// Returns the range of the element's lines, from the beginning of the first to the end of the
    /// last, if they contain nothing else; otherwise the range of the element alone.
    func lines(of element: SourceElement) -> Range<Int> {
        guard let start = startOfLine(element) else { return element.range }
        var end = element.end
        while end < bytes.count, bytes[end].isBlank { end += 1 }
        if end < bytes.count, bytes[end] == .carriageReturn { end += 1 }
        guard end < bytes.count, bytes[end] == .newline else { return element.range }
        return start..<(end + 1)
    }

    private func startOfLine(_ element: SourceElement) -> Int? {
        var start = element.range.lowerBound
        while start > 0, bytes[start - 1].isBlank { start -= 1 }
        return start == 0 || bytes[start - 1] == .newline ? start : nil
    }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

extension UInt8 {
    static let newline = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")

    /// Whether the byte is white space within a line.
    var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

    var isSpace: Bool { isBlank || self == .newline || self == .carriageReturn }
}
