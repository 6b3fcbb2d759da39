import CoreGraphics
import Foundation

/// A part of a text with one font, one color, and one set of attributes. Lengths are in points.
public struct TextSpan: Sendable, Hashable {
    public var text: String
    public var font: Font
    public var color: RGBA
    /// The space added after each character, in addition to the font's tracking.
    public var spacing: CGFloat = 0
    /// The distance above the line's baseline.
    public var baselineOffset: CGFloat = 0
    /// The slant of glyphs to the right, in points per point of height.
    public var slant: CGFloat = 0
    public var usesLigatures = true
    var decoration: TextDecoration?

    public init(_ text: String, font: Font, color: RGBA = .black) {
        self.text = text
        self.font = font
        self.color = color
    }

    /// The character that a box is drawn for.
    static let boxCharacter = "\u{FFFC}"
}

/// An underline or strikethrough.
public struct TextRule: Sendable, Hashable {
    /// The thickness of the rule, or two parallel rules.
    public enum Weight: Sendable, Hashable {
        case single, thick, double
    }

    public enum Pattern: Int, Sendable, Hashable, CaseIterable {
        case solid, dot, dash, dashDot, dashDotDot
    }

    public var weight: Weight
    public var pattern: Pattern
    /// Whether white space is excluded.
    public var isByWord: Bool
    /// The color; `nil` for the text's color.
    public var color: RGBA?

    public init(
        _ weight: Weight = .single, pattern: Pattern = .solid, isByWord: Bool = false,
        color: RGBA? = nil
    ) {
        self.weight = weight
        self.pattern = pattern
        self.isByWord = isByWord
        self.color = color
    }
}
