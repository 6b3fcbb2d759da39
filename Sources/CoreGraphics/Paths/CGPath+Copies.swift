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
