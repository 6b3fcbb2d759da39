import Foundation

/// Where one gesture ends and another begins; Apple publishes those of the long press only, the
/// others are decisions.
enum GestureLimits {
    /// A finger that moves farther, in points, pans and doesn't tap.
    static let movement: CGFloat = 10
    /// A finger that stays longer, in seconds, doesn't tap.
    static let tapDuration: TimeInterval = 0.75
    /// Between the taps of a double tap, in seconds.
    static let tapInterval: TimeInterval = 0.35
    /// The least way of a swipe, in points, and the longest time for it, in seconds.
    static let swipeDistance: CGFloat = 50
    static let swipeDuration: TimeInterval = 0.5
    /// How near to the screen's edge a pan from there begins, in points.
    static let edge: CGFloat = 20
    /// In radians.
    static let rotation: CGFloat = 0.1
    /// A finger that rests so long before it is lifted has no velocity, in seconds.
    static let rest: TimeInterval = 0.1
}

extension UIGestureRecognizer {
    /// Decides something when time has passed.
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
