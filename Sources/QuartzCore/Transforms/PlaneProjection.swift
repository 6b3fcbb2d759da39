import Foundation

/// The map from a layer's plane to the page by a transform in space: straight lines stay straight, but
/// parallel ones may meet.
///
/// A point (x, y) becomes (a·x + c·y + tx, b·x + d·y + ty) / (p·x + q·y + s), in points. Source: *Core
/// Animation Programming Guide*, “Adding Perspective to Your Animations”; a point is a row vector that the
/// matrix follows.
struct PlaneProjection {
    private var a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat
    private var p: CGFloat, q: CGFloat, s: CGFloat

    /// Creates the projection of the plane at z = 0.
    init(_ matrix: CATransform3D) {
        (a, b, c, d) = (matrix.m11, matrix.m12, matrix.m21, matrix.m22)
        (tx, ty) = (matrix.m41, matrix.m42)
        (p, q, s) = (matrix.m14, matrix.m24, matrix.m44)
    }

    /// Returns the projection, followed by a transform of the page.
    func concatenating(_ t: CGAffineTransform) -> PlaneProjection {
        var result = self
        result.a = a * t.a + b * t.c + p * t.tx
        result.b = a * t.b + b * t.d + p * t.ty
        result.c = c * t.a + d * t.c + q * t.tx
        result.d = c * t.b + d * t.d + q * t.ty
        result.tx = tx * t.a + ty * t.c + s * t.tx
        result.ty = tx * t.b + ty * t.d + s * t.ty
        return result
    }

    /// Whether parallel lines may meet.
    var isProjective: Bool { abs(p) > 1e-9 || abs(q) > 1e-9 }

    /// The transform if the projection has no vanishing points, or `nil` if the plane is behind the viewer.
    var affine: CGAffineTransform? {
        guard s > 0 else { return nil }
        return CGAffineTransform(a: a / s, b: b / s, c: c / s, d: d / s, tx: tx / s, ty: ty / s)
    }

    /// Whether the viewer sees the front of the plane.
    var showsFront: Bool {
        a * (d * s - ty * q) - c * (b * s - ty * p) + tx * (b * q - d * p) > 0
    }

    /// The direction in which the distance of the plane from the viewer changes, a unit vector.
    var gradient: CGVector {
        let length = hypot(p, q)
        return CGVector(dx: p / length, dy: q / length)
    }

    /// The distance of a point from the viewer, as a factor of the distance at which nothing is scaled.
    func depth(at point: CGPoint) -> CGFloat { p * point.x + q * point.y + s }

    func callAsFunction(_ point: CGPoint) -> CGPoint {
        let w = depth(at: point)
        return CGPoint(
            x: (a * point.x + c * point.y + tx) / w, y: (b * point.x + d * point.y + ty) / w)
    }

    /// Returns what a direction becomes on points at distance 1.
    func linear(_ vector: CGVector) -> CGVector {
        CGVector(dx: a * vector.dx + c * vector.dy, dy: b * vector.dx + d * vector.dy)
    }
}
