import ArgumentParser
import ContactSheetPreviews
import ContactSheetSnapshots
import Foundation

struct TestCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test", abstract: "Compares snapshots with their references.",
        discussion: """
            Exit status: 0 if all snapshots are the same, 1 if one differs, 2 if one can't be \
            rendered. No reference is written without --update-snapshots.
            """)

    @OptionGroup(title: "Report Options") var report: TestReportOptions
    @OptionGroup(title: "Update Options") var update: UpdateOptions
    @OptionGroup(title: "Reference Options") var references: ReferenceOptions
    @OptionGroup(title: "Comparison Options") var comparison: ToleranceOptions
    @OptionGroup var input: InputOptions
    @OptionGroup var selection: SelectionOptions
    @OptionGroup(title: "Step Options") var interaction: InteractionOptions
    @OptionGroup(title: "Process Options") var workers: WorkerOptions

    @MainActor mutating func run() async throws {
        let previews = try interaction.perform(on: input.previews(selection), forReferences: true)
        let outcomes = try await references.compare(
            previews, selection: selection, policy: update.policy,
            tolerance: comparison.tolerance, workers: workers)
        try report.write(outcomes, policy: update.policy)
        try previews.finish()
        if outcomes.contains(where: \.verdict.isFailure) { throw ExitCode.couldNotRun }
        guard outcomes.allSatisfy({ $0.passes(update.policy) }) else { throw ExitCode.different }
    }
}

struct RecordCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "record", abstract: "Writes references for snapshots that are new or changed.",
        discussion: """
            Fails if the environment variable CI is set. Files that aren't references are never \
            overwritten. Obsolete references are listed; `prune` removes them.
            """)

    @OptionGroup(title: "Reference Options") var references: ReferenceOptions
    @OptionGroup(title: "Comparison Options") var comparison: ToleranceOptions
    @OptionGroup var input: InputOptions
    @OptionGroup var selection: SelectionOptions
    @OptionGroup(title: "Step Options") var interaction: InteractionOptions
    @OptionGroup(title: "Process Options") var workers: WorkerOptions

    @MainActor mutating func run() async throws {
        let previews = try interaction.perform(on: input.previews(selection), forReferences: true)
        let outcomes = try await references.compare(
            previews, selection: selection, policy: .record,
            tolerance: comparison.tolerance, workers: workers)
        for line in Report.lines(for: outcomes, policy: .record) { Console.print(line) }
        NextSteps().linesForObsolete(outcomes).forEach(Console.print)
        guard !outcomes.contains(where: \.verdict.isFailure) else {
            throw ExitCode.couldNotRun
        }
        try previews.finish()
    }
}
