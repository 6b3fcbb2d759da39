import Foundation

/// An animation of the property at a key path.
open class CAPropertyAnimation: CAAnimation {
    open var keyPath: String?
    open var isAdditive = false
    open var isCumulative = false

    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    /// Returns the property's value at the end; `nil` if the model's value applies.
    func endValue(for layer: CALayer) -> Any? { nil }

    override func endValues(for layer: CALayer) -> [(keyPath: String, value: Any)] {
        guard let keyPath, let value = endValue(for: layer) else { return [] }
        guard isAdditive, let sum = Self.sum(layer.value(forKeyPath: keyPath), value) else {
            return [(keyPath, value)]
        }
        return [(keyPath, sum)]
    }

    /// Returns the sum of two numbers; `nil` for other values.
    static func sum(_ a: Any?, _ b: Any?) -> Any? {
        guard let a = CGFloat(layerValue: a), let b = CGFloat(layerValue: b) else { return nil }
        return a + b
    }
}

open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?

    override func endValue(for layer: CALayer) -> Any? {
        if autoreverses { return fromValue }
        guard toValue == nil, byValue != nil, let keyPath else { return toValue }
        return Self.sum(fromValue ?? layer.value(forKeyPath: keyPath), byValue)
    }
}

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

    override func endValue(for layer: CALayer) -> Any? {
        if let path, !path.isEmpty {
            let outline = autoreverses ? path.outline.reversed : path.outline
            return outline.currentPoint
        }
        return autoreverses ? values?.first : values?.last
    }
}

open class CASpringAnimation: CABasicAnimation {
    open var mass: CGFloat = 1
    open var stiffness: CGFloat = 100
    open var damping: CGFloat = 10
    open var initialVelocity: CGFloat = 0
    open var allowsOverdamping = false

    /// The time in seconds after which the amplitude stays below a thousandth, according to the
    /// envelope e^(-damping·t / 2·mass).
    open var settlingDuration: CFTimeInterval {
        guard damping > 0, mass > 0 else { return 0 }
        return log(1000) * 2 * mass / damping
    }
}
