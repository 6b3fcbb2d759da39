import Foundation

extension Snapshotting {
    /// Returns a strategy that takes the snapshot after a delay, during which timers and blocks on
    /// the main queue run.
    ///
    /// - Parameter duration: The delay in seconds.
    public static func wait(for duration: TimeInterval, on strategy: Snapshotting) -> Snapshotting {
        Snapshotting(
            strategy.pathExtension, strategy.diffing, isRendered: strategy.isRendered
        ) { value in
            Async { callback in
                MainLoop.run(until: Date(timeIntervalSinceNow: duration)) { false }
                strategy.snapshot(value).run(callback)
            }
        }
    }
}

/// Waiting on any thread.
enum MainLoop {
    /// Waits until a date or until a condition is met. On the main thread, timers and blocks on the
    /// main queue run.
    static func run(until date: Date, or isDone: () -> Bool) {
        while !isDone(), Date() < date {
            let next = min(date, Date(timeIntervalSinceNow: 0.01))
            if Thread.isMainThread {
                if !RunLoop.current.run(mode: .default, before: next) { Thread.sleep(until: next) }
            } else {
                Thread.sleep(until: next)
            }
        }
    }
}
