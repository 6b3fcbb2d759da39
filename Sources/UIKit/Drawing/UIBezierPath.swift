import Foundation

/// A path with its own stroke style, which is drawn on the main actor into the current context.
open class UIBezierPath: NSObject {
    private var outline = Path()

    open var lineWidth: CGFloat = 1
    open var lineCapStyle = CGLineCap.butt
    open var lineJoinStyle = CGLineJoin.miter
    open var miterLimit: CGFloat = 10
    open var usesEvenOddFillRule = false
    /// Stored, without effect: curves are never flattened.
    open var flatness: CGFloat = 0.6
    private var dash: (phase: CGFloat, lengths: [CGFloat]) = (0, [])

    public override init() {
        super.init()
    }

    public convenience init(cgPath: CGPath) {
        self.init(outline: cgPath.outline)
    }

    public convenience init(rect: CGRect) {
        self.init(outline: Path(rect: rect))
    }

    public convenience init(ovalIn rect: CGRect) {
        self.init(outline: Path(ellipseIn: rect))
    }

    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(
            outline: Path(
                roundedRect: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius))
    }

    public convenience init(
        roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
    ) {
        func radii(_ corner: UIRectCorner) -> CGSize {
            corners.contains(corner) ? cornerRadii : .zero
        }
        self.init(
            outline: Path(
                roundedRect: rect, topLeft: radii(.topLeft), topRight: radii(.topRight),
                bottomRight: radii(.bottomRight), bottomLeft: radii(.bottomLeft)))
    }

    /// Creates an arc; `clockwise` is in UIKit's coordinate space, where y increases downward.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
        clockwise: Bool
    ) {
        self.init(outline: Path())
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
            clockwise: clockwise)
    }

    private convenience init(outline: Path) {
        self.init()
        self.outline = outline
    }

    open var cgPath: CGPath {
        get { CGPath(outline) }
        set { outline = newValue.outline }
    }

    open var isEmpty: Bool { outline.isEmpty }
    open var bounds: CGRect { outline.boundingBox }
    open var currentPoint: CGPoint { outline.currentPoint ?? .zero }

    open func move(to point: CGPoint) { outline.move(to: point) }
    open func addLine(to point: CGPoint) { outline.addLine(to: point) }

    open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        outline.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
    }

    open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
        outline.addQuadCurve(to: end, control: controlPoint)
    }

    /// Adds an arc; `clockwise` is in UIKit's coordinate space, where y increases downward, and
    /// therefore the opposite of Core Graphics' flag.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
        clockwise: Bool
    ) {
        outline.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
            clockwise: !clockwise)
    }

    /// Returns the path from its end to its start, with the same style.
    open func reversing() -> UIBezierPath {
        let path = copy() as? UIBezierPath ?? UIBezierPath()
        path.outline = outline.reversed
        return path
    }

    /// Returns a path with the same outline and style.
    open override func copy() -> Any {
        let path = UIBezierPath(outline: outline)
        path.lineWidth = lineWidth
        path.lineCapStyle = lineCapStyle
        path.lineJoinStyle = lineJoinStyle
        path.miterLimit = miterLimit
        path.usesEvenOddFillRule = usesEvenOddFillRule
        path.flatness = flatness
        path.dash = dash
        return path
    }

    open func append(_ path: UIBezierPath) { outline.append(path.outline) }
    open func apply(_ transform: CGAffineTransform) { outline = outline.applying(transform) }
    open func close() { outline.closeSubpath() }
    open func removeAllPoints() { outline = Path() }

    open func contains(_ point: CGPoint) -> Bool {
        outline.contains(point, rule: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = (
            phase, pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
        )
    }

    /// Writes the pattern, its count, and its phase to those pointers that aren't `nil`.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        for (index, length) in dash.lengths.enumerated() { pattern?[index] = length }
        count?.pointee = dash.lengths.count
        phase?.pointee = dash.phase
    }

    open func fill() { fill(with: .normal, alpha: 1) }

    open func fill(with mode: CGBlendMode, alpha: CGFloat) {
        draw(with: mode, alpha: alpha) {
            $0.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
        }
    }

    open func stroke() { stroke(with: .normal, alpha: 1) }

    open func stroke(with mode: CGBlendMode, alpha: CGFloat) {
        draw(with: mode, alpha: alpha) {
            $0.setLineWidth(lineWidth)
            $0.setLineCap(lineCapStyle)
            $0.setLineJoin(lineJoinStyle)
            $0.setMiterLimit(miterLimit)
            $0.setLineDash(phase: dash.phase, lengths: dash.lengths)
            $0.strokePath()
        }
    }

    private func draw(with mode: CGBlendMode, alpha: CGFloat, paint: (CGContext) -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        if mode != .normal { context.setBlendMode(mode) }
        if alpha != 1 { context.setAlpha(alpha) }
        context.addPath(cgPath)
        paint(context)
        context.restoreGState()
    }

    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.addPath(cgPath)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
}
