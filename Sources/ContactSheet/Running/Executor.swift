import ContactSheetPreviews

/// Where the requests of a command are carried out. The results are the same in every executor.
@MainActor protocol Executor {
    /// Returns the results for snapshots, in the order of the requests.
    ///
    /// The stream throws the first error that ends the run. If the task that reads it is canceled, no
    /// further snapshot is rendered.
    func replies<Job: SnapshotJob>(
        to requests: RequestList<Job>
    ) -> AsyncThrowingStream<Job.Output, any Error>

    /// Returns the result of a request.
    ///
    /// - Throws: `WorkerEnd` if its process ended, and errors that end the run.
    func reply<Request: ProcessRequest>(to request: Request) async throws -> Request.Output
}

extension AsyncThrowingStream where Failure == any Error {
    /// Creates a stream of what a function passes on. The function is canceled when the reader is.
    @MainActor static func passingOn(
        _ produce: @escaping @MainActor (Continuation) async throws -> Void
    ) -> AsyncThrowingStream {
        AsyncThrowingStream { continuation in
            let task = Task { @MainActor in
                do {
                    try await produce(continuation)
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }
}
