import CoreGraphics

extension Paint {
    /// Outlines beyond which a gradient with an end that does not go on paints nothing.
    ///
    /// Clips, since no format but the raster one can say that a gradient ends on one side.
    /// A cone between circles of which neither holds the other goes on at both ends.
    var extent: [Clip] {
        switch self {
        case .color, .conicGradient: []
        case .linearGradient(let stops, let start, let end):
            Self.bands(stops, start.kept, end.kept)
        case .radialGradient(let stops, let from, let to): Self.rings(stops, from, to)
        }
    }

    /// Points; beyond any screen, and three times within what SVG viewers count pixels up to.
    private static let far = 1e4

    /// Each half plane is a large square whose middle of one side is the end.
    private static func bands(_ stops: GradientStops, _ start: CGPoint, _ end: CGPoint) -> [Clip] {
        let length = hypot(end.x - start.x, end.y - start.y)
        guard length > 0 else { return [] }
        let along = CGPoint(
            x: (end.x - start.x) / length * far, y: (end.y - start.y) / length * far)
        var clips: [Clip] = []
        if !stops.drawsBeforeStart { clips.append(halfPlane(from: start, along: along)) }
        if !stops.drawsAfterEnd {
            clips.append(halfPlane(from: end, along: CGPoint(x: -along.x, y: -along.y)))
        }
        return clips
    }

    private static func halfPlane(from p: CGPoint, along d: CGPoint) -> Clip {
        Clip(
            Path([
                .move(CGPoint(x: p.x - d.y, y: p.y + d.x)),
                .line(CGPoint(x: p.x - d.y + d.x, y: p.y + d.x + d.y)),
                .line(CGPoint(x: p.x + d.y + d.x, y: p.y - d.x + d.y)),
                .line(CGPoint(x: p.x + d.y, y: p.y - d.x)), .close,
            ]))
    }

    private static func rings(_ stops: GradientStops, _ from: Circle, _ to: Circle) -> [Clip] {
        let distance = hypot(to.center.x - from.center.x, to.center.y - from.center.y)
        guard distance <= abs(to.radius - from.radius) else { return [] }
        let grows = to.radius >= from.radius
        var clips: [Clip] = []
        if !stops.drawsBeforeStart { clips.append(limit(at: from, keepsInside: !grows)) }
        if !stops.drawsAfterEnd { clips.append(limit(at: to, keepsInside: grows)) }
        return clips
    }

    private static func limit(at circle: Circle, keepsInside: Bool) -> Clip {
        let disc = Path(circle: circle)
        guard !keepsInside else { return Clip(disc) }
        let page = Path(rect: CGRect(x: -far, y: -far, width: 2 * far, height: 2 * far))
        return Clip(Path(page.elements + disc.elements), rule: .evenOdd)
    }
}

extension Path {
    /// Four cubic curves, each a quarter.
    fileprivate init(circle: Paint.Circle) {
        let (c, r) = (circle.center, circle.radius)
        let k = r * 0.552284749831
        func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: c.x + x, y: c.y + y) }
        self.init([
            .move(p(r, 0)), .curve(p(0, r), control1: p(r, k), control2: p(k, r)),
            .curve(p(-r, 0), control1: p(-k, r), control2: p(-r, k)),
            .curve(p(0, -r), control1: p(-r, -k), control2: p(-k, -r)),
            .curve(p(r, 0), control1: p(k, -r), control2: p(r, -k)), .close,
        ])
    }
}
