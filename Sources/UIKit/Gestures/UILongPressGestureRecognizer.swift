import Foundation

/// Recognizes a long press: it begins after fingers have rested long enough, and then follows them.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The number of taps before the press.
    open var numberOfTapsRequired = 0
    open var numberOfTouchesRequired = 1
    /// The duration in seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// The movement in points that is allowed before the gesture begins.
    open var allowableMovement: CGFloat = 10
    private var taps = 0
    private var start = CGPoint.zero
    private var alarm: SimulatedClock.Alarm?

    override var awaitsMoreTouches: Bool { taps > 0 && taps <= numberOfTapsRequired }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return }
        guard fingers.count <= numberOfTouchesRequired else { return state = .failed }
        start = location(in: nil)
        guard fingers.count == numberOfTouchesRequired, taps >= numberOfTapsRequired else {
            return
        }
        alarm?.cancel()
        alarm = after(minimumPressDuration) { [weak self] in self?.state = .began }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state != .possible {
            state = .changed
        } else if location(in: nil).distance(to: start) > allowableMovement {
            state = .failed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return state = .ended }
        guard taps < numberOfTapsRequired else { return state = .failed }
        taps += 1
        alarm?.cancel()
        alarm = after(GestureLimits.tapInterval) { [weak self] in self?.failIfLifted() }
    }

    private func failIfLifted() {
        if fingers.isEmpty { state = .failed }
    }

    open override func reset() {
        alarm?.cancel()
        taps = 0
    }
}
