import Foundation

/// A finger on the screen, from its beginning until it is lifted.
@preconcurrency @MainActor open class UITouch: NSObject {
    public enum Phase: Int, Sendable {
        case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
    }

    public enum TouchType: Int, Sendable {
        case direct, indirect, pencil, indirectPointer

        public static let stylus = TouchType.pencil
    }

    /// The time in seconds of the simulated clock.
    open internal(set) var timestamp = SimulatedClock.current.now
    open internal(set) var phase = Phase.began
    open internal(set) var tapCount = 0
    open var type: TouchType { .direct }
    open internal(set) weak var window: UIWindow?
    /// The view where the touch began; it doesn't change when the finger moves.
    open internal(set) weak var view: UIView?
    /// The recognizers of the view and its ancestors when the touch began.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
    /// The radius of a fingertip, in points.
    public let majorRadius: CGFloat = 20
    public let majorRadiusTolerance: CGFloat = 5
    /// The force, which is 0, as on devices and in simulators that don't measure pressure.
    public let force: CGFloat = 0
    public let maximumPossibleForce: CGFloat = 0

    /// The order in which touches began, because a set of touches has no order.
    private(set) var number = 0
    /// The location in the window's coordinate space.
    private(set) var point = CGPoint.zero
    private(set) var previousPoint = CGPoint.zero
    /// The phases that the touch's view has received.
    var delivery = TouchDelivery()
    /// Whether a recognizer has canceled the touch for the view.
    var isClaimed = false

    /// Creates a touch without a finger, for tests.
    public override init() {
        super.init()
    }

    convenience init(number: Int, at point: CGPoint, in window: UIWindow, tapCount: Int) {
        self.init()
        self.number = number
        self.point = point
        self.tapCount = tapCount
        previousPoint = point
        self.window = window
    }

    func move(to point: CGPoint) {
        previousPoint = self.point
        self.point = point
        timestamp = SimulatedClock.current.now
        phase = point == previousPoint ? .stationary : .moved
    }

    func lift() {
        previousPoint = point
        timestamp = SimulatedClock.current.now
        phase = .ended
    }

    var isDown: Bool { phase != .ended && phase != .cancelled }

    // MARK: Locations

    /// Returns the location in a view; `nil` is for the window.
    open func location(in view: UIView?) -> CGPoint { convert(point, to: view) }

    open func previousLocation(in view: UIView?) -> CGPoint { convert(previousPoint, to: view) }

    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, let window else { return point }
        return view.convert(point, from: window)
    }
}

extension Set<UITouch> {
    /// The touches in the order in which they began.
    @MainActor var inOrder: [UITouch] { sorted { $0.number < $1.number } }
}
