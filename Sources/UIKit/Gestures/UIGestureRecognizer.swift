import Foundation

/// Makes one thing of what fingers do: a tap, a pan, a pinch.
///
/// A subclass overrides the touch methods and sets `state`; a recognizer that waits for others to
/// fail, or that its view or delegate refuses, keeps the state that it had, or fails.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed

        public static let recognized = State.ended
    }

    public internal(set) weak var view: UIView?
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    open var name: String?
    /// Off in the middle of a gesture cancels it.
    open var isEnabled = true { didSet { if !isEnabled { giveUp() } } }
    /// Whether what it recognizes is canceled for the view.
    open var cancelsTouchesInView = true
    open var delaysTouchesBegan = false
    open var delaysTouchesEnded = true
    open var allowedTouchTypes: [NSNumber] = []
    open var requiresExclusiveTouchType = true

    /// As the last step left it.
    var currentState = State.possible
    /// The step that waits until others have failed.
    var waitingState: State?
    var targets: [GestureTarget] = []
    var awaited: [WeakGesture] = []
    /// Those that it follows, in the order of landing, lifted ones too.
    var trackedTouches: [UITouch] = []
    /// The middle of the fingers on the screen, or of the last that were there, in the window.
    private var lastPlace = CGPoint.zero
    /// Of the fingers that were last on the screen.
    var lastCount = 0

    public override init() {
        super.init()
    }

    // MARK: State

    open var state: State {
        get { currentState }
        set { change(to: newValue) }
    }

    /// Called when a gesture is over, before the next one.
    open func reset() {}

    /// A recognizer that waits for another finger to land keeps its touches while none is down.
    var awaitsMoreTouches: Bool { false }

    // MARK: Touches

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        change(to: currentState == .possible ? .failed : .cancelled)
    }

    open func ignore(_ touch: UITouch, for event: UIEvent) {
        trackedTouches.removeAll { $0 === touch }
    }

    /// On the screen now.
    var fingers: [UITouch] { trackedTouches.filter(\.isDown) }

    open var numberOfTouches: Int { fingers.isEmpty ? lastCount : fingers.count }

    /// The middle of the fingers; nil stands for the window.
    open func location(in view: UIView?) -> CGPoint { place(lastPlace, in: view) }

    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        let touches = fingers.isEmpty ? trackedTouches : fingers
        guard touches.indices.contains(touchIndex) else { return location(in: view) }
        return touches[touchIndex].location(in: view)
    }

    func place(_ point: CGPoint, in other: UIView?) -> CGPoint {
        guard let window = view?.window, let other else { return point }
        return other.convert(point, from: window)
    }

    func noteLocation() {
        let points = fingers.map { $0.location(in: nil) }
        guard !points.isEmpty else { return }
        lastPlace = CGPoint.middle(of: points)
        lastCount = points.count
    }

    // MARK: Others

    /// Waits with its own recognition until the other has failed.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        awaited.append(WeakGesture(gesture: otherGestureRecognizer))
    }

    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        false
    }

    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        false
    }
}

struct WeakGesture {
    weak var gesture: UIGestureRecognizer?
}

extension CGPoint {
    static func middle(of points: [CGPoint]) -> CGPoint {
        let count = CGFloat(max(1, points.count))
        return CGPoint(
            x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
    }

    func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }
}
