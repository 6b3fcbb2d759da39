import Foundation

extension Path {
    /// Creates a rectangle with continuous corners. A side is straight up to 1.53 radii from the
    /// corner, or to the middle of the side if that is nearer; then there is an easing curve, an
    /// arc of the radius, and the mirrored curve. A decision: Apple doesn't publish the shape.
    public init(
        continuousRect rect: CGRect, topLeft: Bool, topRight: Bool, bottomRight: Bool,
        bottomLeft: Bool, radius: CGFloat
    ) {
        self.init(
            continuousRect: rect, topLeft: topLeft ? radius : 0, topRight: topRight ? radius : 0,
            bottomRight: bottomRight ? radius : 0, bottomLeft: bottomLeft ? radius : 0)
    }

    /// Creates a rectangle with continuous corners of several radii; a corner with a radius of 0 is
    /// square.
    public init(
        continuousRect rect: CGRect, topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat,
        bottomLeft: CGFloat
    ) {
        let half = min(rect.width, rect.height) / 2
        guard half > 0, max(topLeft, topRight, bottomRight, bottomLeft) > 0 else {
            self.init(rect: rect)
            return
        }
        self.init()
        let (right, down) = (CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1))
        let (left, up) = (CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: -1))
        let corners: [(CGPoint, CGVector, CGVector, CGFloat)] = [
            (CGPoint(x: rect.maxX, y: rect.minY), right, down, topRight),
            (CGPoint(x: rect.maxX, y: rect.maxY), down, left, bottomRight),
            (CGPoint(x: rect.minX, y: rect.maxY), left, up, bottomLeft),
            (CGPoint(x: rect.minX, y: rect.minY), up, right, topLeft),
        ]
        for (point, along, away, wanted) in corners {
            let radius = min(wanted, half)
            if radius > 0 {
                ContinuousCorner(radius: radius, reach: min(1.53 * radius, half))
                    .add(to: &self, at: point, along, away)
            } else {
                addLine(to: point)
            }
        }
        closeSubpath()
    }
}

/// A corner that consists of an easing curve, an arc, and the mirrored easing curve.
///
/// Distances are measured from the start of the corner, along the side and perpendicular to it.
private struct ContinuousCorner {
    let radius: CGFloat
    /// The distance from the start of the curve to the corner.
    let reach: CGFloat
    /// The start of the arc.
    private let arcStart: CGPoint
    /// The direction of the outline at the start of the arc, in radians from the side.
    private let turn: CGFloat
    private let control1: CGFloat
    private let control2: CGFloat

    init(radius: CGFloat, reach: CGFloat) {
        self.radius = radius
        self.reach = reach
        // The longer the reach, the smaller the part of the quarter turn that the arc covers.
        turn = .pi / 4 * (reach / radius - 1)
        arcStart = CGPoint(
            x: reach - radius * (1 - sin(turn)), y: radius * (1 - cos(turn)))
        // The second control point is where the arc's tangent meets the side. The first is at two
        // thirds of that distance, so that the curvature starts at zero.
        control2 = arcStart.x - (turn > 0 ? arcStart.y / tan(turn) : 0)
        control1 = control2 * 2 / 3
    }

    func add(to path: inout Path, at corner: CGPoint, _ along: CGVector, _ away: CGVector) {
        func point(_ x: CGFloat, _ y: CGFloat, isMirrored: Bool = false) -> CGPoint {
            let (s, t) = isMirrored ? (y, reach - x) : (x - reach, y)
            return isMirrored
                ? CGPoint(
                    x: corner.x - along.dx * s + away.dx * t,
                    y: corner.y - along.dy * s + away.dy * t)
                : CGPoint(
                    x: corner.x + along.dx * s + away.dx * t,
                    y: corner.y + along.dy * s + away.dy * t)
        }
        path.addLine(to: point(0, 0))
        if turn > 0 {
            path.addCurve(
                to: point(arcStart.x, arcStart.y), control1: point(control1, 0),
                control2: point(control2, 0))
        }
        let sweep = .pi / 2 - 2 * turn
        let handle = 4 / 3 * tan(sweep / 4) * radius
        let tangent = CGPoint(
            x: arcStart.x + cos(turn) * handle, y: arcStart.y + sin(turn) * handle)
        path.addCurve(
            to: point(arcStart.x, arcStart.y, isMirrored: true),
            control1: point(tangent.x, tangent.y),
            control2: point(tangent.x, tangent.y, isMirrored: true))
        if turn > 0 {
            path.addCurve(
                to: point(0, 0, isMirrored: true),
                control1: point(control2, 0, isMirrored: true),
                control2: point(control1, 0, isMirrored: true))
        }
    }
}
