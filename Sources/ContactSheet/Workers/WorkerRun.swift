import AtomicFiles
import ContactSheetPreviews
import Foundation
import InterfaceBuilder

/// A run whose snapshots are divided among processes of this executable, because the layout of a
/// process uses one core only. The results and their order are those of one process.
@MainActor struct WorkerRun {
    var run: PreviewRun
    /// The number of processes. With one, this process renders all snapshots itself.
    var processes: Int
    /// The durations of a snapshot by preview, by which the snapshots are divided.
    var durations: [String: Double]
    /// The maximum duration of a snapshot in a process of its own, in seconds.
    var limit = ProcessLimits.secondsPerSnapshot
    /// The number of the run among those of the command, from 0 (``LaterRun``).
    var number = 0
    /// Whether the outcome of a scene whose process ends contains the document's design.
    var showsDesigns = false
    /// The number of snapshots.
    var count: Int { run.count }
    /// Whether a snapshot whose process ends fails alone.
    private let isIsolated = CommandInput.current.isIsolated

    /// A process's duration of starting and reading documents is worth it from this number of
    /// snapshots on.
    private static let snapshotsPerProcess = 50

    /// Creates a run.
    ///
    /// - Parameter processes: The number of processes; by default, as many as cores, but fewer for
    ///   short runs.
    init(_ run: PreviewRun, processes: Int? = nil, durations: [String: Double] = [:]) {
        self.run = run
        self.durations = durations
        let cores = ProcessInfo.processInfo.activeProcessorCount
        let snapshots = run.count
        self.processes =
            processes.map { min($0, max(snapshots, 1)) }
            ?? max(min(cores, snapshots / Self.snapshotsPerProcess), 1)
    }

    /// Records each snapshot, passes it to `work` on any core, and passes the results to `finish`,
    /// in the order of the run. In a worker process, this doesn't return.
    func callAsFunction<Outcome: Codable & Sendable>(
        work: @escaping @Sendable (PreviewOutcome) async throws -> Outcome,
        finish: @MainActor (Outcome) throws -> Void
    ) async throws {
        if let role = WorkerRole.current {
            await performShare(of: role, work: work)
        } else if isIsolated {
            try await IsolatedRun(
                run: run, processes: processes, durations: durations, limit: limit, number: number,
                showsDesigns: showsDesigns)(
                    work: work, finish: finish)
        } else if processes == 1 {
            try await run(work: work, finish: finish)
        } else {
            try await collect(finish: finish)
        }
    }

    /// Starts the processes, and passes their results to `finish`.
    private func collect<Outcome: Codable & Sendable>(
        finish: @MainActor (Outcome) throws -> Void
    ) async throws {
        let shares = run.shares(processes, durations: durations)
        let workers = try WorkerPool(count: processes)
        defer { workers.end() }
        for (id, share) in zip(run.snapshotIDs, shares) {
            let message: WorkerMessage<Outcome> = try await workers.next(of: share, for: id.name)
            switch message {
            case .outcome(let outcome, let finished):
                guard finished == id else { throw WorkerError.changed(id.name) }
                try finish(outcome)
            case .error(let text): throw WorkerError.failed(text)
            }
        }
    }

    /// Renders this worker's share, prints a line for each snapshot, and ends the process.
    private func performShare<Outcome: Codable & Sendable>(
        of role: WorkerRole, work: @escaping @Sendable (PreviewOutcome) async throws -> Outcome
    ) async -> Never {
        var share = run
        let shares = run.shares(role.count, durations: durations)
        let own = zip(run.snapshotIDs, shares).filter { $0.1 == role.index }.map(\.0)
        let rest = own.dropFirst(role.finished)
        share.only = Set(role.design == nil ? rest : rest.prefix(1))
        role.design?.classes.replace()
        if isIsolated {
            // A process that ends has finished all snapshots but the one that it records.
            share.inFlight = 1
            ProcessLimits.apply()
        }
        do {
            try await share { recorded in
                let outcome =
                    role.design.map {
                        recorded.asDesign(failure: WorkerError.crashed($0.reason))
                    } ?? recorded
                return WorkerMessage.outcome(try await work(outcome), id: outcome.id)
            } finish: { message in
                try Self.send(message)
            }
        } catch {
            try? Self.send(WorkerMessage<Outcome>.error("\(error)"))
        }
        Foundation.exit(0)
    }

    private static func send<Outcome>(_ message: WorkerMessage<Outcome>) throws {
        if !WorkerChannel.write(try message.line()) {
            // The process that started this one has ended.
            TerminationSignals.end(by: SIGPIPE)
        }
    }
}
