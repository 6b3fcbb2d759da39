import CRigidBodies
import Foundation

/// The outline of a body, in points around its center.
package enum BodyShape: Equatable {
    case rectangle(width: Double, height: Double)
    case circle(radius: Double)
    /// A convex polygon.
    case polygon([Vector])
    /// Several convex polygons that move as one.
    case compound([[Vector]])

    /// An ellipse, approximated by a polygon unless it is a circle.
    package static func ellipse(width: Double, height: Double) -> BodyShape {
        guard width != height else { return .circle(radius: width / 2) }
        return .polygon(
            (0..<corners).map { corner in
                let angle = 2 * Double.pi * Double(corner) / Double(corners)
                return Vector(width / 2 * Foundation.cos(angle), height / 2 * Foundation.sin(angle))
            })
    }

    /// The number of corners of an ellipse's polygon.
    private static let corners = 24
    /// The greatest number of corners of a polygon in Box2D.
    private static let limit = 8

    /// Whether the shape has an area that the engine can represent.
    package var isValid: Bool { area.isFinite && area >= 0.02 }

    /// The area in square points.
    package var area: Double {
        switch self {
        case .rectangle(let width, let height): width * height
        case .circle(let radius): Double.pi * radius * radius
        case .polygon(let points): Self.area(points).magnitude
        case .compound(let parts): parts.reduce(0) { $0 + Self.area($1).magnitude }
        }
    }

    private static func area(_ points: [Vector]) -> Double {
        guard points.count >= 3, let last = points.last else { return 0 }
        var (sum, previous) = (0.0, last)
        for point in points {
            sum += previous.x * point.y - point.x * previous.y
            previous = point
        }
        return sum / 2
    }

    // MARK: Engine

    /// The distance from the outline to the engine's shape, in points. The engine's polygons touch
    /// at a distance of 2 points and rest at 1.5 to 2, so that outlines on one another touch, and
    /// those next to one another don't.
    private static let insetDistance = 1.005

    /// The shape that the engine simulates.
    private var insetShape: BodyShape {
        switch self {
        case .rectangle(let width, let height):
            let inset = min(Self.insetDistance, width / 4, height / 4)
            return .rectangle(width: width - 2 * inset, height: height - 2 * inset)
        case .circle: return self
        case .polygon(let points): return .polygon(Self.inset(points))
        case .compound(let parts): return .compound(parts.map(Self.inset))
        }
    }

    private static func inset(_ points: [Vector]) -> [Vector] {
        let center = points.reduce(.zero, +) / Double(points.count)
        let distance = distance(from: center, toEdgesOf: points)
        guard distance > 0 else { return points }
        let scale = 1 - min(insetDistance / distance, 0.5)
        return points.map { center + ($0 - center) * scale }
    }

    /// Returns the distance of a point from the nearest edge.
    private static func distance(from center: Vector, toEdgesOf points: [Vector]) -> Double {
        var (least, previous) = (Double.infinity, points[points.count - 1])
        for point in points {
            let (way, edge) = (center - previous, point - previous)
            let length = (edge * edge).sum().squareRoot()
            if length > 0 { least = min(least, abs(way.x * edge.y - way.y * edge.x) / length) }
            previous = point
        }
        return least
    }

    /// The factor by which the inset shape's density has to be greater for the mass of the outline.
    var densityScale: Double { area / insetShape.area }

    func add(to body: OpaquePointer) {
        switch insetShape {
        case .rectangle(let width, let height):
            rigid_body_add_rectangle(body, Length.meters(width), Length.meters(height))
        case .circle(let radius): rigid_body_add_circle(body, Length.meters(radius))
        case .polygon(let points): Self.add([points], to: body)
        case .compound(let parts): Self.add(parts, to: body)
        }
    }

    /// Adds polygons, or a rectangle of their size if the engine can't represent any of them.
    private static func add(_ polygons: [[Vector]], to body: OpaquePointer) {
        let pieces = polygons.flatMap(pieces).filter(isRepresentable)
        for piece in pieces {
            let corners = piece.map { rigid_vector(points: $0) }
            rigid_body_add_polygon(body, corners, corners.count)
        }
        guard pieces.isEmpty else { return }
        let points = polygons.joined()
        let size = points.reduce(.zero) { pointwiseMax($0, pointwiseMax($1, -$1)) } * 2
        rigid_body_add_rectangle(
            body, Length.meters(max(size.x, 0.1)), Length.meters(max(size.y, 0.1)))
    }

    /// Whether the engine accepts a polygon, in which it unites corners at less than 0.25 points.
    private static func isRepresentable(_ polygon: [Vector]) -> Bool {
        var corners: [Vector] = []
        for corner in polygon where corners.allSatisfy({ squaredDistance($0, corner) > 0.1 }) {
            corners.append(corner)
        }
        return area(corners).magnitude >= 0.01
    }

    private static func squaredDistance(_ first: Vector, _ second: Vector) -> Double {
        let way = second - first
        return (way * way).sum()
    }

    /// Returns polygons with at most eight corners that cover a convex polygon.
    private static func pieces(_ points: [Vector]) -> [[Vector]] {
        guard points.count > limit else { return [points] }
        var pieces: [[Vector]] = []
        // Each piece has the first point as a corner, and begins where the previous one ended.
        var start = 1
        while start < points.count - 1 {
            let end = min(start + limit - 2, points.count - 1)
            pieces.append([points[0]] + points[start...end])
            start = end
        }
        return pieces
    }
}
