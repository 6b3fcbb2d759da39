import ContactSheetPreviews

/// The snapshots that a command renders, in order, and what it does with each.
struct RequestList<Job: SnapshotJob>: Sendable {
    let job: Job
    private let run: PreviewRun
    private let snapshots: [(preview: Preview, configuration: Configuration)]

    /// Creates the requests of a run, which specifies all but what is recorded.
    init(_ run: PreviewRun, _ job: Job) {
        var run = run
        run.options = job.options
        if let inFlight = job.inFlight { run.inFlight = inFlight }
        (self.run, self.job) = (run, job)
        snapshots = run.snapshots
    }

    var count: Int { snapshots.count }

    var requests: [RenderRequest<Job>] {
        snapshots.map { preview, configuration in
            RenderRequest(
                preview: preview.name, configuration: configuration, job: job,
                isScene: preview.documentScene != nil)
        }
    }

    /// Returns the result for a snapshot whose process ended.
    func output(
        _ index: Int, because end: WorkerEnd
    ) async throws -> Job.Output {
        let (preview, configuration) = snapshots[index]
        var end = end
        end.place = preview.place
        return try await job.output(
            of: PreviewOutcome(preview, configuration, .failure(end)), from: preview)
    }

    /// Renders the snapshots in this process, and passes the results on in order.
    @MainActor func render(_ finish: (Job.Output) -> Void) async throws {
        let previews = Dictionary(run.previews.map { ($0.name, $0) }) { first, _ in first }
        try await run { [job] outcome in
            guard let preview = previews[outcome.preview] else {
                throw WorkerError.changed(outcome.preview)
            }
            return try await job.output(of: outcome, from: preview)
        } finish: {
            finish($0)
        }
    }
}
