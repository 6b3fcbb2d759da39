import Foundation

/// What the fingers on the screen did at one time.
@preconcurrency @MainActor open class UIEvent: NSObject {
    public enum EventType: Int, Sendable {
        case touches, motion, remoteControl, presses, scroll = 10, hover, transform
    }

    public enum EventSubtype: Int, Sendable {
        case none, motionShake
    }

    open var type: EventType { .touches }
    open var subtype: EventSubtype { .none }
    /// In seconds of the simulated time.
    open var timestamp: TimeInterval { touches.map(\.timestamp).max() ?? 0 }
    /// In the order in which the fingers landed.
    private(set) var touches: [UITouch] = []

    /// Creates an event without touches, as tests do.
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

    /// No place between two events is left out.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }

    open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }

    private func found(_ matches: (UITouch) -> Bool) -> Set<UITouch>? {
        let found = touches.filter(matches)
        return found.isEmpty ? nil : Set(found)
    }
}
