import AtomicFiles
import Foundation

/// The processes that share a run.
@MainActor final class WorkerPool {
    private let workers: [WorkerProcess]
    private let lines: [AsyncStream<Data>.Iterator]

    /// Starts processes, which end with this one.
    init(count: Int) throws(WorkerError) {
        var workers: [WorkerProcess] = []
        for index in 0..<count {
            do {
                workers.append(try WorkerProcess(WorkerRole(index: index, count: count)))
            } catch {
                workers.forEach { $0.end() }
                throw error
            }
        }
        self.workers = workers
        lines = workers.map { $0.lines.makeAsyncIterator() }
        TerminationSignals.beforeEnd { [workers] in workers.forEach { $0.end() } }
    }

    /// Returns the next message of a worker, which is about a snapshot.
    func next<Outcome>(of worker: Int, for snapshot: String) async throws -> WorkerMessage<Outcome>
    {
        // A copy shares the position in the stream.
        var remaining = lines[worker]
        guard let line = await remaining.next(isolation: #isolation) else {
            // The stream ends then, too, while the worker still runs.
            try Task.checkCancellation()
            TerminationSignals.waitIfEnding()
            if let signal = workers[worker].terminationSignal {
                // The interruption of a terminal reaches all processes.
                if TerminationSignals.catchesInterruption { throw CancellationError() }
                TerminationSignals.end(by: signal)
            }
            throw WorkerError.ended(
                worker: worker, count: workers.count, reason: workers[worker].reasonOfEnd(),
                snapshot: snapshot)
        }
        return try LosslessJSON.decode(WorkerMessage<Outcome>.self, from: line)
    }

    /// Ends the processes that haven't ended.
    func end() {
        workers.forEach { $0.end() }
    }
}
