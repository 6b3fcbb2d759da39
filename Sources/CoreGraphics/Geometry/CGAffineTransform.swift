@_exported import Foundation

/// The matrix `[a b 0; c d 0; tx ty 1]`, which row vectors `[x y 1]` are multiplied by. Source:
/// developer.apple.com/documentation/corefoundation/cgaffinetransform.
public struct CGAffineTransform: Sendable, Hashable, Codable {
    public var a: CGFloat
    public var b: CGFloat
    public var c: CGFloat
    public var d: CGFloat
    public var tx: CGFloat
    public var ty: CGFloat

    public init(
        a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat
    ) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    public init(
        _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
    ) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    public init() {
        self = .identity
    }

    /// Creates a rotation by `angle` radians. In UIKit's y-down space, positive angles are
    /// clockwise.
    ///
    /// Quarter turns are exact: the rounding error of π, at most 1.3e-16, would otherwise move a
    /// view off the pixel grid.
    public init(rotationAngle angle: CGFloat) {
        func cleaned(_ value: CGFloat) -> CGFloat { abs(value) < 2e-16 ? 0 : value }
        let sine = cleaned(sin(angle))
        let cosine = cleaned(cos(angle))
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    public init(scaleX sx: CGFloat, y sy: CGFloat) {
        self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    public init(translationX tx: CGFloat, y ty: CGFloat) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    public var isIdentity: Bool { self == .identity }

    /// Whether the transform is a translation only.
    public var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}

extension CGAffineTransform {
    /// Returns the transform that applies this transform first, then `t2`: the product `self × t2`.
    public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * t2.a + b * t2.c, b: a * t2.b + b * t2.d,
            c: c * t2.a + d * t2.c, d: c * t2.b + d * t2.d,
            tx: tx * t2.a + ty * t2.c + t2.tx, ty: tx * t2.b + ty * t2.d + t2.ty)
    }

    /// Returns the transform translated in its own space: `translation × self`.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    /// Returns the transform scaled in its own space: `scale × self`.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    /// Returns the transform rotated by `angle` radians in its own space: `rotation × self`.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// Returns the inverse, or the transform itself if the matrix is singular.
    public func inverted() -> CGAffineTransform {
        let determinant = a * d - b * c
        guard determinant != 0, determinant.isFinite else { return self }
        return CGAffineTransform(
            a: d / determinant, b: -b / determinant,
            c: -c / determinant, d: a / determinant,
            tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }

    /// Whether the transform has no rotation or skew, so that axes keep their directions.
    public var keepsAxes: Bool { b == 0 && c == 0 }

    /// The factor by which all lengths are scaled, or `nil` if it depends on the direction.
    public var uniformScale: CGFloat? {
        let x = hypot(a, b)
        let y = hypot(c, d)
        let isConformal = abs(a * c + b * d) <= 1e-9 * max(x * y, 1e-300)
        return isConformal && abs(x - y) <= 1e-9 * max(x, y) ? x : nil
    }
}

extension CGPoint {
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
}

extension CGSize {
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
}

extension CGRect {
    /// Returns the smallest rectangle that contains the four transformed corners.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        guard !t.isIdentity, !isNull, !isInfinite else { return self }
        if t.isTranslation {
            return CGRect(x: minX + t.tx, y: minY + t.ty, width: width, height: height)
        }
        let corners = [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
            CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
        ].map { $0.applying(t) }
        return CGRect(enclosing: corners)
    }

    /// Creates the bounding box of `points`; null if there are none.
    init(enclosing points: some Sequence<CGPoint>) {
        var box: (minX: CGFloat, minY: CGFloat, maxX: CGFloat, maxY: CGFloat)?
        for point in points {
            guard let old = box else {
                box = (point.x, point.y, point.x, point.y)
                continue
            }
            box = (
                min(old.minX, point.x), min(old.minY, point.y),
                max(old.maxX, point.x), max(old.maxY, point.y)
            )
        }
        guard let box else {
            self = .null
            return
        }
        self.init(
            x: box.minX, y: box.minY, width: box.maxX - box.minX, height: box.maxY - box.minY)
    }
}
