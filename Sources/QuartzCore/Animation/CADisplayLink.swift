import Foundation
import ObjectiveCRuntime

public struct CAFrameRateRange: Sendable, Hashable {
    public var minimum: Float
    public var maximum: Float
    public var preferred: Float

    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred ?? 0
    }

    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}

/// Calls a method or a closure at each refresh of the screen while simulated time passes.
@preconcurrency @MainActor open class CADisplayLink: NSObject {
    open var isPaused = false
    /// The frames per second, rounded to a divisor of the refresh rate; 0 for each refresh.
    open var preferredFramesPerSecond = 0
    open var preferredFrameRateRange = CAFrameRateRange.default
    /// The time of the last call, in seconds.
    open private(set) var timestamp: CFTimeInterval = 0
    /// The time between two refreshes of the screen, in seconds.
    public let duration: CFTimeInterval = 1 / SimulatedClock.refreshRate
    private let handler: (CADisplayLink) -> Void
    private var isAdded = false
    private var isScheduled = false
    private var refreshes = 0

    public init(_ handler: @escaping (CADisplayLink) -> Void) {
        self.handler = handler
        super.init()
    }

    /// Creates a display link that calls the target's method with itself; the target is retained
    /// until the display link is invalidated.
    public convenience init(target: Any, selector sel: Selector) {
        let target = target as AnyObject
        self.init { sel.call(on: target, $0) }
    }

    /// The time of the next call, in seconds.
    open var targetTimestamp: CFTimeInterval { timestamp + Double(interval) * duration }

    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        isAdded = true
        schedule()
    }

    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { isAdded = false }

    open func invalidate() { isAdded = false }

    /// The refreshes from one call to the next.
    private var interval: Int {
        let rate =
            preferredFramesPerSecond > 0
            ? Double(preferredFramesPerSecond) : Double(preferredFrameRateRange.preferred)
        guard rate > 0 else { return 1 }
        return max(1, Int(saturating: (SimulatedClock.refreshRate / rate).rounded()))
    }

    private func schedule() {
        guard isAdded, !isScheduled else { return }
        isScheduled = true
        SimulatedClock.current.atNextRefresh { [self] in
            isScheduled = false
            refresh()
            schedule()
        }
    }

    private func refresh() {
        refreshes += 1
        guard isAdded, !isPaused, refreshes % interval == 0 else { return }
        timestamp = SimulatedClock.current.now
        handler(self)
    }
}
