/// An element of a document's text: where it stands, in bytes from the start of the file.
struct SourceElement: Sendable {
    let name: String
    let attributes: [SourceAttribute]
    /// Its place in the map's `elements`.
    let index: Int
    let parent: Int?
    var children: [Int] = []
    /// From `<` up to and with `>`.
    let startTag: Range<Int>
    let isSelfClosing: Bool
    /// Where the content ends and the end tag begins; both are empty in self-closing elements.
    var contentEnd: Int
    var end: Int

    var range: Range<Int> { startTag.lowerBound..<end }

    /// The value as the file writes it, with its character references.
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
    /// With the white space before it.
    let range: Range<Int>
    /// Without the quotation marks.
    let valueRange: Range<Int>
}
