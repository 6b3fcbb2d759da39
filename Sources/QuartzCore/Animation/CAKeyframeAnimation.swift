import Foundation

public struct CAAnimationCalculationMode: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

public struct CAAnimationRotationMode: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// An animation through several values of a property, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?
    /// A path for points; takes precedence over the values.
    open var path: CGPath?
    open var keyTimes: [NSNumber]?
    open var timingFunctions: [CAMediaTimingFunction]?
    open var calculationMode = CAAnimationCalculationMode.linear
    open var tensionValues: [NSNumber]?
    open var continuityValues: [NSNumber]?
    open var biasValues: [NSNumber]?
    open var rotationMode: CAAnimationRotationMode?

    override func value(at moment: AnimationMoment, in values: PresentationValues) -> Any? {
        Keyframes(self)?.value(at: eased(moment.fraction))
    }

    /// Writes the position, and the rotation along the path if the mode requires it.
    override func apply(_ moment: AnimationMoment, to values: PresentationValues) {
        super.apply(moment, to: values)
        guard let rotationMode, path != nil else { return }
        let angle = Keyframes(self)?.direction(at: eased(moment.fraction)) ?? 0
        let reversed = rotationMode == .rotateAutoReverse
        values.write(angle + (reversed ? .pi : 0), to: "transform.rotation.z")
    }
}
