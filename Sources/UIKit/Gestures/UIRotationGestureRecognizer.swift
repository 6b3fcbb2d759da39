import Foundation

/// Recognizes two fingers that rotate around each other.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The rotation in radians, clockwise, since the fingers landed; after it is set, it continues
    /// from that value.
    open var rotation: CGFloat = 0
    /// The velocity in radians per second.
    open private(set) var velocity: CGFloat = 0
    private var last: CGFloat?
    private var lastTime: TimeInterval = 0

    private var angle: CGFloat? {
        guard fingers.count >= 2 else { return nil }
        let (a, b) = (fingers[0].location(in: nil), fingers[1].location(in: nil))
        return atan2(b.y - a.y, b.x - a.x)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard last == nil, let angle else { return }
        (last, lastTime) = (angle, SimulatedClock.current.now)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let last, let angle else { return }
        // The shorter direction, because the angle jumps from π to -π.
        let step = remainder(angle - last, 2 * .pi)
        let time = SimulatedClock.current.now - lastTime
        if time > 0 { velocity = step / time }
        rotation += step
        (self.last, lastTime) = (angle, SimulatedClock.current.now)
        if state != .possible {
            state = .changed
        } else if abs(rotation) >= GestureLimits.rotation {
            state = .began
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard fingers.count < 2 else { return }
        state = state == .possible ? .failed : .ended
    }

    open override func reset() { (rotation, velocity, last) = (0, 0, nil) }
}
