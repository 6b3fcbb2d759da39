import Foundation

/// The lattice of a screen's pixels, in points.
public struct PixelGrid: Sendable, Hashable {
    /// Pixels to a point.
    public let scale: CGFloat

    public init(scale: CGFloat) {
        self.scale = scale
    }

    /// The nearest multiple of a pixel, halves up (Documentation/Layout.md 3.9). A hundredth of a
    /// millionth of a point counts as noise of the arithmetic, not as less than a half.
    public func round(_ coordinate: CGFloat) -> CGFloat { pixel(coordinate) / scale }

    /// The whole number of pixels that is nearest.
    private func pixel(_ coordinate: CGFloat) -> CGFloat {
        (coordinate * scale + 0.5 + 1e-8).rounded(.down)
    }

    /// The multiple of a pixel from which only noise of the arithmetic keeps a coordinate, else the
    /// coordinate itself.
    public func withoutNoise(_ coordinate: CGFloat) -> CGFloat {
        let pixels = coordinate * scale
        let nearest = pixels.rounded()
        return abs(pixels - nearest) < 1e-8 ? nearest / scale : coordinate
    }

    /// The smallest multiple of a pixel that is not less, up to noise of the arithmetic.
    public func roundUp(_ length: CGFloat) -> CGFloat {
        (length * scale - 1e-8).rounded(.up) / scale
    }

    public func round(_ point: CGPoint) -> CGPoint {
        CGPoint(x: round(point.x), y: round(point.y))
    }

    /// Rounds each edge; the size is the difference of rounded edges.
    public func round(_ rect: CGRect) -> CGRect { round(rect, from: .zero) }

    /// Rounds each edge, and counts the pixels from the rounded corner of another rectangle.
    ///
    /// Differences are those of whole pixels, so that a view 100 points wide is exactly 100 wide
    /// wherever it is, also where a point isn't a whole number of binary fractions.
    public func round(_ rect: CGRect, from corner: CGPoint) -> CGRect {
        let (minX, minY) = (pixel(rect.minX), pixel(rect.minY))
        return CGRect(
            x: (minX - pixel(corner.x)) / scale, y: (minY - pixel(corner.y)) / scale,
            width: (pixel(rect.maxX) - minX) / scale, height: (pixel(rect.maxY) - minY) / scale)
    }

    public func withoutNoise(_ rect: CGRect) -> CGRect {
        CGRect(
            x: withoutNoise(rect.minX), y: withoutNoise(rect.minY),
            width: withoutNoise(rect.width), height: withoutNoise(rect.height))
    }
}
