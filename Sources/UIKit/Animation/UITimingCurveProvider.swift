import Foundation

extension UIView {
    public enum AnimationCurve: Int, Sendable {
        case easeInOut, easeIn, easeOut, linear

        var timingFunction: CAMediaTimingFunction {
            AnimationOptions(rawValue: UInt(rawValue) << 16).timingFunction
        }
    }
}

public enum UITimingCurveType: Int, Sendable {
    case builtin, cubic, spring, composed
}

/// The timing of a property animator.
@preconcurrency @MainActor public protocol UITimingCurveProvider: AnyObject {
    var timingCurveType: UITimingCurveType { get }
    var cubicTimingParameters: UICubicTimingParameters? { get }
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// A timing that is a cubic Bézier curve.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    public let animationCurve: UIView.AnimationCurve
    public let controlPoint1: CGPoint
    public let controlPoint2: CGPoint
    private let isBuiltin: Bool

    public convenience override init() {
        self.init(animationCurve: .easeInOut)
    }

    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        var (a, b): ([Float], [Float]) = ([0, 0], [0, 0])
        curve.timingFunction.getControlPoint(at: 1, values: &a)
        curve.timingFunction.getControlPoint(at: 2, values: &b)
        controlPoint1 = CGPoint(x: CGFloat(a[0]), y: CGFloat(a[1]))
        controlPoint2 = CGPoint(x: CGFloat(b[0]), y: CGFloat(b[1]))
        isBuiltin = true
    }

    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        (animationCurve, controlPoint1, controlPoint2) = (.easeInOut, point1, point2)
        isBuiltin = false
    }

    open var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    open var springTimingParameters: UISpringTimingParameters? { nil }

    var timingFunction: CAMediaTimingFunction {
        CAMediaTimingFunction(
            controlPoints: Float(controlPoint1.x), Float(controlPoint1.y), Float(controlPoint2.x),
            Float(controlPoint2.y))
    }
}

/// A timing that is the motion of a spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// The velocity at the start, in whole distances per second.
    public let initialVelocity: CGVector
    private let makeCurve: (TimeInterval) -> SpringCurve
    /// The duration that the spring determines in seconds; `nil` if the animator's applies.
    let settlingDuration: TimeInterval?

    public convenience override init() {
        self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
    }

    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: .zero)
    }

    /// Creates a spring that settles within the animator's duration.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        initialVelocity = velocity
        let speed = Self.speed(velocity)
        makeCurve = { SpringCurve(dampingRatio: ratio, duration: $0, initialVelocity: speed) }
        settlingDuration = nil
    }

    /// Creates a spring that determines the duration itself.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGVector) {
        self.initialVelocity = initialVelocity
        let curve = SpringCurve(
            mass: mass, stiffness: stiffness, damping: damping,
            initialVelocity: Self.speed(initialVelocity))
        makeCurve = { _ in curve }
        settlingDuration = curve.settlingDuration
    }

    /// Creates a spring from its perceptual duration in seconds and its bounce from -1 to 1.
    public init(
        duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero
    ) {
        self.initialVelocity = initialVelocity
        let curve = SpringCurve(
            perceptualDuration: duration, bounce: bounce,
            initialVelocity: Self.speed(initialVelocity))
        makeCurve = { _ in curve }
        settlingDuration = curve.settlingDuration
    }

    /// Returns the component along the way for all properties, a decision: the horizontal one, or
    /// the vertical one if that is zero.
    private static func speed(_ velocity: CGVector) -> Double {
        velocity.dx != 0 ? velocity.dx : velocity.dy
    }

    open var timingCurveType: UITimingCurveType { .spring }
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    open var springTimingParameters: UISpringTimingParameters? { self }

    /// Returns the motion for an animator's duration in seconds.
    func curve(lasting duration: TimeInterval) -> SpringCurve { makeCurve(duration) }
}
