import Foundation

/// The limits between gestures. Apple publishes those of the long press only; the others are
/// decisions.
enum GestureLimits {
    /// The distance in points beyond which a finger pans and doesn't tap.
    static let movement: CGFloat = 10
    /// The longest duration of a tap, in seconds.
    static let tapDuration: TimeInterval = 0.75
    /// The longest time between the taps of a double tap, in seconds.
    static let tapInterval: TimeInterval = 0.35
    /// The minimum distance of a swipe, in points, and its maximum duration, in seconds.
    static let swipeDistance: CGFloat = 50
    static let swipeDuration: TimeInterval = 0.5
    /// The distance from the screen's edge within which an edge pan must begin, in points.
    static let edge: CGFloat = 20
    /// The minimum angle of a rotation, in radians.
    static let rotation: CGFloat = 0.1
    /// The time in seconds after which a resting finger has no velocity when it is lifted.
    static let rest: TimeInterval = 0.1
}

extension UIGestureRecognizer {
    /// Performs an action after a delay in seconds, and then updates the window's touches.
    func after(
        _ delay: TimeInterval, _ action: @escaping @MainActor () -> Void
    ) -> SimulatedClock.Alarm {
        SimulatedClock.current.alarm(after: delay) { [weak self] in
            guard let self else { return }
            let window = view?.window
            action()
            window?.timeHasPassed()
        }
    }
}
