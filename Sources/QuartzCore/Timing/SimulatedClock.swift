import ContactSheetDiagnostics
import Foundation

/// The time of the simulated application, in seconds since its launch; it passes only when code
/// advances it.
@MainActor package final class SimulatedClock {
    package static var current: SimulatedClock { LayerSimulation.current.clock }

    /// The maximum number of alarms per call of `advance(by:)`, so that an alarm that sets itself
    /// again immediately ends.
    private static let limit = 10_000

    package private(set) var now: TimeInterval = 0
    /// How much earlier the instance of a replicator layer that is being recorded is.
    private(set) var instanceDelay: TimeInterval = 0

    /// Records sublayers as they were some time ago.
    func delayed<Result>(by delay: TimeInterval, _ record: () -> Result) -> Result {
        let outer = instanceDelay
        instanceDelay += delay
        defer { instanceDelay = outer }
        return record()
    }

    private var alarms: [Alarm] = []
    private var count = 0

    package init() {}

    /// Schedules an action after a delay in seconds, unless the alarm is canceled before.
    @discardableResult
    package func alarm(
        after delay: TimeInterval, _ action: @escaping @MainActor () -> Void
    ) -> Alarm {
        alarm(at: now + max(0, delay), action)
    }

    /// The screen's refresh rate, in hertz.
    package static let refreshRate = 60.0

    /// Schedules an action for the next refresh of the screen: the next time that is a whole number
    /// of refreshes after the application's launch.
    package func atNextRefresh(_ action: @escaping @MainActor () -> Void) {
        // The current time may be a rounding error before the refresh that has just taken place.
        let refresh = (now * Self.refreshRate + 1e-6).rounded(.down) + 1
        alarm(at: refresh / Self.refreshRate, action)
    }

    /// Schedules an action for a time in seconds since the launch.
    ///
    /// - Parameter isLast: Whether the action runs after all others that are due at the same time.
    @discardableResult
    package func alarm(
        at time: TimeInterval, isLast: Bool = false, _ action: @escaping @MainActor () -> Void
    ) -> Alarm {
        count += 1
        let alarm = Alarm(time: time, number: isLast ? .max : count, action: action)
        alarms.append(alarm)
        return alarm
    }

    /// Advances the time in seconds. Alarms that are due run in the order of their times, then of
    /// their creation.
    package func advance(by seconds: TimeInterval) {
        let end = now + max(0, seconds)
        for _ in 0..<Self.limit {
            CATransaction.implicitly { Simulation.current.settle() }
            alarms.removeAll(where: \.isCancelled)
            guard let next = alarms.min(by: Alarm.isBefore), next.time <= end else { break }
            alarms.removeAll { $0 === next }
            now = max(now, next.time)
            CATransaction.implicitly(next.action)
        }
        now = end
    }

    @MainActor package final class Alarm {
        fileprivate let time: TimeInterval
        fileprivate let number: Int
        fileprivate let action: @MainActor () -> Void
        fileprivate var isCancelled = false

        fileprivate init(
            time: TimeInterval, number: Int, action: @escaping @MainActor () -> Void
        ) {
            (self.time, self.number, self.action) = (time, number, action)
        }

        package func cancel() { isCancelled = true }

        fileprivate static func isBefore(_ first: Alarm, _ second: Alarm) -> Bool {
            (first.time, first.number) < (second.time, second.number)
        }
    }
}
