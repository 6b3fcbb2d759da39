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
            of them are. Fails if the environment variable CI is set.
            """)

    @OptionGroup(title: "Approval Options") var approval: ApprovalOptions
    @OptionGroup(title: "Reference Options") var references: ReferenceOptions
    @OptionGroup(title: "Comparison Options") var comparison: ToleranceOptions
    @OptionGroup var input: InputOptions
    @OptionGroup var selection: SelectionOptions
    @OptionGroup(title: "Step Options") var interaction: InteractionOptions
    @OptionGroup(title: "Process Options") var workers: WorkerOptions

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
        let outcomes = try await references.compare(
            previews, selection: selection, tolerance: comparison.tolerance, workers: workers)
        let chosen = try approval.choose(from: ChangeGroup.all(of: outcomes))
        var run = PreviewRun(
            previews: previews.chosen, configurations: try selection.configurations(),
            forReferences: true)
        run.names = Set(chosen.approved.map(\.id))
        if !chosen.approved.isEmpty { try LastApproval(references.store).save(chosen.approved) }
        var approved: [SnapshotOutcome] = []
        try await run {
            try test.outcomeOfWritable($0)
        } finish: {
            approved.append($0)
        }
        for line in chosen.lines + [Report.summary(of: approved, policy: .record)] {
            Console.print(line)
        }
        guard !approved.contains(where: \.verdict.isFailure) else { throw ExitCode.couldNotRun }
        try previews.finish()
    }
}

/// What `approve` approves.
struct ApprovalOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Approve the changes with these IDs; comma-separated, repeatable", valueName: "ids"))
    var change: [String] = []

    @Flag(help: "Approve all changes, and record missing references")
    var all = false

    @Flag(help: "Undo the last approval")
    var undo = false

    func validate() throws {
        let given = [all ? "--all" : nil, undo ? "--undo" : nil, change.isEmpty ? nil : "--change"]
            .compactMap { $0 }
        if given.isEmpty {
            throw ValidationError("missing one of: '--change', '--all', '--undo'")
        }
        if given.count > 1 {
            throw ValidationError(
                "\(given[0]) and \(given[1]) can't be used together — specify one of them")
        }
    }

    /// Returns the snapshots to approve, and lines about those that have other changes, too.
    ///
    /// - Throws: `ValidationError` for an unknown ID.
    func choose(
        from groups: [ChangeGroup]
    ) throws -> (approved: [SnapshotOutcome], lines: [String]) {
        let ids = change.flatMap { $0.split(separator: ",").map(String.init) }
        for id in ids where !groups.contains(where: { $0.id == id }) {
            let known = groups.map(\.id).joined(separator: ", ")
            throw ValidationError(
                "unknown change '\(id)' — "
                    + (known.isEmpty ? "no snapshot differs" : "expected one of: \(known)"))
        }
        var open: [String: [String]] = [:]
        for group in groups where !all && !ids.contains(group.id) {
            for outcome in group.outcomes { open[outcome.id, default: []].append(group.id) }
        }
        var seen: Set<String> = []
        var approved: [SnapshotOutcome] = []
        var waiting: [String: Int] = [:]
        for outcome in groups.filter({ all || ids.contains($0.id) }).flatMap(\.outcomes)
        where seen.insert(outcome.id).inserted {
            if let others = open[outcome.id] {
                waiting[others.joined(separator: ","), default: 0] += 1
            } else {
                approved.append(outcome)
            }
        }
        let lines = waiting.sorted { $0.key < $1.key }.map { others, count in
            "\(count) snapshot\(count == 1 ? "" : "s") not approved: also changed by \(others)"
        }
        return (approved, lines)
    }
}
