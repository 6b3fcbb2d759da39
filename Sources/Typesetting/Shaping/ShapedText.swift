import CoreGraphics
import Foundation

/// Text with its glyphs, before it is broken into lines. Byte offsets count the whole text's UTF-8.
struct ShapedText: Sendable {
    var paragraphs: [ShapedParagraph] = []
    var missing = MissingGlyphs()
    var wasCut = false
}

/// The characters without a glyph, each once, in the text's order.
struct MissingGlyphs: Sendable {
    private(set) var characters: [String] = []
    private var seen: Set<String> = []

    mutating func insert(_ character: String) {
        if seen.insert(character).inserted { characters.append(character) }
    }
}

/// What stands between two line ends of the text.
struct ShapedParagraph: Sendable {
    /// Without the line end.
    var range: Range<Int>
    /// The text in that range.
    var bytes: [UInt8]
    var isRightToLeft: Bool
    /// The span that holds the paragraph's start; it gives an empty line its height.
    var span: Int
    /// In the text's order.
    var clusters: [Cluster] = []
    /// Of all clusters, each cluster's from left to right.
    var glyphs: [ShapedGlyph] = []

    /// The text of a range of the whole text's bytes.
    func text(in part: Range<Int>) -> String {
        let part = part.offset(by: -range.lowerBound).clamped(to: bytes.indices)
        return String(decoding: bytes[part], as: UTF8.self)
    }
}

/// The smallest stretch of text whose glyphs cannot be told apart.
struct Cluster: Sendable {
    struct Traits: OptionSet, Sendable {
        let rawValue: UInt8
        /// Takes no room at a line's end.
        static let isWhitespace = Traits(rawValue: 1)
        /// A line may start here when words are kept whole.
        static let startsWord = Traits(rawValue: 2)
        /// A line may start here when words are broken.
        static let startsCharacter = Traits(rawValue: 4)
        /// Its advance follows from its place in the line.
        static let isTab = Traits(rawValue: 8)
    }

    /// In the text, as bytes of UTF-8.
    var range: Range<Int>
    /// In the paragraph's glyphs.
    var glyphs: Range<Int>
    var face: FontFace
    /// The index of the span whose font and color apply.
    var span: Int
    /// The level of the Unicode bidirectional algorithm; odd runs from right to left.
    var level: UInt8
    /// In points, with tracking.
    var advance: CGFloat
    var traits: Traits

    var isWhitespace: Bool { traits.contains(.isWhitespace) }
    var isTab: Bool { traits.contains(.isTab) }
}

/// A glyph and its offset from its cluster's left end on the baseline, in points.
struct ShapedGlyph: Sendable {
    var index: UInt32
    var offset: CGPoint
}
