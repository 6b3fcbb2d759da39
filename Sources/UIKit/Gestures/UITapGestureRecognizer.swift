import Foundation

/// Recognizes taps with one or more fingers, one or more times.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1
    private var taps = 0
    private var start = CGPoint.zero
    private var hasAllFingers = false
    private var alarm: SimulatedClock.Alarm?

    override var awaitsMoreTouches: Bool { taps > 0 && taps < numberOfTapsRequired }

    /// Returns whether the tap prevents another recognizer; not if that requires more taps.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let tap = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return tap.numberOfTapsRequired <= numberOfTapsRequired
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if fingers.count == touches.count {
            start = location(in: nil)
            hasAllFingers = false
            failUnlessDecided(in: GestureLimits.tapDuration)
        }
        guard fingers.count <= numberOfTouchesRequired else { return state = .failed }
        if fingers.count == numberOfTouchesRequired {
            start = location(in: nil)
            hasAllFingers = true
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if location(in: nil).distance(to: start) > GestureLimits.movement { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard hasAllFingers else { return state = .failed }
        guard fingers.isEmpty else { return }
        taps += 1
        if taps >= numberOfTapsRequired {
            alarm?.cancel()
            state = .ended
        } else {
            failUnlessDecided(in: GestureLimits.tapInterval)
        }
    }

    private func failUnlessDecided(in delay: TimeInterval) {
        alarm?.cancel()
        alarm = after(delay) { [weak self] in self?.failIfUndecided() }
    }

    private func failIfUndecided() {
        if waitingState == nil, currentState == .possible { state = .failed }
    }

    open override func reset() {
        alarm?.cancel()
        taps = 0
        hasAllFingers = false
    }
}
