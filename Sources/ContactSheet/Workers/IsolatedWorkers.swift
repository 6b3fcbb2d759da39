import AtomicFiles
import Foundation

/// Processes that are replaced when they end before their share is finished.
@MainActor final class IsolatedWorkers {
    private let count: Int
    private var workers: [Int: (process: WorkerProcess, lines: AsyncStream<Data>.Iterator)] = [:]
    /// The number of snapshots of each share that are finished or have failed.
    private var finished: [Int]
    /// The preview for which the process of a share has taken too long.
    private var slow: [Int: String] = [:]
    private let running = RunningWorkers()
    /// The maximum duration of a snapshot, in seconds.
    private let limit: Double
    /// The run that the processes share, if it isn't the command's first one.
    private let laterRun: LaterRun?

    init(count: Int, limit: Double, laterRun: LaterRun?) {
        self.count = count
        self.limit = limit
        self.laterRun = laterRun
        finished = [Int](repeating: 0, count: count)
        TerminationSignals.beforeEnd { [running] in running.end() }
    }

    /// Returns the next message of a share.
    ///
    /// - Throws: `WorkerError.crashed` if the process ends before or takes too long.
    func next<Outcome>(
        _ preview: String, of share: Int
    ) async throws -> WorkerMessage<Outcome>? {
        try skip(preview, of: share)
        let worker = try workers[share] ?? start(share)
        workers[share] = worker
        finished[share] += 1
        let watch = Watchdog(worker.process, limit: limit)
        // A copy shares the position in the stream.
        var lines = worker.lines
        let line = await lines.next(isolation: #isolation)
        let isTooLong = watch.stop()
        if let line { return try LosslessJSON.decode(WorkerMessage<Outcome>.self, from: line) }
        try Task.checkCancellation()
        TerminationSignals.waitIfEnding()
        workers[share] = nil
        if isTooLong { slow[share] = preview }
        throw WorkerError.crashed(
            isTooLong
                ? "the app took longer than \(limitText)"
                : worker.process.crash ?? "the app \(worker.process.reasonOfEnd())")
    }

    /// Returns the message of a process that renders the snapshot of a share that has just failed,
    /// without classes of the app, or `nil` if that process ends, too.
    func design<Outcome>(
        _ design: WorkerRole.Design, of share: Int
    ) async throws -> WorkerMessage<Outcome>? {
        let role = WorkerRole(
            index: share, count: count, finished: finished[share] - 1, design: design)
        let process = try WorkerProcess(role, laterRun: laterRun, keepsErrors: true)
        running.add(process)
        let watch = Watchdog(process, limit: limit)
        var lines = process.lines.makeAsyncIterator()
        let line = await lines.next(isolation: #isolation)
        _ = watch.stop()
        process.end()
        return try line.map { try LosslessJSON.decode(WorkerMessage<Outcome>.self, from: $0) }
    }

    private func start(
        _ share: Int
    ) throws(WorkerError) -> (process: WorkerProcess, lines: AsyncStream<Data>.Iterator) {
        let role = WorkerRole(index: share, count: count, finished: finished[share])
        let process = try WorkerProcess(role, laterRun: laterRun, keepsErrors: true)
        running.add(process)
        return (process, process.lines.makeAsyncIterator())
    }

    /// Fails the next snapshot of a share without rendering it, if its process has just taken too
    /// long for another snapshot of the same preview.
    ///
    /// - Throws: `WorkerError.crashed`.
    private func skip(_ preview: String, of share: Int) throws(WorkerError) {
        guard workers[share] == nil, slow[share] == preview else { return }
        finished[share] += 1
        throw .crashed("the app took longer than \(limitText) in another configuration")
    }

    private var limitText: String { "\(Int(saturating: limit.rounded())) s" }

    /// Ends the processes that haven't ended.
    func end() { running.end() }
}

/// The processes to end when this one ends.
private final class RunningWorkers: @unchecked Sendable {
    private let lock = NSLock()
    private var processes: [WorkerProcess] = []

    func add(_ process: WorkerProcess) { lock.withLock { processes.append(process) } }

    func end() { lock.withLock { processes }.forEach { $0.end() } }
}

/// Ends a process that takes too long for a snapshot.
private final class Watchdog: @unchecked Sendable {
    private let lock = NSLock()
    private var isStopped = false
    private var hasEnded = false

    init(_ process: WorkerProcess, limit: Double) {
        let time = DispatchTime.now() + limit
        DispatchQueue.global().asyncAfter(deadline: time) { [weak self] in
            guard let self else { return }
            let ends = self.lock.withLock {
                self.hasEnded = !self.isStopped
                return self.hasEnded
            }
            if ends { process.kill() }
        }
    }

    /// Stops the clock. Returns whether the process was ended.
    func stop() -> Bool {
        lock.withLock {
            isStopped = true
            return hasEnded
        }
    }
}
