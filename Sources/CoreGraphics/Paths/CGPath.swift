import Foundation

/// An immutable outline; `CGMutablePath` adds to it.
public class CGPath: Hashable {
    /// The outline as stored in the display list.
    public internal(set) var outline: Path

    public init(_ outline: Path) {
        self.outline = outline
    }

    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
        self.init(Path(rect: rect).applying(transform?.pointee ?? .identity))
    }

    public convenience init(
        ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil
    ) {
        self.init(Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
    }

    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>? = nil
    ) {
        let path = Path(roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
        self.init(path.applying(transform?.pointee ?? .identity))
    }

    public var isEmpty: Bool { outline.isEmpty }

    /// The end of the last segment, or zero for an empty path, as Apple documents.
    public var currentPoint: CGPoint { outline.currentPoint ?? .zero }

    /// The box of all points including control points.
    public var boundingBox: CGRect { outline.controlBox }

    /// The box of the outline itself.
    public var boundingBoxOfPath: CGRect { outline.boundingBox }

    /// Whether the path is a single rectangle with sides parallel to the axes, which is stored in
    /// `rect`.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        guard let box = outline.rect else { return false }
        rect?.pointee = box
        return true
    }

    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding,
        transform: CGAffineTransform = .identity
    ) -> Bool {
        outline.applying(transform).contains(point, rule: rule)
    }

    public func copy() -> CGPath? { CGPath(outline) }

    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(outline.applying(transform?.pointee ?? .identity))
    }

    public func mutableCopy() -> CGMutablePath? { CGMutablePath(outline) }

    public static func == (a: CGPath, b: CGPath) -> Bool { a.outline == b.outline }

    public func hash(into hasher: inout Hasher) { hasher.combine(outline) }
}
