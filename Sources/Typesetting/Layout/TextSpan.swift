import CoreGraphics
import Foundation

/// A stretch of text in one font, one color and one set of attributes; lengths in points.
public struct TextSpan: Sendable, Hashable {
    public var text: String
    public var font: Font
    public var color: RGBA
    /// Added after each character, beside the font's own tracking.
    public var spacing: CGFloat = 0
    /// Up from the line's baseline.
    public var baselineOffset: CGFloat = 0
    /// How far glyphs lean to the right, in points a point of height.
    public var slant: CGFloat = 0
    public var usesLigatures = true
    var decoration: TextDecoration?

    public init(_ text: String, font: Font, color: RGBA = .black) {
        self.text = text
        self.font = font
        self.color = color
    }

    /// The character that a box stands for.
    static let boxCharacter = "\u{FFFC}"
}

/// A line below text or through it.
public struct TextRule: Sendable, Hashable {
    /// How one line, or each of two, is made.
    public enum Weight: Sendable, Hashable {
        case single, thick, double
    }

    public enum Pattern: Int, Sendable, Hashable, CaseIterable {
        case solid, dot, dash, dashDot, dashDotDot
    }

    public var weight: Weight
    public var pattern: Pattern
    /// Whether white space is left out.
    public var isByWord: Bool
    /// Nil is the text's color.
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
