import Foundation

/// A finger on the screen, from its landing until it is lifted.
@preconcurrency @MainActor open class UITouch: NSObject {
    public enum Phase: Int, Sendable {
        case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
    }

    public enum TouchType: Int, Sendable {
        case direct, indirect, pencil, indirectPointer

        public static let stylus = TouchType.pencil
    }

    /// In seconds of the simulated time.
    open internal(set) var timestamp = SimulatedClock.current.now
    open internal(set) var phase = Phase.began
    open internal(set) var tapCount = 0
    open var type: TouchType { .direct }
    open internal(set) weak var window: UIWindow?
    /// Where the finger landed; the view stays the same however far it moves.
    open internal(set) weak var view: UIView?
    /// Those of the view and all above it, when the finger landed.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
    /// In points: that of a finger's tip.
    public let majorRadius: CGFloat = 20
    public let majorRadiusTolerance: CGFloat = 5
    /// Without the pressure that some screens feel, as the simulator's.
    public let force: CGFloat = 0
    public let maximumPossibleForce: CGFloat = 0

    /// In the order of landing, as a set of touches has none.
    private(set) var number = 0
    /// In the window's space.
    private(set) var point = CGPoint.zero
    private(set) var previousPoint = CGPoint.zero
    /// What its view has heard of it.
    var delivery = TouchDelivery()
    /// Whether a recognizer has taken it from its view.
    var isClaimed = false

    /// Creates a touch that no finger makes, as tests do.
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

    // MARK: Places

    /// nil stands for the window.
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
    /// In the order in which the fingers landed.
    @MainActor var inOrder: [UITouch] { sorted { $0.number < $1.number } }
}
