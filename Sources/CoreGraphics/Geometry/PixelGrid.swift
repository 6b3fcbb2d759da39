import Foundation

/// The lattice of a screen's pixels, in points.
public struct PixelGrid: Sendable, Hashable {
    /// Pixels to a point.
    public let scale: CGFloat

    public init(scale: CGFloat) {
        self.scale = scale
    }

    /// The nearest multiple of a pixel, halves up (facts: semantics.md 3.9). A hundredth of a
    /// millionth of a point counts as noise of the arithmetic, not as less than a half.
    public func round(_ coordinate: CGFloat) -> CGFloat {
        (coordinate * scale + 0.5 + 1e-8).rounded(.down) / scale
    }

    /// The smallest multiple of a pixel that is not less, up to noise of the arithmetic.
    public func roundUp(_ length: CGFloat) -> CGFloat {
        (length * scale - 1e-8).rounded(.up) / scale
    }

    public func round(_ point: CGPoint) -> CGPoint {
        CGPoint(x: round(point.x), y: round(point.y))
    }

    /// Rounds each edge; the size is the difference of rounded edges.
    public func round(_ rect: CGRect) -> CGRect {
        let (minX, minY) = (round(rect.minX), round(rect.minY))
        return CGRect(
            x: minX, y: minY, width: round(rect.maxX) - minX, height: round(rect.maxY) - minY)
    }
}
