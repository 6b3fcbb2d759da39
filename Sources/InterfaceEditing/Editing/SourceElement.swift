import XMLReading

/// An element in a document's text. Positions are byte offsets from the start of the file.
struct SourceElement: Sendable {
    let name: String
    let attributes: [SourceAttribute]
    /// The index in the map's `elements`.
    let index: Int
    let parent: Int?
    let children: [Int]
    /// The start tag from `<` through `>`.
    let startTag: Range<Int>
    let end: Int

    /// Creates an element of a parsed document.
    init(_ index: Int, of tree: XMLTree, in bytes: [UInt8]) {
        let source = tree.elements[index]
        name = source.name
        attributes = SourceAttribute.all(in: source.startTag, of: bytes)
        self.index = index
        parent = source.parent
        children = tree.children(of: index)
        startTag = source.startTag
        end = source.end
    }

    var range: Range<Int> { startTag.lowerBound..<end }

    /// Whether the element consists of one tag, such as `<view/>`.
    var isSelfClosing: Bool { startTag.upperBound == end }

    /// The attribute's value as the file writes it, with its character references.
    subscript(name: String) -> String? { attribute(name)?.value }

    func attribute(_ name: String) -> SourceAttribute? {
        attributes.first { $0.name == name }
    }

    var id: String? { self["id"] }
}
