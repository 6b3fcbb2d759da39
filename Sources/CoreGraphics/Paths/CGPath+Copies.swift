import Foundation

extension CGPath {
    /// Returns the outline of a stroke along the path, for filling with the winding rule.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
        miterLimit: CGFloat, transform: CGAffineTransform = .identity
    ) -> CGPath {
        let style = StrokeStyle(
            lineWidth: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
        return CGPath(outline.applying(transform).stroked(style))
    }

    /// Returns the path's dashes, each as an open subpath.
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat],
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        CGPath(outline.applying(transform).dashed(phase: phase, lengths: lengths))
    }
}

// The initializers under which Swift imports CGPathCreateCopyByStrokingPath and its siblings. Unlike
// the methods above, they take a pointer to the transform.
extension CGPath {
    public convenience init?(
        __byStroking path: CGPath, transform: UnsafePointer<CGAffineTransform>?,
        lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat
    ) {
        self.init(
            path.copy(
                strokingWithWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin,
                miterLimit: miterLimit, transform: transform?.pointee ?? .identity
            ).outline)
    }

    public convenience init?(
        __byDashing path: CGPath, transform: UnsafePointer<CGAffineTransform>?, phase: CGFloat,
        lengths: UnsafePointer<CGFloat>?, count: Int
    ) {
        let lengths = Array(UnsafeBufferPointer(start: lengths, count: lengths == nil ? 0 : count))
        self.init(
            path.copy(
                dashingWithPhase: phase, lengths: lengths,
                transform: transform?.pointee ?? .identity
            ).outline)
    }
}
