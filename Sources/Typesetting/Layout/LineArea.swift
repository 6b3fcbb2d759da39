import CoreGraphics
import Foundation

/// The part of a text's area that a line can use.
public struct LineArea: Sendable, Hashable {
    /// The distance from the area's left edge in points.
    public var start: CGFloat
    /// The width in points.
    public var width: CGFloat
    /// The distance that the line moves down, in points, because there is no space above it.
    public var skip: CGFloat
    /// Whether the line is next to the previous one, on the other side of an area without text.
    public var sharesTop: Bool

    public init(start: CGFloat, width: CGFloat, skip: CGFloat = 0, sharesTop: Bool = false) {
        (self.start, self.width) = (start, width)
        (self.skip, self.sharesTop) = (skip, sharesTop)
    }
}
