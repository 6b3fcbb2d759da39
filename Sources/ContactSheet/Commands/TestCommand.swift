import ArgumentParser
import ContactSheetPreviews
import ContactSheetSnapshots
import Foundation

struct TestCommand: AsyncParsableCommand, ScreenCommand {
    static let configuration = CommandConfiguration(
        commandName: "test", abstract: "Compares snapshots with their references.",
        discussion: """
            Exit status: 0 if all snapshots are the same, 1 if one differs, 2 if one can't be \
            rendered. No reference is written without --update-snapshots.
            """)

    @OptionGroup(title: "Report Options") var report: TestReportOptions
    @OptionGroup(title: "Run Options") var subset: SubsetOptions
    @OptionGroup(title: "Update Options") var update: UpdateOptions
    @OptionGroup(title: "Reference Options") var references: ReferenceOptions
    @OptionGroup(title: "Comparison Options") var comparison: ToleranceOptions
    @OptionGroup(title: "Comparison Options") var unchanged: UnchangedOptions
    @OptionGroup var inputs: InputArguments
    @OptionGroup(title: "Input Options") var filter: InputFilterOptions
    @OptionGroup(title: "Resource Options") var resources: ResourceOptions
    @OptionGroup(title: "Project Options") var project: ProjectOptions
    @OptionGroup(title: "Selection Options") var screens: ScreenOptions
    @OptionGroup(title: "Appearance Options") var appearance: AppearanceOptions
    @OptionGroup(title: "Step Options") var interaction: InteractionOptions
    @OptionGroup(title: "Process Options") var workers: WorkerOptions
    @OptionGroup(title: "Shard Options") var shards: ShardOptions
    @OptionGroup(title: "Settings Options") var settings: SettingsOptions

    @MainActor mutating func run() async throws {
        let shard = try shards.resolved()
        let folders = try report.reporters.folders().map {
            try OutputFolder($0, generated: GalleryRun.generatedFiles)
        }
        let failed = try subset.failedSnapshots(try references.store)
        if failed != nil, shard != .whole { throw UsageError.lastRunOfShard }
        let previews = try interaction.perform(on: input.previews(selection), forReferences: true)
        let affected = try await subset.affectedSnapshots(
            of: previews, selection, references)
        let run = try await references.run(
            previews, selection: selection, update: update.updateSnapshots.value,
            tolerance: comparison.tolerance, unchanged: unchanged, workers: workers,
            shard: shard, only: SnapshotSubset(failed: failed, affected: affected)
        ).run
        if let failed, !failed.isEmpty, affected == nil, run.outcomes.isEmpty {
            throw UsageError.lastRunNotSelected(failed.count)
        }
        let different = run.outcomes.filter { !$0.passes(run.policy) }.map(\.id)
        if shard == .whole { LastRun(try references.store).save(failed: different) }
        try report.write(run)
        let test = try SnapshotTest(
            store: try references.store, policy: .compare, tolerance: comparison.tolerance)
        for folder in folders {
            try await references.writeGallery(
                of: Set(different), previews, titled: input.title, selection, test, workers,
                to: folder)
        }
        try run.finish()
    }
}

extension ReferenceOptions {
    /// Writes a gallery of snapshots, which are rendered again.
    @MainActor func writeGallery(
        of snapshots: Set<SnapshotID>, _ previews: ChosenPreviews, titled title: String,
        _ selection: SelectionOptions, _ test: SnapshotTest, _ workers: WorkerOptions,
        files: GalleryFiles = GalleryFiles(), to folder: OutputFolder
    ) async throws {
        var run = try run(of: previews, selection)
        run.only = snapshots
        let executor = workers.executor(for: previews, count: run.count)
        _ = try await GalleryRun(
            title: title, run: run, executor: executor, test: test, files: files)(folder)
        Console.error("gallery: \(folder.url.appending(path: "index.html").absoluteString)")
    }
}

struct RecordCommand: AsyncParsableCommand, ScreenCommand {
    static let configuration = CommandConfiguration(
        commandName: "record", abstract: "Writes references for snapshots that are new or changed.",
        discussion: """
            Fails if the environment variable CI is set. Files that aren't references are never \
            overwritten. Obsolete references are listed; `prune` removes them.
            """)

    @OptionGroup(title: "Duration Options") var durations: DurationOptions
    @OptionGroup(title: "Reference Options") var references: ReferenceOptions
    @OptionGroup(title: "Comparison Options") var comparison: ToleranceOptions
    @OptionGroup var inputs: InputArguments
    @OptionGroup(title: "Input Options") var filter: InputFilterOptions
    @OptionGroup(title: "Resource Options") var resources: ResourceOptions
    @OptionGroup(title: "Project Options") var project: ProjectOptions
    @OptionGroup(title: "Selection Options") var screens: ScreenOptions
    @OptionGroup(title: "Appearance Options") var appearance: AppearanceOptions
    @OptionGroup(title: "Step Options") var interaction: InteractionOptions
    @OptionGroup(title: "Process Options") var workers: WorkerOptions
    @OptionGroup(title: "Settings Options") var settings: SettingsOptions

    @MainActor mutating func run() async throws {
        let previews = try interaction.perform(on: input.previews(selection), forReferences: true)
        let (run, seconds) = try await references.run(
            previews, selection: selection, update: .changed, tolerance: comparison.tolerance,
            workers: workers)
        let outcomes = run.outcomes
        for line in Report.lines(for: outcomes, policy: .record) { Console.print(line) }
        NextSteps().linesForObsolete(outcomes).forEach(Console.print)
        if durations.durations { try recordDurations(of: run, seconds, previews) }
        guard !outcomes.contains(where: \.verdict.isFailure) else {
            throw ExitCode.couldNotRun
        }
        try previews.finish()
    }

    @MainActor private func recordDurations(
        of run: TestRun, _ seconds: [Double], _ previews: ChosenPreviews
    ) throws {
        var recorded = try RecordedDurations(in: try references.store)
        var measured: [String: [Double]] = [:]
        for (entry, seconds) in zip(run.entries, seconds) where !entry.outcome.verdict.isFailure {
            measured[entry.outcome.preview, default: []].append(seconds)
        }
        // The folder may contain references of other documents.
        let known = previews.ownsFolder ? Set(previews.all.map(\.name)) : nil
        recorded.update(measured, known: known)
        try recorded.write()
        Console.print(recorded.summary)
    }
}

/// What `record` stores besides references.
struct DurationOptions: ParsableArguments {
    @Flag(
        help: """
            Also write durations.json, by which shards are balanced; only changes by a factor of \
            2 are written
            """)
    var durations = false
}
