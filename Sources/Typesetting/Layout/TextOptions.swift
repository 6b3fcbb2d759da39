import CoreGraphics
import Foundation

/// The treatment of a line that is too wide; the cases are those of `NSLineBreakMode`.
public enum LineBreakMode: Int, Sendable, Hashable, CaseIterable {
    case byWordWrapping, byCharWrapping, byClipping
    case byTruncatingHead, byTruncatingTail, byTruncatingMiddle

    var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}

/// The horizontal alignment of lines. `natural` is the side where the paragraph's direction starts.
public enum TextAlignment: Int, Sendable, Hashable, CaseIterable {
    case left, center, right, justified, natural
}

/// The base direction of a paragraph. `natural` is that of its first strong character.
public enum BaseDirection: Int, Sendable, Hashable, CaseIterable {
    case natural, leftToRight, rightToLeft
}

/// The parameters of a layout other than its text.
public struct TextOptions: Sendable, Hashable {
    /// The available width in points; `.infinity` and NaN set no limit.
    public var width: CGFloat
    /// The available height in points. Lines that would extend beyond it are left out, except the
    /// first.
    public var height: CGFloat = .infinity
    /// The greatest number of lines; 0 for no limit.
    public var maximumNumberOfLines: Int
    public var lineBreakMode: LineBreakMode
    public var alignment: TextAlignment
    public var baseDirection: BaseDirection
    /// Whether clipped and truncated paragraphs have several lines, of which only the last is cut,
    /// as in labels. Otherwise, each of them has one line.
    public var wrapsBeforeTruncating = true
    /// Whether the last visible line ends in an ellipsis if more text follows, whatever its
    /// paragraph's mode.
    public var truncatesLastLine = false
    /// The language of the screen, which determines the forms of ideographs; `nil` for languages
    /// without them.
    public var eastAsianLanguage: EastAsianLanguage?
    /// The parts of the area that the first lines can use, if those differ from the whole width.
    public var lineAreas: [LineArea] = []
    /// Whether text styles have their leading between lines (Documentation/Metrics.md 4.2).
    public var usesLeading = true

    func area(ofLine line: Int) -> LineArea? {
        lineAreas.indices.contains(line) ? lineAreas[line] : nil
    }

    public init(
        width: CGFloat = .infinity, maximumNumberOfLines: Int = 0,
        lineBreakMode: LineBreakMode = .byWordWrapping, alignment: TextAlignment = .natural,
        baseDirection: BaseDirection = .natural
    ) {
        self.width = width.isNaN ? .infinity : max(width, 0)
        self.maximumNumberOfLines = max(maximumNumberOfLines, 0)
        self.lineBreakMode = lineBreakMode
        self.alignment = alignment
        self.baseDirection = baseDirection
    }
}
