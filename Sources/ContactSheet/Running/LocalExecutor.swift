import ContactSheetPreviews

/// Carries out requests in this process, which is faster for a few snapshots of documents. While one is
/// laid out, others are painted.
@MainActor struct LocalExecutor: Executor {
    let source: PreviewSource
    /// What protects the run from a snapshot that ends the process, or `nil` for nothing.
    var restart: CrashRestart?

    func replies<Job: SnapshotJob>(
        to requests: RequestList<Job>
    ) -> AsyncThrowingStream<Job.Output, any Error> {
        .passingOn { continuation in
            restart?.begin()
            defer { restart?.end() }
            try await requests.render {
                restart?.advance()
                continuation.yield($0)
            }
        }
    }

    func reply<Request: ProcessRequest>(to request: Request) async throws -> Request.Output {
        restart?.begin()
        defer { restart?.end() }
        return try await request.output(from: source)
    }
}
