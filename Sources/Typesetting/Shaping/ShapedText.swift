import CoreGraphics
import Foundation

/// Text with its glyphs before line breaking. Byte offsets refer to the whole text's UTF-8.
struct ShapedText: Sendable {
    var paragraphs: [ShapedParagraph] = []
    var missing = MissingGlyphs()
    var wasCut = false
}

/// The characters without a glyph, each once, in logical order.
struct MissingGlyphs: Sendable {
    private(set) var characters: [String] = []
    private var seen: Set<String> = []

    mutating func insert(_ character: String) {
        if seen.insert(character).inserted { characters.append(character) }
    }

    /// The characters by the font that has glyphs of their script, in the order of the first ones.
    var byScript: [(font: ScriptFont?, characters: [String])] {
        var groups: [(font: ScriptFont?, characters: [String])] = []
        for character in characters {
            let font = ScriptFont.containing(character)
            if let place = groups.firstIndex(where: { $0.font == font }) {
                groups[place].characters.append(character)
            } else {
                groups.append((font, [character]))
            }
        }
        return groups
    }
}

/// The text between two line ends.
struct ShapedParagraph: Sendable {
    /// The bytes of the paragraph, without the line end.
    var range: Range<Int>
    /// The text in that range.
    var bytes: [UInt8]
    var isRightToLeft: Bool
    /// The span that contains the paragraph's start; it determines the height of an empty line.
    var span: Int
    /// The clusters in logical order.
    var clusters: [Cluster] = []
    /// Whether the clusters at which words start are known. Most texts are in one line, for which
    /// that doesn't matter.
    var knowsWords = true
    /// The glyphs of all clusters; those of each cluster are ordered from left to right.
    var glyphs: [ShapedGlyph] = []

    /// Marks the clusters at which words start. Their number is that of the bytes.
    mutating func findWords() {
        guard !knowsWords else { return }
        knowsWords = true
        let breaks = BreakMap(bytes)
        for index in clusters.indices where breaks.traits(at: index).contains(.startsWord) {
            clusters[index].traits.insert(.startsWord)
        }
    }

    /// Returns the text in a range of the whole text's bytes.
    func text(in part: Range<Int>) -> String {
        let part = part.offset(by: -range.lowerBound).clamped(to: bytes.indices)
        return String(decoding: bytes[part], as: UTF8.self)
    }
}

/// The smallest range of text that has its own glyphs.
struct Cluster: Sendable {
    struct Traits: OptionSet, Sendable {
        let rawValue: UInt8
        /// Takes no space at a line's end.
        static let isWhitespace = Traits(rawValue: 1)
        /// A line can start here if words aren't broken.
        static let startsWord = Traits(rawValue: 2)
        /// A line can start here if words are broken.
        static let startsCharacter = Traits(rawValue: 4)
        /// Its advance depends on its position in the line.
        static let isTab = Traits(rawValue: 8)
    }

    /// The bytes in the text's UTF-8.
    var range: Range<Int>
    /// The range in the paragraph's glyphs.
    var glyphs: Range<Int>
    var face: FontFace
    /// The index of the span that determines font and color.
    var span: Int
    /// The level in the Unicode bidirectional algorithm. Odd levels are right to left.
    var level: UInt8
    /// The advance in points, including tracking.
    var advance: CGFloat
    var traits: Traits

    var isWhitespace: Bool { traits.contains(.isWhitespace) }
    var isTab: Bool { traits.contains(.isTab) }
}

/// A glyph and its offset from the left end of its cluster on the baseline, in points.
struct ShapedGlyph: Sendable {
    var index: UInt32
    var offset: CGPoint
    /// The factor from the width in the face at the font's size.
    var widthScale: CGFloat = 1
}
