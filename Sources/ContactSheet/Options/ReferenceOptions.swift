import ArgumentParser
import ContactSheetPreviews
import ContactSheetSnapshots
import Foundation

/// The folder of references.
struct ReferenceOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("The folder of references", valueName: "folder"),
        completion: .directory)
    var snapshots: PathArgument = "Snapshots"

    @Option(
        help: ArgumentHelp(
            "The file format of references; prune removes files of the other one",
            valueName: "format"))
    var referenceFormat: Choice<ReferenceFormat> = "svg"
}

extension ReferenceFormat: OptionChoice {
    static var optionKind: String { "format" }
}

extension ReferenceOptions {
    var store: SnapshotStore {
        SnapshotStore(
            directory: URL(fileURLWithPath: snapshots.path, isDirectory: true),
            format: referenceFormat.value)
    }

    /// Compares the snapshots of a shard, and measures them.
    ///
    /// - Parameter only: The only snapshots to compare, or `nil` for all.
    @MainActor func run(
        _ previews: ChosenPreviews, selection: SelectionOptions, update: ReferenceUpdate,
        tolerance: SnapshotTolerance, workers: WorkerOptions, shard: Shard = .whole,
        only: Set<SnapshotID>? = nil
    ) async throws -> (run: TestRun, seconds: [Double]) {
        let policy = update.policy
        let test = try SnapshotTest(store: store, policy: policy, tolerance: tolerance)
        let durations = try RecordedDurations(in: store).seconds
        let configurations = try selection.configurations()
        if policy.writes {
            _ = try OutputFolder(snapshots.path)
            store.removeLeftovers(of: previews.chosen.map(\.name))
            try LastApproval(store).discard()
        }
        var all = PreviewRun(
            previews: previews.chosen, configurations: configurations, forReferences: true)
        all.only = only
        let snapshots = all.snapshotIDs
        let (share, places) = all.share(of: shard, snapshots, durations: durations)
        let last = policy == .compare && shard == .whole ? LastComparison(store) : nil
        last?.begin()
        let requests = RequestList(share, ComparisonJob(test: test, last: last))
        let executor = workers.executor(for: previews, count: requests.count)
        let progress = Progress(
            total: requests.count,
            interruption: policy.writes
                ? "their references are in \(self.snapshots.path); no report was written"
                : "no report was written")
        defer { progress.finish() }
        var measured: [MeasuredOutcome] = []
        for try await outcome in executor.replies(to: requests) {
            measured.append(outcome)
            progress.advance()
        }
        last?.finish(measured.map(\.entry))
        var result = TestRun(
            shard: shard, names: RunNames(snapshots),
            entries: zip(places, measured).map { .init(index: $0, outcome: $1.outcome) },
            errors: previews.errors, update: update, tolerance: tolerance,
            arguments: CommandLine.arguments)
        // The references of documents that couldn't be read aren't obsolete.
        if shard.index == 1, !previews.isPartial {
            result.obsolete = try obsolete(test, previews, selection)
                .filter {
                    selection.admits($0.preview) && only?.contains($0.id) != false
                }
        }
        return (result, measured.map(\.seconds))
    }

    /// Returns the references that no preview produces.
    @MainActor func obsolete(
        _ test: SnapshotTest, _ previews: ChosenPreviews, _ selection: SelectionOptions
    ) throws -> [SnapshotOutcome] {
        test.obsolete(
            previews: previews.all, devices: selection.universe,
            ownsFolder: previews.ownsFolder)
    }
}

/// An outcome with the time that its snapshot took.
struct MeasuredOutcome: Codable, Sendable {
    let entry: LastComparison.Entry
    let seconds: Double

    var outcome: SnapshotOutcome { entry.outcome }
}

/// Compares snapshots with their references, and writes references.
struct ComparisonJob: SnapshotJob {
    let test: SnapshotTest
    /// Where the snapshots that differ are stored, or `nil` if they aren't.
    var last: LastComparison?

    func output(of outcome: PreviewOutcome, from preview: Preview) async throws -> MeasuredOutcome {
        let start = ContinuousClock.now
        let comparison = try await test.confirmedComparison(of: outcome, from: preview)
        let found = SnapshotOutcome(outcome, comparison)
        return MeasuredOutcome(
            entry: last?.entry(found, comparison.snapshot) ?? LastComparison.Entry(found, nil),
            seconds: outcome.duration + (ContinuousClock.now - start) / .seconds(1))
    }
}

extension PreviewRun {
    /// Returns the run of a shard's snapshots, and their places among all.
    fileprivate func share(
        of shard: Shard, _ snapshots: [SnapshotID], durations: [String: Double]
    ) -> (run: PreviewRun, places: [Int]) {
        guard shard != .whole else { return (self, Array(snapshots.indices)) }
        let shares = shares(shard.count, durations: durations)
        let places = snapshots.indices.filter { shares[$0] == shard.index - 1 }
        var share = self
        share.only = Set(places.map { snapshots[$0] })
        return (share, places)
    }
}
