import Foundation

extension Path {
    /// The start of the next segment: the end of the last one, or the start of the subpath after a
    /// close.
    public var currentPoint: CGPoint? {
        switch elements.last {
        case nil: nil
        case .close: subpathStart
        case let element?: element.points.last
        }
    }

    private var subpathStart: CGPoint? {
        for case .move(let start) in elements.reversed() { return start }
        return nil
    }

    public mutating func move(to point: CGPoint) {
        if case .move = elements.last { elements.removeLast() }
        elements.append(.move(point))
    }

    /// Adds a line. Without a current point, only moves to the line's end.
    public mutating func addLine(to point: CGPoint) {
        guard beginSegment() else { return move(to: point) }
        elements.append(.line(point))
    }

    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        guard beginSegment() else { return move(to: end) }
        elements.append(.quadCurve(end, control: control))
    }

    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        guard beginSegment() else { return move(to: end) }
        elements.append(.curve(end, control1: control1, control2: control2))
    }

    public mutating func closeSubpath() {
        guard let last = elements.last, last != .close else { return }
        elements.append(.close)
    }

    /// Whether there is a current point. After a close, a new subpath starts there.
    private mutating func beginSegment() -> Bool {
        guard let last = elements.last else { return false }
        if last == .close, let start = subpathStart { elements.append(.move(start)) }
        return true
    }

    public mutating func append(_ other: Path) {
        elements.append(contentsOf: other.elements)
    }
}

// MARK: - Arcs

extension Path {
    /// Adds an arc, preceded by a line from the current point to its start.
    ///
    /// Angles are in radians from the positive x axis. If `clockwise` is `false`, the angle
    /// increases, which looks clockwise in a y-down space, as Core Graphics documents.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let sweep = Path.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
        addArc(
            center: center, radius: radius, startAngle: startAngle, sweep: sweep,
            transform: transform)
    }

    /// Adds an arc of `sweep` radians, preceded by a line from the current point to its start.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, sweep: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        guard startAngle.isFinite, sweep.isFinite else { return }
        // Limits the angle to a thousand half turns, which already draw a full circle.
        let sweep = max(-1000 * .pi, min(1000 * .pi, sweep))
        func point(_ angle: CGFloat, _ x: CGFloat = 0) -> CGPoint {
            CGPoint(
                x: center.x + radius * (cos(angle) - x * sin(angle)),
                y: center.y + radius * (sin(angle) + x * cos(angle))
            ).applying(transform)
        }
        addLine(to: point(startAngle))
        let pieces = max(1, Int(saturating: (abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = sweep / CGFloat(pieces)
        // The control distance of the cubic that meets a circular arc at both ends and in the
        // middle.
        let handle = 4 / 3 * tan(step / 4)
        for piece in 0..<pieces where step != 0 {
            let from = startAngle + CGFloat(piece) * step
            let to = from + step
            addCurve(to: point(to), control1: point(from, handle), control2: point(to, -handle))
        }
    }

    /// Returns the signed angle of an arc, at most a full turn and always in the given direction.
    private static func sweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
        let turn = 2 * CGFloat.pi
        var sweep = clockwise ? start - end : end - start
        if sweep >= turn - 1e-12 {
            sweep = turn
        } else if sweep < 0 {
            sweep = sweep.truncatingRemainder(dividingBy: turn)
            if sweep < 0 { sweep += turn }
        }
        return clockwise ? -sweep : sweep
    }

    /// Adds a line and an arc that are tangent to the lines current–`tangent1End`–`tangent2End`.
    public mutating func addArc(
        tangent1End corner: CGPoint, tangent2End far: CGPoint, radius: CGFloat
    ) {
        guard let start = currentPoint else { return move(to: corner) }
        let (ax, ay) = (start.x - corner.x, start.y - corner.y)
        let (bx, by) = (far.x - corner.x, far.y - corner.y)
        let lengths = hypot(ax, ay) * hypot(bx, by)
        let cross = ax * by - ay * bx
        guard lengths > 0, abs(cross) > 1e-12 * lengths, radius > 0 else {
            return addLine(to: corner)
        }
        let half = acos(max(-1, min(1, (ax * bx + ay * by) / lengths))) / 2
        let along = radius / tan(half)
        let (ux, uy) = (ax / hypot(ax, ay), ay / hypot(ax, ay))
        let touch = CGPoint(x: corner.x + ux * along, y: corner.y + uy * along)
        let side: CGFloat = cross > 0 ? 1 : -1
        let center = CGPoint(x: touch.x - side * uy * radius, y: touch.y + side * ux * radius)
        let angle = atan2(touch.y - center.y, touch.x - center.x)
        addArc(center: center, radius: radius, startAngle: angle, sweep: -side * (.pi - 2 * half))
    }
}

// MARK: - Shapes

extension Path {
    public init(ellipseIn rect: CGRect) {
        self.init(
            roundedRect: rect, cornerWidth: rect.width / 2, cornerHeight: rect.height / 2)
    }

    /// Creates a rectangle with elliptical corners. Radii are limited to half the sides.
    public init(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
        let radii = CGSize(width: cornerWidth, height: cornerHeight)
        self.init(
            roundedRect: rect, topLeft: radii, topRight: radii, bottomRight: radii,
            bottomLeft: radii)
    }

    /// Creates a rectangle with different radii for each corner, in a y-down space.
    public init(
        roundedRect rect: CGRect, topLeft: CGSize, topRight: CGSize, bottomRight: CGSize,
        bottomLeft: CGSize
    ) {
        let r = rect.standardized
        let all = [topLeft, topRight, bottomRight, bottomLeft]
        guard all.contains(where: { $0.width > 0 && $0.height > 0 }) else {
            self.init(rect: r)
            return
        }
        func limit(_ s: CGSize) -> (x: CGFloat, y: CGFloat) {
            (max(0, min(s.width, r.width / 2)), max(0, min(s.height, r.height / 2)))
        }
        // The distance of a cubic's control points from the rectangle's corner, in radii.
        let k = 1 - 4 / 3 * (CGFloat(2).squareRoot() - 1)
        let (tl, tr, br, bl) = (
            limit(topLeft), limit(topRight), limit(bottomRight), limit(bottomLeft)
        )
        self.init()
        move(to: CGPoint(x: r.minX + tl.x, y: r.minY))
        addLine(to: CGPoint(x: r.maxX - tr.x, y: r.minY))
        addCorner(
            to: CGPoint(x: r.maxX, y: r.minY + tr.y),
            CGPoint(x: r.maxX - k * tr.x, y: r.minY), CGPoint(x: r.maxX, y: r.minY + k * tr.y))
        addLine(to: CGPoint(x: r.maxX, y: r.maxY - br.y))
        addCorner(
            to: CGPoint(x: r.maxX - br.x, y: r.maxY),
            CGPoint(x: r.maxX, y: r.maxY - k * br.y), CGPoint(x: r.maxX - k * br.x, y: r.maxY))
        addLine(to: CGPoint(x: r.minX + bl.x, y: r.maxY))
        addCorner(
            to: CGPoint(x: r.minX, y: r.maxY - bl.y),
            CGPoint(x: r.minX + k * bl.x, y: r.maxY), CGPoint(x: r.minX, y: r.maxY - k * bl.y))
        addLine(to: CGPoint(x: r.minX, y: r.minY + tl.y))
        addCorner(
            to: CGPoint(x: r.minX + tl.x, y: r.minY),
            CGPoint(x: r.minX, y: r.minY + k * tl.y), CGPoint(x: r.minX + k * tl.x, y: r.minY))
        closeSubpath()
    }

    private mutating func addCorner(to end: CGPoint, _ control1: CGPoint, _ control2: CGPoint) {
        if currentPoint != end { addCurve(to: end, control1: control1, control2: control2) }
    }
}
