import AtomicFiles
import ContactSheetPreviews
import Foundation
import Synchronization

/// Carries out requests in other processes of the executable. The next request goes to the process that is
/// free first; a process that ends is replaced, and fails only its request.
@MainActor final class WorkerExecutor: Executor {
    private let runners: [WorkerRunner]

    /// - Parameter count: The number of processes. They are started when they are needed.
    init(_ setup: WorkerSetup, count: Int) {
        let running = RunningWorkers()
        TerminationSignals.beforeEnd { running.end() }
        runners = (0..<max(1, count)).map { _ in WorkerRunner(setup, running) }
    }

    func replies<Job: SnapshotJob>(
        to requests: RequestList<Job>
    ) -> AsyncThrowingStream<Job.Output, any Error> {
        .passingOn { [self] continuation in
            var index = 0
            for await answer in answers(to: requests.requests) {
                answer.messages.pass()
                switch answer.reply {
                case .done(let output): continuation.yield(output)
                case .failed(let message): throw WorkerError.failed(message)
                case .ended(let end):
                    continuation.yield(try await requests.output(index, because: end))
                }
                index += 1
            }
            try Task.checkCancellation()
        }
    }

    func reply<Request: ProcessRequest>(to request: Request) async throws -> Request.Output {
        for await answer in answers(to: [request]) {
            answer.messages.pass()
            switch answer.reply {
            case .done(let output): return output
            case .failed(let message): throw WorkerError.failed(message)
            case .ended(let end): throw end
            }
        }
        throw CancellationError()
    }

    /// Returns the answers in the order of the requests.
    private func answers<Request: ProcessRequest>(
        to requests: [Request]
    ) -> AsyncStream<WorkerAnswer<Request.Output>> {
        AsyncStream { continuation in
            let queue = RequestQueue(requests)
            let ordered = OrderedAnswers(continuation, count: requests.count)
            for runner in runners.prefix(max(1, requests.count)) {
                Thread.detachNewThread { runner.carryOut(queue, ordered) }
            }
            continuation.onTermination = { _ in queue.cancel() }
        }
    }

    isolated deinit { runners.forEach { $0.end() } }
}

/// The answer to a request, and what the process wrote to standard error meanwhile.
struct WorkerAnswer<Output: Sendable>: Sendable {
    let reply: RenderReply<Output>
    let messages: WorkerMessages
}

/// Passes answers on in the order of their requests.
final class OrderedAnswers<Output: Sendable>: Sendable {
    private struct State {
        var waiting: [Int: WorkerAnswer<Output>] = [:]
        var next = 0
    }

    private let state = Mutex(State())
    private let continuation: AsyncStream<WorkerAnswer<Output>>.Continuation
    private let count: Int

    init(_ continuation: AsyncStream<WorkerAnswer<Output>>.Continuation, count: Int) {
        (self.continuation, self.count) = (continuation, count)
        if count == 0 { continuation.finish() }
    }

    func add(_ answer: WorkerAnswer<Output>, at index: Int) {
        state.withLock { state in
            state.waiting[index] = answer
            while let next = state.waiting.removeValue(forKey: state.next) {
                continuation.yield(next)
                state.next += 1
            }
            if state.next == count { continuation.finish() }
        }
    }
}

/// The processes to end when this one ends.
final class RunningWorkers: Sendable {
    private let processes = Mutex<[ObjectIdentifier: WorkerProcess]>([:])

    func add(_ process: WorkerProcess) {
        processes.withLock { $0[ObjectIdentifier(process)] = process }
    }

    func remove(_ process: WorkerProcess) {
        processes.withLock { $0[ObjectIdentifier(process)] = nil }
    }

    func end() { processes.withLock { Array($0.values) }.forEach { $0.end() } }
}
