import Foundation

/// A two-dimensional transform as scale, then rotation, then translation.
struct TransformParts {
    var scaleX: CGFloat
    var scaleY: CGFloat
    /// The rotation around the z axis, in radians.
    var rotation: CGFloat
    var translation: CGSize
    /// The transform with all its parts.
    private let whole: CATransform3D

    init(_ t: CATransform3D) {
        whole = t
        rotation = atan2(t.m12, t.m11)
        scaleX = hypot(t.m11, t.m12)
        let determinant = t.m11 * t.m22 - t.m12 * t.m21
        scaleY = scaleX > 0 ? determinant / scaleX : hypot(t.m21, t.m22)
        translation = CGSize(width: t.m41, height: t.m42)
    }

    private var transform: CATransform3D {
        let t = CGAffineTransform(translationX: translation.width, y: translation.height)
            .rotated(by: rotation).scaledBy(x: scaleX, y: scaleY)
        return CATransform3DMakeAffineTransform(t)
    }

    /// Returns a part by its name in Core Animation's key paths. `scale` is the mean of both
    /// scales.
    func read(_ name: String) -> Any? {
        switch name {
        case "scale", "scale.xy": (scaleX + scaleY) / 2
        case "scale.x": scaleX
        case "scale.y": scaleY
        case "scale.z": CGFloat(1)
        case "rotation", "rotation.z": rotation
        case "rotation.x": whole.rotationX
        case "rotation.y": whole.rotationY
        case "translation": translation
        case "translation.x": translation.width
        case "translation.y": translation.height
        case "translation.z": CGFloat(0)
        default: nil
        }
    }

    /// Returns the transform with one part changed; `nil` if the value or name isn't valid.
    static func write(_ value: Any?, to name: String, of transform: CATransform3D) -> CATransform3D?
    {
        var parts = TransformParts(transform)
        if name == "translation" {
            guard let size = CGSize(layerValue: value) else { return nil }
            parts.translation = size
            return parts.transform
        }
        guard let number = CGFloat(layerValue: value) else { return nil }
        switch name {
        case "scale", "scale.xy": (parts.scaleX, parts.scaleY) = (number, number)
        case "scale.x": parts.scaleX = number
        case "scale.y": parts.scaleY = number
        case "rotation", "rotation.z": parts.rotation = number
        case "translation.x": parts.translation.width = number
        case "translation.y": parts.translation.height = number
        case "rotation.x":
            return CATransform3DRotate(transform, number - transform.rotationX, 1, 0, 0)
        case "rotation.y":
            return CATransform3DRotate(transform, number - transform.rotationY, 0, 1, 0)
        case "scale.z", "translation.z": return transform
        default: return nil
        }
        return parts.transform
    }
}

extension CATransform3D {
    /// The rotation around the x axis, in radians, or 0 if there is another one as well.
    var rotationX: CGFloat {
        [m12, m13, m21, m31].allSatisfy { abs($0) < 1e-9 } ? atan2(m23, m22) : 0
    }

    /// The rotation around the y axis, in radians, or 0 if there is another one as well.
    var rotationY: CGFloat {
        [m12, m21, m23, m32].allSatisfy { abs($0) < 1e-9 } ? atan2(-m13, m11) : 0
    }

    /// Returns the transform at a fraction of the way to another one: by scale, the shorter
    /// rotation around the z axis, and translation. Transforms that have other parts, such as a
    /// perspective, are interpolated by component.
    func interpolated(to other: CATransform3D, at fraction: CGFloat) -> CATransform3D {
        let (a, b) = (TransformParts(self), TransformParts(other))
        guard a.describes(self), b.describes(other) else {
            return CATransform3D(
                rows: zip(rows, other.rows).map { zip($0, $1).map { $0 + ($1 - $0) * fraction } })
        }
        return a.interpolated(to: b, at: fraction)
    }
}

extension TransformParts {
    /// Whether a transform has no other parts, apart from rounding.
    fileprivate func describes(_ whole: CATransform3D) -> Bool {
        zip(transform.rows, whole.rows).allSatisfy {
            zip($0, $1).allSatisfy { abs($0 - $1) < 1e-9 }
        }
    }

    fileprivate func interpolated(to other: TransformParts, at fraction: CGFloat) -> CATransform3D {
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * fraction }
        var parts = self
        parts.scaleX = mix(scaleX, other.scaleX)
        parts.scaleY = mix(scaleY, other.scaleY)
        // A half turn is clockwise, with a tolerance for rounding.
        var turn = (other.rotation - rotation).truncatingRemainder(dividingBy: 2 * .pi)
        if turn > .pi + 1e-9 { turn -= 2 * .pi }
        if turn <= -.pi + 1e-9 { turn += 2 * .pi }
        parts.rotation = rotation + turn * fraction
        parts.translation.width = mix(translation.width, other.translation.width)
        parts.translation.height = mix(translation.height, other.translation.height)
        return parts.transform
    }
}
