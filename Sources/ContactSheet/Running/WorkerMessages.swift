import AtomicFiles
import Foundation

/// What a process writes to standard error while it carries out a request, except for stack traces.
struct WorkerMessages: Sendable {
    private var lines: [Data] = []
    private var rest = Data()
    private var isTrace = false
    /// The last fatal error or failed assertion, with its place in the source file.
    private(set) var fatalError: String?
    /// The length of what was kept. A screen that prints without end doesn't fill the memory.
    private var length = 0
    private static let maximumLength = 1 << 20

    /// Whether the fatal error is that of a failed allocation.
    var reportsMemory: Bool {
        fatalError.map { $0.contains("failed to allocate") } ?? false
    }

    mutating func add(_ bytes: Data) {
        rest += bytes
        while let end = rest.firstIndex(of: 0x0A) {
            add(line: Data(rest[...end]))
            rest = Data(rest[(end + 1)...])
        }
        if rest.count > Self.maximumLength { finish() }
    }

    /// Adds a line without its ending at the end of the process.
    mutating func finish() {
        if !rest.isEmpty { add(line: rest + [0x0A]) }
        rest = Data()
    }

    private mutating func add(line: Data) {
        let text = String(decoding: line.dropLast(), as: UTF8.self)
        isTrace = Self.isTrace(text, after: isTrace)
        fatalError = Self.fatalError(in: text) ?? fatalError
        guard !isTrace, length < Self.maximumLength else { return }
        length += line.count
        lines.append(line)
    }

    /// Writes the messages to standard error.
    func pass() {
        for line in lines { _ = StandardStream.error.write(line) }
    }

    /// Whether a line belongs to a stack trace of Swift's runtime: its title, or a frame after another line
    /// of the trace.
    static func isTrace(_ line: String, after isTrace: Bool) -> Bool {
        line == "Current stack trace:" || isTrace && line.prefixMatch(of: /\d+ +/) != nil
    }

    /// Returns the fatal error or the failed assertion in a line, with the place in the source file if the
    /// line has one: `Detail.swift:12: Fatal error: No name`. Places in the standard library are omitted.
    static func fatalError(in line: String) -> String? {
        let reason = /Fatal error: |Assertion failed|Precondition failed/
        guard let start = line.firstRange(of: reason) else { return nil }
        let message = line[start.lowerBound...]
        let path = line[..<start.lowerBound]
        guard !path.hasPrefix("Swift/") else { return String(message) }
        let place = path.firstMatch(of: /([^\/]+\.swift:[0-9]+): $/)?.1
        return (place.map { "\($0): " } ?? "") + message
    }
}
