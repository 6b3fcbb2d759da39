import CoreGraphics
import Foundation

/// How a line ends that is wider than its room; cases as in `NSLineBreakMode`.
public enum LineBreakMode: Int, Sendable, Hashable, CaseIterable {
    case byWordWrapping, byCharWrapping, byClipping
    case byTruncatingHead, byTruncatingTail, byTruncatingMiddle

    var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}

/// Where lines stand across their room; natural is the paragraph's own start.
public enum TextAlignment: Int, Sendable, Hashable, CaseIterable {
    case left, center, right, justified, natural
}

/// The direction in which a paragraph starts; natural is that of its first strong character.
public enum BaseDirection: Int, Sendable, Hashable, CaseIterable {
    case natural, leftToRight, rightToLeft
}

/// Everything but the text that decides a layout.
public struct TextOptions: Sendable, Hashable {
    /// The room across in points; `.infinity` and a value that is not a number set no limit.
    public var width: CGFloat
    /// The room down in points: lines that would reach beyond it are left out, all but the first.
    public var height: CGFloat = .infinity
    /// 0 sets no limit.
    public var maximumNumberOfLines: Int
    public var lineBreakMode: LineBreakMode
    public var alignment: TextAlignment
    public var baseDirection: BaseDirection
    /// Whether clipping and truncating paragraphs fill several lines and are cut in the last one,
    /// as labels do; else each of them is one line.
    public var wrapsBeforeTruncating = true
    /// Whether the last line that is shown ends in an ellipsis where more follows, whatever its
    /// paragraph's mode.
    public var truncatesLastLine = false
    /// Whether text styles keep their leading between lines (Documentation/Metrics.md 4.2).
    public var usesLeading = true

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
