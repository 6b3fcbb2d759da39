/// An attribute of an element's start tag. Positions are byte offsets from the start of the file.
struct SourceAttribute: Sendable {
    let name: String
    /// The value as the file writes it, with its character references.
    let value: String
    /// The attribute, including the white space before it.
    let range: Range<Int>
    /// The value without the quotation marks.
    let valueRange: Range<Int>

    /// Returns the attributes in a start tag. Expat doesn't report their positions, but has checked
    /// the tag, so its parts are separated by quotation marks and white space.
    static func all(in tag: Range<Int>, of bytes: [UInt8]) -> [SourceAttribute] {
        var attributes: [SourceAttribute] = []
        var rest = bytes[tag].drop { !$0.isSpace && $0 != slash && $0 != greaterThan }
        while let attribute = SourceAttribute(next: &rest) { attributes.append(attribute) }
        return attributes
    }

    /// Reads the next attribute; `nil` at the end of the tag.
    private init?(next rest: inout ArraySlice<UInt8>) {
        let start = rest.startIndex
        rest = rest.drop(while: \.isSpace)
        guard let equals = rest.firstIndex(of: UInt8(ascii: "=")) else { return nil }
        name = String(decoding: rest[..<equals].prefix { !$0.isSpace }, as: UTF8.self)
        rest = rest[(equals + 1)...].drop(while: \.isSpace)
        guard let quote = rest.popFirst(), let end = rest.firstIndex(of: quote) else { return nil }
        valueRange = rest.startIndex..<end
        value = String(decoding: rest[..<end], as: UTF8.self)
        rest = rest[(end + 1)...]
        range = start..<rest.startIndex
    }

    private static let slash = UInt8(ascii: "/")
    private static let greaterThan = UInt8(ascii: ">")
}
