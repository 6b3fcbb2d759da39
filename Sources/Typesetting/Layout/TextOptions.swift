import CoreGraphics
import Foundation

/// A stretch of text in one font and one colour.
public struct TextSpan: Sendable, Hashable {
    public var text: String
    public var font: Font
    public var color: RGBA

    public init(_ text: String, font: Font, color: RGBA = .black) {
        self.text = text
        self.font = font
        self.color = color
    }
}

/// How a line ends that is wider than its room; cases as in `NSLineBreakMode`.
public enum LineBreakMode: Int, Sendable, Hashable, CaseIterable {
    case byWordWrapping, byCharWrapping, byClipping
    case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
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
    /// 0 sets no limit.
    public var maximumNumberOfLines: Int
    public var lineBreakMode: LineBreakMode
    public var alignment: TextAlignment
    public var baseDirection: BaseDirection

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
