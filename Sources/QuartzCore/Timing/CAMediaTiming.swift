import Foundation

/// A time or a duration in seconds.
public typealias CFTimeInterval = Double

/// Returns the simulated time in seconds since the application's launch.
@preconcurrency @MainActor public func CACurrentMediaTime() -> CFTimeInterval {
    SimulatedClock.current.now
}

public struct CAMediaTimingFillMode: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    public static let both = CAMediaTimingFillMode(rawValue: "both")
}

@preconcurrency @MainActor public protocol CAMediaTiming: AnyObject {
    var beginTime: CFTimeInterval { get set }
    var timeOffset: CFTimeInterval { get set }
    var repeatCount: Float { get set }
    var repeatDuration: CFTimeInterval { get set }
    var duration: CFTimeInterval { get set }
    var speed: Float { get set }
    var autoreverses: Bool { get set }
    var fillMode: CAMediaTimingFillMode { get set }
}
