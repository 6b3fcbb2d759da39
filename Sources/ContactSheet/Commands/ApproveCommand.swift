import ArgumentParser
import AtomicFiles
import ContactSheetPreviews
import ContactSheetSnapshots
import Foundation

struct ApproveCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "approve",
        abstract: "Replaces the references of snapshots that differ for the given causes.",
        discussion: """
            `test` prints the ID of each change. A snapshot with several changes is approved if all \
            of them are; --snapshot without --change approves all changes of a snapshot. Fails if the environment variable CI is set.
            """)

    @OptionGroup(title: "Approval Options") var approval: ApprovalOptions
    @OptionGroup(title: "Reference Options") var references: ReferenceOptions
    @OptionGroup(title: "Comparison Options") var comparison: ToleranceOptions
    @OptionGroup var input: InputOptions
    @OptionGroup var selection: SelectionOptions
    @OptionGroup(title: "Step Options") var interaction: InteractionOptions
    @OptionGroup(title: "Process Options") var workers: WorkerOptions
    @OptionGroup(title: "Settings Options") var settings: SettingsOptions

    @MainActor mutating func run() async throws {
        // Fails on CI before anything is rendered.
        let test = try SnapshotTest(
            store: references.store, policy: .record, tolerance: comparison.tolerance)
        if approval.undo {
            let count = try LastApproval(references.store).undo()
            return Console.print("\(count) reference\(count == 1 ? "" : "s") restored")
        }
        let previews = try interaction.perform(on: input.previews(selection), forReferences: true)
        _ = try OutputFolder(references.snapshots.path)
        references.store.removeLeftovers(of: previews.chosen.map(\.name))
        var run = PreviewRun(
            previews: previews.chosen, configurations: try selection.configurations(),
            forReferences: true)
        let outcomes = try await references.compare(
            previews, selection: selection, tolerance: comparison.tolerance, workers: workers)
        let chosen = try approval.choose(from: outcomes)
        run.only = Set(chosen.approved.map(\.id))
        if !chosen.approved.isEmpty { try LastApproval(references.store).save(chosen.approved) }
        let approved = try await write(run, test, previews)
        for line in chosen.lines + [Report.summary(of: approved, policy: .record)] {
            Console.print(line)
        }
        guard !approved.contains(where: \.verdict.isFailure) else { throw ExitCode.couldNotRun }
        try previews.finish()
    }

    /// Renders snapshots again, and writes their references.
    @MainActor private func write(
        _ run: PreviewRun, _ test: SnapshotTest, _ previews: ChosenPreviews
    ) async throws -> [SnapshotOutcome] {
        let requests = RequestList(run, ComparisonJob(test: test))
        let executor = workers.executor(for: previews, count: requests.count)
        var written: [SnapshotOutcome] = []
        for try await measured in executor.replies(to: requests) {
            written.append(measured.outcome)
        }
        return written
    }
}
