import AtomicFiles
import Foundation

/// Passes the messages of a process on to standard error, except for stack traces, and keeps the last fatal
/// error.
final class CrashReader: @unchecked Sendable {
    let pipe = Pipe()
    private let lock = NSLock()
    private let end = DispatchSemaphore(value: 0)
    private var last: String?
    private var hasEnded = false

    /// Reads until the process ends.
    func start() {
        let source = pipe.fileHandleForReading
        Thread.detachNewThread { [self] in
            var rest = Data()
            var isTrace = false
            while case let data = source.availableData, !data.isEmpty {
                rest += data
                while let end = rest.firstIndex(of: 0x0A) {
                    let line = String(decoding: rest[..<end], as: UTF8.self)
                    isTrace = Self.isTrace(line, after: isTrace)
                    if !isTrace { _ = StandardStream.error.write(Data(rest[...end])) }
                    note(line)
                    rest = Data(rest[(end + 1)...])
                }
            }
            _ = StandardStream.error.write(rest)
            end.signal()
        }
    }

    private func note(_ line: String) {
        guard let error = Self.fatalError(in: line) else { return }
        lock.withLock { last = error }
    }

    /// Whether a line belongs to a stack trace of Swift's runtime: its title, or a frame after another line
    /// of the trace.
    static func isTrace(_ line: String, after isTrace: Bool) -> Bool {
        line == "Current stack trace:" || isTrace && line.prefixMatch(of: /\d+ +/) != nil
    }

    /// Returns the fatal error or the failed assertion in a line, with the place in the source file if the
    /// line has one: `Detail.swift:12: Fatal error: Index out of range`.
    static func fatalError(in line: String) -> String? {
        let reason = /Fatal error: |Assertion failed|Precondition failed/
        guard let start = line.firstRange(of: reason) else { return nil }
        let message = line[start.lowerBound...]
        let place = line[..<start.lowerBound].firstMatch(of: /([^\/]+\.swift:[0-9]+): $/)?.1
        return (place.map { "\($0): " } ?? "") + message
    }

    /// The last fatal error, after the process has ended.
    var crash: String? {
        if !lock.withLock({ hasEnded }) {
            end.wait()
            lock.withLock { hasEnded = true }
        }
        return lock.withLock { last }
    }
}
