/// An element in a document's text. Positions are byte offsets from the start of the file.
struct SourceElement: Sendable {
    let name: String
    let attributes: [SourceAttribute]
    /// The index in the map's `elements`.
    let index: Int
    let parent: Int?
    var children: [Int] = []
    /// The start tag from `<` through `>`.
    let startTag: Range<Int>
    let isSelfClosing: Bool
    /// The position at which the content ends and the end tag begins; in self-closing elements, the
    /// end of the element.
    var contentEnd: Int
    var end: Int

    var range: Range<Int> { startTag.lowerBound..<end }

    /// The attribute's value as the file writes it, with its character references.
    subscript(name: String) -> String? { attribute(name)?.value }

    func attribute(_ name: String) -> SourceAttribute? {
        attributes.first { $0.name == name }
    }

    var id: String? { self["id"] }
}

/// An attribute of an element's start tag.
struct SourceAttribute: Sendable {
    let name: String
    let value: String
    /// The attribute, including the white space before it.
    let range: Range<Int>
    /// The value without the quotation marks.
    let valueRange: Range<Int>
}
