import Foundation
import QuartzCore

extension Timer {
    /// Creates a timer that calls the target's method with itself, in the simulation's time. The
    /// target is retained until the timer is invalidated.
    @preconcurrency @MainActor @discardableResult public static func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
        userInfo: Any?, repeats yesOrNo: Bool
    ) -> Timer {
        let timer = Timer(
            timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo,
            repeats: yesOrNo)
        return timer
    }

    /// Creates a timer that calls the target's method with itself, in the simulation's time, whether
    /// or not it is added to a run loop.
    @preconcurrency @MainActor public convenience init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
        userInfo: Any?, repeats yesOrNo: Bool
    ) {
        self.init(timeInterval: ti, repeats: yesOrNo) { _ in }
        let target = aTarget as AnyObject
        TimerSchedule.schedule(self, every: max(ti, TimerSchedule.shortest), yesOrNo) { timer in
            aSelector.call(on: target, timer)
        }
    }
}

/// Calls timers in the simulation's time.
@MainActor private enum TimerSchedule {
    /// The interval of a timer without one, in seconds, as Apple documents.
    static let shortest = 0.0001

    static func schedule(
        _ timer: Timer, every interval: TimeInterval, _ repeats: Bool,
        _ action: @escaping @MainActor (Timer) -> Void
    ) {
        SimulatedClock.current.alarm(after: interval) {
            guard timer.isValid else { return }
            if !repeats { timer.invalidate() }
            action(timer)
            if repeats { schedule(timer, every: interval, repeats, action) }
        }
    }
}
