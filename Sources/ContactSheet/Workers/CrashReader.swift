import AtomicFiles
import Foundation

/// Passes the messages of a process on to standard error, and keeps the last fatal error.
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
            while case let data = source.availableData, !data.isEmpty {
                _ = StandardStream.error.write(data)
                rest += data
                while let line = rest.firstIndex(of: 0x0A) {
                    note(String(decoding: rest[..<line], as: UTF8.self))
                    rest = Data(rest[(line + 1)...])
                }
            }
            end.signal()
        }
    }

    private func note(_ line: String) {
        guard let error = Self.fatalError(in: line) else { return }
        lock.withLock { last = error }
    }

    /// Returns the fatal error in a line, with the place in the source file if the line has one:
    /// `Detail.swift:12: Fatal error: Index out of range`.
    static func fatalError(in line: String) -> String? {
        guard let start = line.firstRange(of: "Fatal error: ") else { return nil }
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
