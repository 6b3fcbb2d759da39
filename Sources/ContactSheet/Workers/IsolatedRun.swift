import AtomicFiles
import ContactSheetPreviews
import Foundation
import InterfaceBuilder

/// A run in other processes, in which a snapshot fails alone if its process crashes, ends, or exceeds a
/// limit. Another process continues after it.
@MainActor struct IsolatedRun {
    let run: PreviewRun
    let processes: Int
    let durations: [String: Double]
    /// The maximum duration of a snapshot, in seconds.
    let limit: Double
    /// The number of the run among those of the command, from 0.
    let number: Int
    /// Whether scenes that fail are rendered again without classes of the app.
    let showsDesigns: Bool

    func callAsFunction<Outcome: Codable & Sendable>(
        work: @escaping @Sendable (PreviewOutcome) async throws -> Outcome,
        finish: @MainActor (Outcome) throws -> Void
    ) async throws {
        let workers = IsolatedWorkers(
            count: processes, limit: limit,
            laterRun: number == 0 ? nil : LaterRun(number: number, snapshots: run.only ?? []))
        defer { workers.end() }
        let shares = run.shares(processes, durations: durations)
        for ((preview, configuration), share) in zip(run.snapshots, shares) {
            let id = SnapshotID(preview, configuration)
            let message: WorkerMessage<Outcome>?
            do {
                message = try await workers.next(preview.name, of: share)
            } catch let error as WorkerError where error.isCrash {
                let failed = PreviewOutcome(preview, configuration, failure: error)
                if showsDesigns, failed.document != nil,
                    let outcome: Outcome = try await design(id, error, workers, of: share)
                {
                    try finish(outcome)
                } else {
                    try finish(try await work(failed))
                }
                continue
            }
            switch message {
            case .outcome(let outcome, let finished):
                guard finished == id else { throw WorkerError.changed(id.name) }
                try finish(outcome)
            case .error(let text): throw WorkerError.failed(text)
            case nil: throw WorkerError.changed(id.name)
            }
        }
    }

    /// Returns the outcome of a scene without the classes of its controllers, or without any of the
    /// app's classes if it fails as well, or `nil` if both fail.
    private func design<Outcome: Codable & Sendable>(
        _ id: SnapshotID, _ error: WorkerError, _ workers: IsolatedWorkers, of share: Int
    ) async throws -> Outcome? {
        for classes in ReplacedClasses.allCases {
            let design = WorkerRole.Design(classes: classes, reason: "\(error)")
            let message: WorkerMessage<Outcome>? = try await workers.design(design, of: share)
            if case .outcome(let outcome, let finished) = message, finished == id {
                return outcome
            }
        }
        return nil
    }
}
