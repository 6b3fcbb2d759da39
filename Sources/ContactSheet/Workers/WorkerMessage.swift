import ContactSheetPreviews
import Foundation

/// A line of a worker's standard output.
enum WorkerMessage<Outcome: Codable & Sendable>: Codable, Sendable {
    /// A snapshot is finished.
    case outcome(Outcome, id: SnapshotID)
    /// The run ended with an error.
    case error(String)

    /// The message as one line, with its line ending.
    func line() throws -> Data {
        // JSON without formatting contains no line endings.
        try LosslessJSON.encode(self) + [0x0A]
    }
}

/// An error of a worker.
enum WorkerError: Error, Hashable, CustomStringConvertible {
    /// The run of a worker ended with an error.
    case failed(String)
    /// The process ended before its run.
    case ended(worker: Int, count: Int, reason: String, snapshot: String)
    /// The worker rendered another snapshot, because a document changed.
    case changed(String)
    case notStarted(String)
    /// The process of an adopted application ended; the value is the reason.
    case crashed(String)

    var isCrash: Bool {
        if case .crashed = self { true } else { false }
    }

    var description: String {
        switch self {
        case .failed(let message): message
        case .ended(let worker, let count, let reason, let snapshot):
            "process \(worker + 1) of \(count) \(reason) before “\(snapshot)” was finished — run"
                + " with --workers 1 to see its messages"
        case .changed(let snapshot):
            "the documents changed while “\(snapshot)” was rendered — run again"
        case .notStarted(let reason):
            "can't start another process: \(reason) — run with --workers 1"
        case .crashed(let reason): reason
        }
    }
}
