import Foundation

// MARK: - Building the current path

extension CGContext {
    public func beginPath() { currentPath = Path() }

    public func closePath() { currentPath.closeSubpath() }

    public func move(to point: CGPoint) { currentPath.move(to: point.applying(ctm)) }

    public func addLine(to point: CGPoint) { currentPath.addLine(to: point.applying(ctm)) }

    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        currentPath.addQuadCurve(to: end.applying(ctm), control: control.applying(ctm))
    }

    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        currentPath.addCurve(
            to: end.applying(ctm), control1: control1.applying(ctm),
            control2: control2.applying(ctm))
    }

    public func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }

    public func addRect(_ rect: CGRect) { currentPath.append(Path(rect: rect).applying(ctm)) }

    public func addRects(_ rects: [CGRect]) {
        for rect in rects { addRect(rect) }
    }

    public func addEllipse(in rect: CGRect) {
        currentPath.append(Path(ellipseIn: rect).applying(ctm))
    }

    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        currentPath.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
            clockwise: clockwise, transform: ctm)
    }

    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        var local = currentPath.applying(ctm.inverted())
        let known = local.elements.count
        local.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
        currentPath.append(Path(Array(local.elements[known...])).applying(ctm))
    }

    public func addPath(_ path: CGPath) { currentPath.append(path.outline.applying(ctm)) }

    /// The end of the last segment in user space, or zero for an empty path.
    public var currentPointOfPath: CGPoint {
        currentPath.currentPoint?.applying(ctm.inverted()) ?? .zero
    }

    /// The box of all points of the current path, including control points.
    public var boundingBoxOfPath: CGRect { currentPath.applying(ctm.inverted()).controlBox }

    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        let rule: CGPathFillRule = mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding
        return currentPath.contains(point.applying(ctm), rule: rule)
    }

    /// Replaces the current path with the outline of its stroke.
    public func replacePathWithStrokedPath() {
        let local = currentPath.applying(ctm.inverted())
        currentPath = local.stroked(state.strokeStyle).applying(ctm)
    }

    public var isPathEmpty: Bool { currentPath.isEmpty }

    public var path: CGPath? {
        currentPath.isEmpty ? nil : CGPath(currentPath.applying(ctm.inverted()))
    }
}

// MARK: - Painting

extension CGContext {
    public func drawPath(using mode: CGPathDrawingMode) {
        let path = currentPath
        currentPath = Path()
        switch mode {
        case .fill: fill(path, rule: .winding)
        case .eoFill: fill(path, rule: .evenOdd)
        case .stroke: stroke(path)
        case .fillStroke:
            fill(path, rule: .winding)
            stroke(path)
        case .eoFillStroke:
            fill(path, rule: .evenOdd)
            stroke(path)
        }
    }

    public func fillPath(using rule: CGPathFillRule = .winding) {
        drawPath(using: rule == .winding ? .fill : .eoFill)
    }

    public func strokePath() { drawPath(using: .stroke) }

    public func fill(_ rect: CGRect) { fill(Path(rect: rect).applying(ctm), rule: .winding) }

    public func fill(_ rects: [CGRect]) {
        for rect in rects { fill(rect) }
    }

    public func fillEllipse(in rect: CGRect) {
        fill(Path(ellipseIn: rect).applying(ctm), rule: .winding)
    }

    public func stroke(_ rect: CGRect) { stroke(Path(rect: rect).applying(ctm)) }

    public func stroke(_ rect: CGRect, width: CGFloat) {
        saveGState()
        setLineWidth(width)
        stroke(rect)
        restoreGState()
    }

    public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect).applying(ctm)) }

    public func strokeLineSegments(between points: [CGPoint]) {
        var path = Path()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            path.move(to: points[index].applying(ctm))
            path.addLine(to: points[index + 1].applying(ctm))
        }
        stroke(path)
    }

    public func clear(_ rect: CGRect) {
        saveGState()
        setBlendMode(.clear)
        state.fillColor = .black
        fill(rect)
        restoreGState()
    }

    private func fill(_ path: Path, rule: CGPathFillRule) {
        let color = state.fillColor.multiplyingAlpha(by: state.alpha)
        guard !path.isEmpty, color.alpha > 0 else { return }
        if let pattern = state.fillPattern { return fill(path, rule: rule, with: pattern) }
        record(.fill(Fill(path: path, rule: rule, paint: .color(color))))
    }

    /// Strokes a path in page coordinates. A transform that distorts the pen becomes a group.
    private func stroke(_ path: Path) {
        let color = state.strokeColor.multiplyingAlpha(by: state.alpha)
        guard !path.isEmpty, color.alpha > 0 else { return }
        let style = state.strokeStyle
        if let factor = ctm.uniformScale {
            record(
                .stroke(Stroke(path: path, style: style.scaled(by: factor), paint: .color(color))))
        } else {
            let local = path.applying(ctm.inverted())
            let stroke = Stroke(path: local, style: style, paint: .color(color))
            record(.group(Group(transform: ctm, items: [.stroke(stroke)])))
        }
    }
}

extension StrokeStyle {
    fileprivate func scaled(by factor: CGFloat) -> StrokeStyle {
        guard factor != 1 else { return self }
        var style = self
        style.lineWidth *= factor
        style.dashPhase *= factor
        style.dashLengths = dashLengths.map { $0 * factor }
        return style
    }
}
