import ArgumentParser
import ContactSheetPreviews
import ContactSheetSnapshots
import Foundation

struct TestCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test", abstract: "Compares snapshots with their references; writes no files.")

    @OptionGroup(title: "Report Options") var report: TestReportOptions
    @OptionGroup(title: "Reference Options") var references: ReferenceOptions
    @OptionGroup var input: InputOptions
    @OptionGroup var selection: SelectionOptions
    @OptionGroup(title: "Step Options") var interaction: InteractionOptions
    @OptionGroup var workers: WorkerOptions

    @MainActor mutating func run() async throws {
        let previews = try interaction.perform(on: input.previews(selection), forReferences: true)
        let outcomes = try await references.compare(
            previews, selection: selection, policy: .compare, workers: workers)
        try report.write(outcomes)
        guard !outcomes.allSatisfy(\.passes) else { return try previews.finish() }
        try previews.finish()
        let hasFailed = outcomes.contains(where: \.verdict.isFailure)
        throw hasFailed ? ExitCode.couldNotRun : .different
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
    @OptionGroup var input: InputOptions
    @OptionGroup var selection: SelectionOptions
    @OptionGroup(title: "Step Options") var interaction: InteractionOptions
    @OptionGroup var workers: WorkerOptions

    @MainActor mutating func run() async throws {
        let previews = try interaction.perform(on: input.previews(selection), forReferences: true)
        let outcomes = try await references.compare(
            previews, selection: selection, policy: .record, workers: workers)
        for line in Report.lines(for: outcomes, policy: .record) { Console.print(line) }
        NextSteps().linesForObsolete(outcomes).forEach(Console.print)
        guard !outcomes.contains(where: \.verdict.isFailure) else {
            throw ExitCode.couldNotRun
        }
        try previews.finish()
    }
}
