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
    /// Fills a path in page coordinates with copies of the pattern's image, unless more than 10,000
    /// are necessary.
    func fill(_ path: Path, rule: CGPathFillRule, with pattern: ColorPattern) {
        guard pattern.size.width > 0, pattern.size.height > 0 else { return }
        let space = ctm
        saveGState()
        concatenate(ctm.inverted())
        addPath(CGPath(path))
        clip(using: rule == .evenOdd ? .evenOdd : .winding)
        concatenate(space)
        let area = path.controlBox.applying(space.inverted()).intersection(
            checked: boundingBoxOfClipPath)
        if !area.isNull, area.isFinite {
            let tile = CGRect(origin: .zero, size: pattern.size)
            for copy in tile.tiles(over: area) ?? [] { drawUpright(pattern.image, in: copy) }
        }
        restoreGState()
    }
}
