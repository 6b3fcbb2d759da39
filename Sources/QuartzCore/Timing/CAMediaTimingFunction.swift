import Foundation

public struct CAMediaTimingFunctionName: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A cubic Bézier curve from (0, 0) to (1, 1), defined by its two control points.
public final class CAMediaTimingFunction: NSObject, Sendable {
    private let controls: [Float]

    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        controls = [c1x, c1y, c2x, c2y]
    }

    /// Creates the function with the control points that Apple documents for the name; linear for
    /// other names.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        default: self.init(controlPoints: 0, 0, 1, 1)
        }
    }

    /// Stores the coordinates of the control point at an index from 0, the start, to 3, the end.
    public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        let all = [0, 0] + controls + [1, 1]
        let index = max(0, min(3, idx))
        ptr[0] = all[2 * index]
        ptr[1] = all[2 * index + 1]
    }

    /// Returns the curve's y for an x from 0 to 1.
    package func value(at x: Double) -> Double {
        guard x > 0, x < 1 else { return max(0, min(1, x)) }
        let c = controls.map(Double.init)
        if c[0] == c[1], c[2] == c[3] { return x }
        return Self.bezier(c[1], c[3], at: Self.parameter(of: x, c[0], c[2]))
    }

    /// Returns a coordinate of a cubic Bézier curve from 0 to 1 with two control values.
    private static func bezier(_ a: Double, _ b: Double, at t: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
    }

    /// Returns the parameter at which the x coordinate, which grows with it, has a value. Each step
    /// halves the interval, so that flat curves are exact too.
    private static func parameter(of x: Double, _ a: Double, _ b: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<53 {
            let middle = (low + high) / 2
            if bezier(a, b, at: middle) < x { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}
