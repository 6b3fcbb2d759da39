import Foundation

extension Path {
    /// Returns the area of a stroke along the outline, for filling with the winding rule.
    ///
    /// The result consists of overlapping polygons with the same orientation: a rectangle for each
    /// line segment, and the shapes of its joins and caps. Curves are approximated by chords.
    public func stroked(_ style: StrokeStyle) -> Path {
        guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
        let dashes =
            style.dashLengths.isEmpty
            ? self : dashed(phase: style.dashPhase, lengths: style.dashLengths)
        var pen = StrokePen(style)
        for subpath in dashes.subpaths { pen.draw(subpath) }
        return pen.area
    }
}

/// Collects the pieces of a stroke.
private struct StrokePen {
    let style: StrokeStyle
    let radius: CGFloat
    var area = Path()

    init(_ style: StrokeStyle) {
        self.style = style
        radius = style.lineWidth / 2
    }

    mutating func draw(_ subpath: Subpath) {
        var points: [CGPoint] = []
        for point in subpath.points where point != points.last { points.append(point) }
        if subpath.isClosed, points.count > 2, points.first == points.last { points.removeLast() }
        guard points.count > 1 else { return drawDot(at: subpath.start) }
        let isRing = subpath.isClosed && points.count > 2
        let ends = isRing ? points + [points[0], points[1]] : points
        for (a, b) in zip(ends, ends.dropFirst()).prefix(isRing ? points.count : .max) {
            addBox(from: a, to: b)
        }
        for index in 1..<ends.count - 1 {
            addJoin(ends[index - 1], ends[index], ends[index + 1])
        }
        guard !isRing else { return }
        addCap(at: points[0], from: points[1])
        addCap(at: points[points.count - 1], from: points[points.count - 2])
    }

    /// Adds a subpath of zero length, which consists of its caps only.
    private mutating func drawDot(at point: CGPoint) {
        switch style.cap {
        case .butt: break
        case .round: addDisc(at: point)
        case .square:
            let corner = CGPoint(x: point.x - radius, y: point.y - radius)
            let side = CGSize(width: 2 * radius, height: 2 * radius)
            area.append(Path(rect: CGRect(origin: corner, size: side)))
        }
    }

    private mutating func addBox(from a: CGPoint, to b: CGPoint) {
        let n = normal(a, b)
        add([a.moved(n, 1), a.moved(n, -1), b.moved(n, -1), b.moved(n, 1)])
    }

    private mutating func addJoin(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) {
        let (m, n) = (normal(a, b), normal(b, c))
        let turn = m.dx * n.dy - m.dy * n.dx
        guard style.join != .round else { return addDisc(at: b) }
        // The gap is on the outer side of the turn.
        let side: CGFloat = turn > 0 ? -1 : 1
        var corners = [b, b.moved(m, side), b.moved(n, side)]
        // The cosine of half the angle between the normals, which is the ratio of the pen's radius
        // to the miter's length.
        let cosine = ((1 + (m.dx * n.dx + m.dy * n.dy) / (radius * radius)) / 2).squareRoot()
        if style.join == .miter, cosine > 1e-6, 1 / cosine <= style.miterLimit {
            let sum = CGVector(dx: m.dx + n.dx, dy: m.dy + n.dy)
            let reach = side / (2 * cosine * cosine)
            corners.insert(b.moved(sum, reach), at: 2)
        }
        add(corners)
    }

    private mutating func addCap(at end: CGPoint, from inside: CGPoint) {
        switch style.cap {
        case .butt: break
        case .round: addDisc(at: end)
        case .square:
            let n = normal(inside, end)
            addBox(from: end, to: CGPoint(x: end.x + n.dy, y: end.y - n.dx))
        }
    }

    private mutating func addDisc(at c: CGPoint) {
        area.append(
            Path(
                ellipseIn: CGRect(
                    x: c.x - radius, y: c.y - radius, width: 2 * radius, height: 2 * radius)))
    }

    /// Adds a polygon, oriented so that its area is positive.
    private mutating func add(_ corners: [CGPoint]) {
        var sum: CGFloat = 0
        for (a, b) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
            sum += a.x * b.y - b.x * a.y
        }
        let corners = sum < 0 ? corners.reversed() : corners
        guard let first = corners.first else { return }
        area.elements.append(.move(first))
        for corner in corners.dropFirst() { area.elements.append(.line(corner)) }
        area.elements.append(.close)
    }

    /// Returns a vector perpendicular to the line, with the length of the pen's radius.
    private func normal(_ a: CGPoint, _ b: CGPoint) -> CGVector {
        let length = hypot(b.x - a.x, b.y - a.y)
        guard length > 0 else { return CGVector(dx: 0, dy: radius) }
        return CGVector(dx: (a.y - b.y) / length * radius, dy: (b.x - a.x) / length * radius)
    }
}

extension CGPoint {
    fileprivate func moved(_ v: CGVector, _ factor: CGFloat) -> CGPoint {
        CGPoint(x: x + v.dx * factor, y: y + v.dy * factor)
    }
}
