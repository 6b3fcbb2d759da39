import Foundation

/// An image that fills an area with copies of itself, from the origin of the space in which the area is
/// filled.
public struct ColorPattern: Sendable, Hashable {
    public let image: CGImage
    /// The size of a copy, in points.
    public let size: CGSize

    public init(image: CGImage, size: CGSize) {
        (self.image, self.size) = (image, size)
    }
}

extension CGContext {
    /// Fills a path in page coordinates with copies of the pattern's image.
    func fill(_ path: Path, rule: CGPathFillRule, with pattern: ColorPattern) {
        guard pattern.size.width > 0, pattern.size.height > 0 else { return }
        let space = ctm
        saveGState()
        concatenate(ctm.inverted())
        addPath(CGPath(path))
        clip(using: rule == .evenOdd ? .evenOdd : .winding)
        concatenate(space)
        tile(pattern, over: path.controlBox.applying(space.inverted()))
        restoreGState()
    }

    /// Draws copies from the origin on, at most 10,000, as `draw(_:in:byTiling:)` does.
    private func tile(_ pattern: ColorPattern, over box: CGRect) {
        let area = box.intersection(boundingBoxOfClipPath)
        guard !area.isNull, !area.isInfinite, area.width > 0, area.height > 0 else { return }
        let size = pattern.size
        let left = (area.minX / size.width).rounded(.down) * size.width
        let top = (area.minY / size.height).rounded(.down) * size.height
        let columns = ((area.maxX - left) / size.width).rounded(.up)
        let rows = ((area.maxY - top) / size.height).rounded(.up)
        guard columns * rows <= Self.tileLimit else { return }
        for row in 0..<Int(saturating: rows) {
            for column in 0..<Int(saturating: columns) {
                drawUpright(
                    pattern.image,
                    in: CGRect(
                        x: left + CGFloat(column) * size.width,
                        y: top + CGFloat(row) * size.height, width: size.width,
                        height: size.height))
            }
        }
    }

    /// The greatest number of copies, as for `draw(_:in:byTiling:)`.
    private static let tileLimit: CGFloat = 10_000
}
