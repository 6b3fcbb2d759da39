import Foundation

/// Interprets touches as a gesture, such as a tap, a pan, or a pinch.
///
/// A subclass overrides the touch methods and sets `state`. If the recognizer has to wait for
/// others to fail, it keeps its state; if its view or delegate doesn't allow the gesture, it fails.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed

        public static let recognized = State.ended
    }

    open internal(set) weak var view: UIView?
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    open var name: String?
    /// Whether the recognizer is enabled; disabling it during a gesture cancels the gesture.
    open var isEnabled = true { didSet { if !isEnabled { giveUp() } } }
    /// Whether touches of a recognized gesture are canceled for the view.
    open var cancelsTouchesInView = true
    open var delaysTouchesBegan = false
    open var delaysTouchesEnded = true
    open var allowedTouchTypes: [NSNumber] = []
    open var requiresExclusiveTouchType = true

    /// The state after the last change.
    var currentState = State.possible
    /// The state that waits until other recognizers have failed.
    var waitingState: State?
    var targets: [GestureTarget] = []
    var awaited: [WeakGesture] = []
    /// The touches that it follows, in the order in which they began, including ended ones.
    var trackedTouches: [UITouch] = []
    /// The center of the touches on the screen, or of the last ones, in the window's coordinate
    /// space.
    private var lastPlace = CGPoint.zero
    /// The number of touches that were last on the screen.
    var lastCount = 0

    public convenience override init() { self.init(target: nil, action: nil) }

    /// Creates a recognizer that calls the method with the name; the target isn't retained.
    public init(target: Any?, action: Selector?) {
        super.init()
        add(target, action)
    }

    /// Adds a call of the method with the name; the target isn't retained.
    open func addTarget(_ target: Any, action: Selector) { add(target, action) }

    /// Removes an action of a target; all actions for `nil`, and those of every target for `nil`.
    /// Only actions with a selector can be removed individually.
    open func removeTarget(_ target: Any?, action: Selector?) { remove(target, action) }

    // MARK: State

    open var state: State {
        get { currentState }
        set { change(to: newValue) }
    }

    /// Called when a gesture is over, before the next one.
    open func reset() {}

    /// Whether the recognizer keeps its touches while no finger is down, because it expects
    /// another.
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

    /// The touches that are currently on the screen.
    var fingers: [UITouch] { trackedTouches.filter(\.isDown) }

    open var numberOfTouches: Int { fingers.isEmpty ? lastCount : fingers.count }

    /// Returns the center of the touches; `nil` is for the window's coordinate space.
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

    // MARK: Other recognizers

    /// Delays the recognition until the other recognizer has failed.
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

    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    // MARK: Presses, which no preview has

    open var allowedPressTypes: [NSNumber] = []
    open func ignore(_ button: UIPress, for event: UIPressesEvent) {}
    open func shouldReceive(_ event: UIEvent) -> Bool { true }
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
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
