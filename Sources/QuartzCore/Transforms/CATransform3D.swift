@_exported import CoreGraphics

/// A 4×4 matrix. Layers draw only its two-dimensional affine part, which has six elements.
public struct CATransform3D: Sendable, Hashable {
    public var m11: CGFloat = 1
    public var m12: CGFloat = 0
    public var m13: CGFloat = 0
    public var m14: CGFloat = 0
    public var m21: CGFloat = 0
    public var m22: CGFloat = 1
    public var m23: CGFloat = 0
    public var m24: CGFloat = 0
    public var m31: CGFloat = 0
    public var m32: CGFloat = 0
    public var m33: CGFloat = 1
    public var m34: CGFloat = 0
    public var m41: CGFloat = 0
    public var m42: CGFloat = 0
    public var m43: CGFloat = 0
    public var m44: CGFloat = 1

    public init() {}

    /// Creates a transform from all sixteen elements in row-major order.
    public init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat,
        m23: CGFloat, m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
        m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }
}

public let CATransform3DIdentity = CATransform3D()

public func CATransform3DMakeAffineTransform(_ t: CGAffineTransform) -> CATransform3D {
    var matrix = CATransform3D()
    (matrix.m11, matrix.m12, matrix.m21, matrix.m22) = (t.a, t.b, t.c, t.d)
    (matrix.m41, matrix.m42) = (t.tx, t.ty)
    return matrix
}

public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
}

public func CATransform3DMakeRotation(
    _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (s, c) = (sin(angle), cos(angle))
    let u = 1 - c
    var m = CATransform3D()
    (m.m11, m.m12, m.m13) = (c + x * x * u, x * y * u + z * s, x * z * u - y * s)
    (m.m21, m.m22, m.m23) = (x * y * u - z * s, c + y * y * u, y * z * u + x * s)
    (m.m31, m.m32, m.m33) = (x * z * u + y * s, y * z * u - x * s, c + z * z * u)
    return m
}

public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var matrix = CATransform3D()
    (matrix.m11, matrix.m22, matrix.m33) = (sx, sy, sz)
    return matrix
}

public func CATransform3DMakeTranslation(
    _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
    var matrix = CATransform3D()
    (matrix.m41, matrix.m42, matrix.m43) = (tx, ty, tz)
    return matrix
}
