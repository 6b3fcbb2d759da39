import Foundation

/// A range of motion.
public struct UIFloatRange: Sendable, Hashable {
    public var minimum: CGFloat
    public var maximum: CGFloat

    public init(minimum: CGFloat = 0, maximum: CGFloat = 0) {
        (self.minimum, self.maximum) = (minimum, maximum)
    }

    public static let zero = UIFloatRange()
    public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

    public var isInfinite: Bool { self == .infinite }

    /// The range for a joint, or `nil` if the motion isn't limited.
    var limits: ClosedRange<Double>? {
        guard minimum.isFinite || maximum.isFinite, minimum <= maximum else { return nil }
        func limited(_ value: CGFloat) -> Double { max(-1e6, min(1e6, Double(value))) }
        return limited(minimum)...limited(maximum)
    }
}
