import CoreGraphics
import Foundation

/// The layout of a paragraph's lines, modeled after `NSParagraphStyle`. Lengths are in points.
public struct ParagraphStyle: Sendable, Hashable {
    /// The alignment. Here and in the next two properties, `nil` means the value of `TextOptions`.
    public var alignment: TextAlignment?
    public var lineBreakMode: LineBreakMode?
    public var baseDirection: BaseDirection?
    /// The space between a line's bottom and the next line's top.
    public var lineSpacing: CGFloat = 0
    /// The space after the paragraph's last line, if another paragraph follows.
    public var paragraphSpacing: CGFloat = 0
    /// The space before the paragraph's first line, if another paragraph precedes it.
    public var paragraphSpacingBefore: CGFloat = 0
    /// The distance from the leading edge to the start of the first line.
    public var firstLineHeadIndent: CGFloat = 0
    /// The distance from the leading edge to the start of the other lines.
    public var headIndent: CGFloat = 0
    /// Whether indents are measured from the right edge, or `nil` for the edge at which the text
    /// starts.
    public var indentsFromRight: Bool?
    /// The end of lines: if positive, its distance from the leading edge, and otherwise from the
    /// trailing edge, where negative values are inside.
    public var tailIndent: CGFloat = 0
    public var minimumLineHeight: CGFloat = 0
    /// The greatest line height; 0 for no limit.
    public var maximumLineHeight: CGFloat = 0
    /// The factor for the fonts' line height before the limits are applied; 0 has the effect of 1.
    public var lineHeightMultiple: CGFloat = 0
    /// The tab stops by location; `nil` for a stop every 28 points.
    public var tabStops: [TabStop]?
    /// The distance between the stops after the last tab stop; 0 has the effect of 28 points.
    public var defaultTabInterval: CGFloat = 0
    /// The fraction by which text may be wider than its line and be tightened instead of truncated.
    public var tighteningFactor: CGFloat = 0

    public init() {}

    /// Returns the height of a line whose fonts have a height of `natural` points.
    func lineHeight(_ natural: CGFloat) -> CGFloat {
        let height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
        let limit = maximumLineHeight > 0 ? maximumLineHeight : .infinity
        return min(max(height, minimumLineHeight), max(limit, minimumLineHeight))
    }

    /// Returns the start and end of a line, measured from the leading edge of an area that is
    /// `width` points wide.
    func extent(isFirst: Bool, in width: CGFloat) -> (start: CGFloat, end: CGFloat) {
        let start = isFirst ? firstLineHeadIndent : headIndent
        let end = tailIndent > 0 ? min(tailIndent, width) : width + tailIndent
        return (start, max(end, start))
    }
}

/// A position in a line that a tab advances to.
public struct TabStop: Sendable, Hashable {
    /// The part of the text after the tab that is aligned with the stop: its start, middle, or end.
    public var alignment: TextAlignment
    /// The distance from the leading edge, in points.
    public var location: CGFloat

    public init(_ alignment: TextAlignment = .left, location: CGFloat) {
        self.alignment = alignment
        self.location = location
    }
}
