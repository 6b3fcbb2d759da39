import CoreGraphics
import Foundation

/// How a paragraph's lines are made and stacked, after `NSParagraphStyle`; lengths in points.
public struct ParagraphStyle: Sendable, Hashable {
    /// Nil, here and for the next two, is what the options say.
    public var alignment: TextAlignment?
    public var lineBreakMode: LineBreakMode?
    public var baseDirection: BaseDirection?
    /// Between a line's bottom and the next line's top.
    public var lineSpacing: CGFloat = 0
    /// After the paragraph's last line, if another paragraph follows.
    public var paragraphSpacing: CGFloat = 0
    /// Before the paragraph's first line, if another paragraph comes before.
    public var paragraphSpacingBefore: CGFloat = 0
    /// From the leading edge to the first line.
    public var firstLineHeadIndent: CGFloat = 0
    /// From the leading edge to the other lines.
    public var headIndent: CGFloat = 0
    /// Above zero the distance of the lines' end from the leading edge; else from the trailing one,
    /// inwards where it is negative.
    public var tailIndent: CGFloat = 0
    public var minimumLineHeight: CGFloat = 0
    /// 0 sets no limit.
    public var maximumLineHeight: CGFloat = 0
    /// The factor on the fonts' line height, before the limits; 0 is 1.
    public var lineHeightMultiple: CGFloat = 0
    /// By location; nil is a stop at every 28 points.
    public var tabStops: [TabStop]?
    /// Between the stops that follow the last one; 0 is 28 points.
    public var defaultTabInterval: CGFloat = 0
    /// A text that is wider than its line by no more than this share is set tighter instead of
    /// being truncated.
    public var tighteningFactor: CGFloat = 0

    public init() {}

    /// The height of a line whose fonts make it `natural` points high.
    func lineHeight(_ natural: CGFloat) -> CGFloat {
        let height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
        let limit = maximumLineHeight > 0 ? maximumLineHeight : .infinity
        return min(max(height, minimumLineHeight), max(limit, minimumLineHeight))
    }

    /// Where a line starts and ends, measured from the leading edge of a room of `width` points.
    func extent(isFirst: Bool, in width: CGFloat) -> (start: CGFloat, end: CGFloat) {
        let start = isFirst ? firstLineHeadIndent : headIndent
        let end = tailIndent > 0 ? min(tailIndent, width) : width + tailIndent
        return (start, max(end, start))
    }
}

/// A place in a line to which a tab leads.
public struct TabStop: Sendable, Hashable {
    /// What of the text after the tab stands at the stop: its start, its middle or its end.
    public var alignment: TextAlignment
    /// From the leading edge, in points.
    public var location: CGFloat

    public init(_ alignment: TextAlignment = .left, location: CGFloat) {
        self.alignment = alignment
        self.location = location
    }
}
