import Foundation

/// The answer to a request.
enum RenderReply<Output: Sendable>: Sendable {
    case done(Output)
    /// An error that ends the run.
    case failed(String)
    /// The process ended before it answered.
    case ended(WorkerEnd)
}

/// What a worker prints for a request: its result, or an error that ends the run.
enum WorkerMessage<Output: Codable & Sendable>: Codable, Sendable {
    case done(Output)
    case failed(String)
}

/// How a process ended before it had answered a request.
struct WorkerEnd: Error, Codable, Hashable, Sendable {
    enum Cause: Codable, Hashable, Sendable {
        case signal(Int32)
        case status(Int32)
        /// It took longer than this duration, in seconds.
        case time(Double)
        /// It had been stopped by a signal.
        case stop
        /// It used more than this amount of memory, in bytes.
        case memory(UInt64)
    }

    let cause: Cause
    /// The message of the fatal error, with its place in the source file.
    var message: String?
    /// Where the preview is declared, such as `Previews.swift:12`.
    var place: String?

    /// Whether the snapshot isn't the reason, because the signal came from another process.
    var isExternal: Bool {
        switch cause {
        case .stop: true
        case .signal(let signal): [SIGKILL, SIGTERM, SIGHUP, SIGINT, SIGQUIT].contains(signal)
        case .status, .time, .memory: false
        }
    }
}

extension WorkerEnd: CustomStringConvertible {
    var description: String {
        if let message, message.hasPlace { return message }
        return (place.map { "\($0): " } ?? "") + (message ?? reason)
    }

    private var reason: String {
        switch cause {
        case .signal(let signal): "the process was ended by signal \(signal)\(Self.name(signal))"
        case .status(let status): "the screen's code ended the process with status \(status)"
        case .time(let limit): "the snapshot took longer than \(Self.seconds(limit))"
        case .stop: "the process was stopped by a signal"
        case .memory(let limit): "the snapshot used more than \(limit >> 20) MB of memory"
        }
    }

    private static func seconds(_ duration: Double) -> String {
        let isWhole = duration == duration.rounded()
        return isWhole
            ? "\(Int(saturating: duration)) s" : "\((duration * 100).rounded() / 100) s"
    }

    private static func name(_ signal: Int32) -> String {
        let names = [
            SIGABRT: "abort", SIGBUS: "bus error", SIGFPE: "arithmetic error",
            SIGILL: "illegal instruction", SIGKILL: "killed", SIGSEGV: "invalid memory access",
            SIGTERM: "terminated", SIGTRAP: "trap",
        ]
        return names[signal].map { " (\($0))" } ?? ""
    }
}

extension String {
    /// Whether a message begins with its place in a source file.
    fileprivate var hasPlace: Bool {
        prefixMatch(of: #/[^ ]+\.swift:[0-9]+: /#) != nil
    }
}

/// An error of a worker that ends the run.
enum WorkerError: Error, Hashable, CustomStringConvertible {
    case failed(String)
    /// The documents changed while they were rendered.
    case changed(String)
    case notStarted(String)

    var description: String {
        switch self {
        case .failed(let message): message
        case .changed(let preview):
            "the documents changed while “\(preview)” was rendered — run again"
        case .notStarted(let reason):
            "can't start another process: \(reason) — run again"
        }
    }
}
