import Foundation

/// The grid of a screen's pixels, in points.
public struct PixelGrid: Sendable, Hashable {
    /// Pixels per point.
    public let scale: CGFloat

    public init(scale: CGFloat) {
        self.scale = scale
    }

    /// Returns the nearest multiple of a pixel, with halves rounded up (Documentation/Layout.md
    /// 3.9). A coordinate that is below a half by at most 1e-8 pixels counts as a half, because the
    /// difference is a rounding error.
    public func round(_ coordinate: CGFloat) -> CGFloat { pixel(coordinate) / scale }

    /// Returns the nearest whole number of pixels.
    private func pixel(_ coordinate: CGFloat) -> CGFloat {
        (coordinate * scale + 0.5 + 1e-8).rounded(.down)
    }

    /// Returns the multiple of a pixel that a coordinate differs from by a rounding error only, or
    /// otherwise the coordinate itself.
    public func withoutNoise(_ coordinate: CGFloat) -> CGFloat {
        let pixels = coordinate * scale
        let nearest = pixels.rounded()
        return abs(pixels - nearest) < 1e-8 ? nearest / scale : coordinate
    }

    /// Returns the smallest multiple of a pixel that isn't less than a length, apart from rounding
    /// errors.
    public func roundUp(_ length: CGFloat) -> CGFloat {
        (length * scale - 1e-8).rounded(.up) / scale
    }

    /// Returns the largest multiple of a pixel that isn't greater than a length, apart from rounding
    /// errors.
    public func roundDown(_ length: CGFloat) -> CGFloat { -roundUp(-length) }

    public func round(_ point: CGPoint) -> CGPoint {
        CGPoint(x: round(point.x), y: round(point.y))
    }

    /// Returns a rectangle with each edge rounded. The size is the difference of the rounded edges.
    public func round(_ rect: CGRect) -> CGRect { round(rect, from: .zero) }

    /// Returns a rectangle with each edge rounded, relative to the rounded corner of another
    /// rectangle.
    ///
    /// Differences are calculated in whole pixels, so that a view that is 100 points wide has a
    /// width of exactly 100 at any position, even if pixels aren't exact binary fractions of a
    /// point.
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
