import AtomicFiles
import Escaping
import Foundation
import Synchronization

/// A line on a terminal with the progress of a run: count, rate, and remaining time. If a signal ends the
/// run, a message reports what was written.
@MainActor final class Progress {
    private let total: Int
    private let start = ContinuousClock.now
    private var done = 0
    /// The number of snapshots that are done, or `nil` if the run isn't under way.
    private let running = Running()
    private var lastShown = ContinuousClock.now
    private let isShown: Bool

    /// - Parameter interruption: What was written and what wasn't if a signal ends the run, such as
    ///   `no report was written`, or `nil` if the command reports it.
    init(total: Int, interruption: String?, isShown: Bool = Console.isInteractive) {
        self.total = total
        self.isShown = isShown
        guard let interruption else { return }
        TerminationSignals.beforeEnd { [running] in
            guard let done = running.count.withLock({ $0 }) else { return }
            let line = isShown ? "\r\u{1B}[K" : ""
            let message = Self.interrupted(after: done, of: total, interruption)
            Console.write(line + message.asOutputLine + "\n", to: .error)
        }
    }

    /// The number is read by the thread that handles signals.
    private final class Running: Sendable {
        let count = Mutex<Int?>(0)
    }

    func advance() {
        done += 1
        running.count.withLock { [done] in $0 = done }
        let now = ContinuousClock.now
        guard isShown, now - lastShown > .milliseconds(100) else { return }
        lastShown = now
        let seconds = Double((now - start) / .milliseconds(1)) / 1000
        Console.write(
            "\r\u{1B}[K" + Progress.line(done, of: total, after: seconds), to: .error)
    }

    func finish() {
        running.count.withLock { $0 = nil }
        guard isShown, done > 0 else { return }
        Console.write("\r\u{1B}[K", to: .error)
    }

    /// Returns the message, such as `interrupted after 12 of 36 snapshots: no report was written`.
    nonisolated static func interrupted(after done: Int, of total: Int, _ text: String) -> String {
        "interrupted after \(done) of \(total) snapshot\(total == 1 ? "" : "s"): \(text)"
    }

    /// Returns the line, such as `120 of 960  58 a second  0:14 left`.
    nonisolated static func line(_ done: Int, of total: Int, after seconds: Double) -> String {
        let rate = Double(done) / max(seconds, 0.001)
        let left = Int(saturating: (Double(total - done) / max(rate, 0.001)).rounded(.up))
        let clock = "\(left / 60):" + (left % 60 < 10 ? "0" : "") + "\(left % 60)"
        return "\(done) of \(total)  \(Int(saturating: rate.rounded())) a second  \(clock) left"
    }
}
