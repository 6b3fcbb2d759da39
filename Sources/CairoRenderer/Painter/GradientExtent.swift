import CoreGraphics

extension Paint {
    /// The outlines outside which a gradient that doesn't extend beyond an end paints nothing.
    ///
    /// These are clips, because only pixels, and no vector format, can end a gradient on one side.
    /// A cone between circles that don't contain one another extends beyond both ends.
    var extent: [Clip] {
        switch self {
        case .color, .conicGradient: []
        case .linearGradient(let stops, let start, let end):
            Self.bands(stops, start.kept, end.kept)
        case .radialGradient(let stops, let from, let to): Self.rings(stops, from, to)
        }
    }

    /// A distance in points that is beyond any screen, but a third of the largest pixel coordinates
    /// in SVG viewers.
    private static let far = 1e4

    /// Returns a half plane for each end: a large square, the end being in the middle of one of its
    /// sides.
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
    /// Creates a circle from four cubic curves.
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
