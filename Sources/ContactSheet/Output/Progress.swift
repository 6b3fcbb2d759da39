import Foundation

/// A line on a terminal with the progress of a run: count, rate, and remaining time.
@MainActor final class Progress {
    private let total: Int
    private let start = ContinuousClock.now
    private var done = 0
    private var lastShown = ContinuousClock.now
    private let isShown: Bool

    init(total: Int, isShown: Bool = Console.isInteractive) {
        self.total = total
        self.isShown = isShown
    }

    func advance() {
        done += 1
        let now = ContinuousClock.now
        guard isShown, now - lastShown > .milliseconds(100) else { return }
        lastShown = now
        let seconds = Double((now - start) / .milliseconds(1)) / 1000
        Console.write(
            "\r\u{1B}[K" + Progress.line(done, of: total, after: seconds), to: .error)
    }

    func finish() {
        guard isShown, done > 0 else { return }
        Console.write("\r\u{1B}[K", to: .error)
    }

    /// Returns the line, such as `120 of 960  58 a second  0:14 left`.
    nonisolated static func line(_ done: Int, of total: Int, after seconds: Double) -> String {
        let rate = Double(done) / max(seconds, 0.001)
        let left = Int(saturating: (Double(total - done) / max(rate, 0.001)).rounded(.up))
        let clock = "\(left / 60):" + (left % 60 < 10 ? "0" : "") + "\(left % 60)"
        return "\(done) of \(total)  \(Int(saturating: rate.rounded())) a second  \(clock) left"
    }
}
