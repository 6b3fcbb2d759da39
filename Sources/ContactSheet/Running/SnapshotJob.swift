import ContactSheetPreviews

/// What a command does with a recorded snapshot. Its values are passed to other processes.
protocol SnapshotJob: Codable, Sendable {
    associatedtype Output: Codable & Sendable

    /// What is recorded of each screen.
    var options: RecordingOptions { get }
    /// Whether a scene whose code ends the process is recorded without the app's classes.
    var showsDesigns: Bool { get }
    /// The maximum number of recordings that one process keeps in memory, or `nil` for the usual one.
    var inFlight: Int? { get }

    /// Returns the result for a snapshot, on any core.
    ///
    /// - Parameters:
    ///   - outcome: The snapshot, or why it couldn't be recorded.
    ///   - preview: What was recorded.
    /// - Throws: Errors that end the run, such as that of a full disk.
    func output(of outcome: PreviewOutcome, from preview: Preview) async throws -> Output
}

extension SnapshotJob {
    var options: RecordingOptions { RecordingOptions() }
    var showsDesigns: Bool { false }
    var inFlight: Int? { nil }
}
