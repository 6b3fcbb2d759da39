import Foundation

/// A mutable outline.
public final class CGMutablePath: CGPath {
    public init() {
        super.init(Path())
    }

    override public init(_ outline: Path) {
        super.init(outline)
    }

    public func move(to point: CGPoint, transform t: CGAffineTransform = .identity) {
        outline.move(to: point.applying(t))
    }

    public func addLine(to point: CGPoint, transform t: CGAffineTransform = .identity) {
        outline.addLine(to: point.applying(t))
    }

    public func addQuadCurve(
        to end: CGPoint, control: CGPoint, transform t: CGAffineTransform = .identity
    ) {
        outline.addQuadCurve(to: end.applying(t), control: control.applying(t))
    }

    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint,
        transform t: CGAffineTransform = .identity
    ) {
        outline.addCurve(
            to: end.applying(t), control1: control1.applying(t), control2: control2.applying(t))
    }

    public func addLines(between points: [CGPoint], transform t: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: t)
        for point in points.dropFirst() { addLine(to: point, transform: t) }
    }

    public func addRect(_ rect: CGRect, transform t: CGAffineTransform = .identity) {
        outline.append(Path(rect: rect).applying(t))
    }

    public func addRects(_ rects: [CGRect], transform t: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: t) }
    }

    public func addEllipse(in rect: CGRect, transform t: CGAffineTransform = .identity) {
        outline.append(Path(ellipseIn: rect).applying(t))
    }

    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform t: CGAffineTransform = .identity
    ) {
        outline.append(
            Path(roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
                .applying(t))
    }

    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform t: CGAffineTransform = .identity
    ) {
        outline.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
            clockwise: clockwise, transform: t)
    }

    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
        transform t: CGAffineTransform = .identity
    ) {
        outline.addArc(
            center: center, radius: radius, startAngle: startAngle, sweep: delta, transform: t)
    }

    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        outline.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    }

    public func addPath(_ path: CGPath, transform t: CGAffineTransform = .identity) {
        outline.append(path.outline.applying(t))
    }

    public func closeSubpath() {
        outline.closeSubpath()
    }
}
