import Foundation

/// Recognizes two fingers that move apart or together.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The fingers' distance relative to the one when they landed; after it is set, it continues
    /// from that value.
    open var scale: CGFloat = 1
    /// The change of scale per second.
    open private(set) var velocity: CGFloat = 0
    private var first: CGFloat?
    private var last: CGFloat = 0
    private var lastTime: TimeInterval = 0

    private var distance: CGFloat? {
        guard fingers.count >= 2 else { return nil }
        return fingers[0].location(in: nil).distance(to: fingers[1].location(in: nil))
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard first == nil, let distance else { return }
        (first, last, lastTime) = (distance, distance, SimulatedClock.current.now)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let first, let distance else { return }
        let time = SimulatedClock.current.now - lastTime
        let factor = distance / max(last, 1)
        if time > 0 { velocity = scale * (factor - 1) / time }
        scale *= factor
        (last, lastTime) = (distance, SimulatedClock.current.now)
        if state != .possible {
            state = .changed
        } else if abs(distance - first) >= GestureLimits.movement {
            state = .began
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard fingers.count < 2 else { return }
        state = state == .possible ? .failed : .ended
    }

    open override func reset() { (scale, velocity, first) = (1, 0, nil) }
}
