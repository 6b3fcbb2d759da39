import ArgumentParser
import ContactSheetPreviews
import ContactSheetSnapshots
import Foundation

/// The folder of references.
struct ReferenceOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The folder of references, or a file that contains all of them, whose name ends in .contactsheet",
            valueName: "folder"))
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
    /// The folder of references or the container, whose index is read.
    var store: SnapshotStore {
        get throws(SnapshotError) {
            let store = SnapshotStore(
                directory: URL(fileURLWithPath: snapshots.path, isDirectory: true),
                format: referenceFormat.value)
            try store.checkContainer()
            return store
        }
    }

    /// Returns the run of the snapshots that have references. Unless options select devices, these are
    /// common devices and those with references in the folder.
    @MainActor func run(
        of previews: ChosenPreviews, _ selection: SelectionOptions
    ) throws -> PreviewRun {
        let devices = DeviceList(referenced: try store.deviceSlugs)
        return selection.run(
            previews.chosen, in: try selection.configurations(on: devices), forReferences: true)
    }

    /// Compares the snapshots of a shard, and measures them.
    ///
    /// - Parameters:
    ///   - unchanged: How snapshots are recognized as unchanged, or `nil` if they're recorded.
    ///   - only: The only snapshots to compare.
    ///   - environment: The variables that say whether references may be written.
    @MainActor func run(
        _ previews: ChosenPreviews, selection: SelectionOptions, update: ReferenceUpdate,
        tolerance: SnapshotTolerance, unchanged: UnchangedOptions? = nil, workers: WorkerOptions,
        shard: Shard = .whole, only: SnapshotSubset = SnapshotSubset(),
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) async throws -> (run: TestRun, seconds: [Double]) {
        let (policy, store) = (update.policy, try store)
        let test = try SnapshotTest(
            store: store, policy: policy, tolerance: tolerance,
            paintsUnchanged: unchanged?.paint ?? false, environment: environment)
        let durations = try RecordedDurations(in: store).seconds
        var all = try self.run(of: previews, selection)
        if policy.writes {
            try selection.reportDevices(of: all)
            _ = try OutputFolder(store.writtenFolder)
            store.removeLeftovers(of: previews.chosen.map(\.name))
            try LastApproval(store).discard()
        }
        all.only = only.only
        try addInterrupted(to: store, policy, environment)
        let snapshots = all.snapshotIDs
        let (share, places) = all.share(of: shard, snapshots, durations: durations)
        let last = policy == .compare && shard == .whole ? LastComparison(store) : nil
        last?.begin()
        let usesCache = policy == .compare && unchanged?.usesCache() == true
        let cache = usesCache ? OutcomeCache(previews, test) : nil
        let measured = try await committing(to: policy.writes ? store : nil) {
            try await outcomes(of: share, cache, ComparisonJob(test: test, last: last)) {
                workers.executor(for: previews, count: $0)
            }
        }
        cache?.save(measured)
        last?.finish(measured.map(\.entry))
        var result = TestRun(
            shard: shard, names: RunNames(snapshots),
            entries: zip(places, measured).map { .init(index: $0, outcome: $1.outcome) },
            errors: previews.errors, update: update, tolerance: tolerance,
            arguments: CommandLine.arguments)
        // The references of documents that couldn't be read aren't obsolete.
        if shard.index == 1, !previews.isPartial {
            result.obsolete = try obsolete(test, previews, selection)
                .filter { selection.admits($0.preview) && only.admitsObsolete($0.id) }
        }
        return (result, measured.map(\.seconds))
    }

    /// Moves references that an interrupted run has written into the container. If nothing is recorded, a file that
    /// can't be written doesn't prevent the comparison.
    private func addInterrupted(
        to store: SnapshotStore, _ policy: SnapshotTest.Policy, _ environment: [String: String]
    ) throws {
        if policy.writes {
            try store.commit()
        } else if !SnapshotTest.isOnCI(environment) {
            try? store.commit()
        }
    }

    /// Returns the result of a function that writes references, and moves them into the container, also if an error
    /// ends it.
    ///
    /// - Parameter store: The references, or `nil` if the function writes none.
    @MainActor private func committing<Result>(
        to store: SnapshotStore?, _ body: () async throws -> Result
    ) async throws -> Result {
        let result: Result
        do {
            result = try await body()
        } catch {
            try? store?.commit()
            throw error
        }
        try store?.commit()
        return result
    }

    /// What a message about an interrupted run says.
    private func interruption(_ test: SnapshotTest) -> String {
        guard test.policy.writes else { return "no report was written" }
        guard let pending = test.store.pendingFolder else {
            return "their references are in \(snapshots.path); no report was written"
        }
        return "their references are in \(pending), and the next command adds them to"
            + " \(snapshots.path); no report was written"
    }

    /// Returns the outcomes of the snapshots of a run, in order. Those that the cache knows aren't laid out.
    @MainActor private func outcomes(
        of run: PreviewRun, _ cache: OutcomeCache?, _ job: ComparisonJob,
        executor: (_ count: Int) -> any Executor
    ) async throws -> [MeasuredOutcome] {
        let known = run.snapshots.map { cache?.outcome(of: $0.preview, $0.configuration) }
        var rest = run
        rest.only = Set(zip(run.snapshotIDs, known).filter { $0.1 == nil }.map(\.0))
        let progress = Progress(total: rest.count, interruption: interruption(job.test))
        defer { progress.finish() }
        var replies: [MeasuredOutcome] = []
        if rest.count > 0 {
            for try await outcome in executor(rest.count).replies(to: RequestList(rest, job)) {
                replies.append(outcome)
                progress.advance()
            }
        }
        var next = replies.makeIterator()
        return known.compactMap { $0 ?? next.next() }
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
    /// The digest of the reference, if the snapshot is the same without any tolerance.
    var sameReference: String?

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
            seconds: outcome.duration + (ContinuousClock.now - start) / .seconds(1),
            sameReference: found.verdict == .same && comparison.environment.isEmpty
                ? comparison.reference.map { StoredReference(outcome.id, bytes: $0).digest } : nil)
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
