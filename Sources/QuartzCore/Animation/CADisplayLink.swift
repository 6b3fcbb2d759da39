import Foundation

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

/// A display link that never fires, because images show layers at rest.
///
/// Apple's initializer takes a selector; on Linux, which has none, it takes a closure.
@preconcurrency @MainActor open class CADisplayLink: NSObject {
    open var isPaused = false
    open var preferredFramesPerSecond = 0
    open var preferredFrameRateRange = CAFrameRateRange.default
    public let timestamp: CFTimeInterval = 0
    public let targetTimestamp: CFTimeInterval = 1 / 60
    public let duration: CFTimeInterval = 1 / 60

    public init(_ handler: @escaping (CADisplayLink) -> Void) {
        super.init()
    }

    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}

    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}

    open func invalidate() {}
}
