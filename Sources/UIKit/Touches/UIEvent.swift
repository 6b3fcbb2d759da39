import Foundation

/// The touches on the screen at one time.
@preconcurrency @MainActor open class UIEvent: NSObject {
    public enum EventType: Int, Sendable {
        case touches, motion, remoteControl, presses, scroll = 10, hover, transform
    }

    public enum EventSubtype: Int, Sendable {
        case none, motionShake
    }

    open var type: EventType { .touches }
    open var subtype: EventSubtype { .none }
    /// The time in seconds of the simulated clock.
    open var timestamp: TimeInterval { touches.map(\.timestamp).max() ?? 0 }
    /// The touches in the order in which they began.
    private(set) var touches: [UITouch] = []

    /// Creates an event without touches, for tests.
    public override init() {
        super.init()
    }

    convenience init(_ touches: [UITouch]) {
        self.init()
        self.touches = touches
    }

    open var allTouches: Set<UITouch>? { Set(touches) }

    open func touches(for window: UIWindow) -> Set<UITouch>? {
        found { $0.window === window }
    }

    open func touches(for view: UIView) -> Set<UITouch>? { found { $0.view === view } }

    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        found { touch in touch.gestureRecognizers?.contains { $0 === gesture } == true }
    }

    /// Returns only the touch itself, because no positions between two events are omitted.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }

    open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }

    private func found(_ matches: (UITouch) -> Bool) -> Set<UITouch>? {
        let found = touches.filter(matches)
        return found.isEmpty ? nil : Set(found)
    }
}
