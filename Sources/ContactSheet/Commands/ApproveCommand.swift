import ArgumentParser
import AtomicFiles
import ContactSheetPreviews
import ContactSheetSnapshots
import Foundation

struct ApproveCommand: AsyncParsableCommand, ScreenCommand {
    static let configuration = CommandConfiguration(
        commandName: "approve",
        abstract: "Replaces the references of snapshots that differ for the given causes.",
        discussion: """
            `test` prints the ID of each change, and stores the snapshots that differ. Approving them \
            writes what was compared and renders nothing. A snapshot with several changes is approved \
            if all of them are; --snapshot without --change approves all changes of a snapshot. Fails \
            if the environment variable CI is set.
            """)

    @OptionGroup(title: "Approval Options") var approval: ApprovalOptions
    @OptionGroup(title: "Reference Options") var references: ReferenceOptions
    // The options of `test` are accepted, so that its command line can be repeated.
    @OptionGroup(title: "Comparison Options") var comparison: ToleranceOptions
    @OptionGroup var inputs: InputArguments
    @OptionGroup(title: "Input Options") var filter: InputFilterOptions
    @OptionGroup(title: "Resource Options") var resources: ResourceOptions
    @OptionGroup(title: "Project Options") var project: ProjectOptions
    @OptionGroup(title: "Selection Options") var screens: ScreenOptions
    @OptionGroup(title: "Appearance Options") var appearance: AppearanceOptions
    @OptionGroup(title: "Step Options") var interaction: InteractionOptions
    @OptionGroup(title: "Settings Options") var settings: SettingsOptions

    @MainActor mutating func run() async throws {
        // Fails on CI before anything is read.
        _ = try SnapshotTest(store: try references.store, policy: .record)
        if approval.undo {
            let count = try LastApproval(try references.store).undo()
            return Console.print("\(count) reference\(count == 1 ? "" : "s") restored")
        }
        let previews = try interaction.perform(on: input.previews(selection), forReferences: true)
        let last = LastComparison(try references.store)
        let entries = try selected(last.entries(), previews)
        let chosen = try approval.choose(from: entries.map(\.outcome))
        let approved = try write(chosen.approved, entries, last, previews)
        for line in chosen.lines + [Report.summary(of: approved, policy: .record)] {
            Console.print(line)
        }
        try previews.finish()
    }

    /// Returns the entries of the selected previews and configurations.
    @MainActor private func selected(
        _ entries: [LastComparison.Entry], _ previews: ChosenPreviews
    ) throws -> [LastComparison.Entry] {
        let run = try references.run(of: previews, selection)
        let ids = Set(run.snapshotIDs)
        let found = entries.filter { ids.contains($0.outcome.id) }
        if found.isEmpty, let id = run.snapshotIDs.first {
            throw SnapshotError.comparedOtherwise(id, "the last comparison didn't contain it")
        }
        return found
    }

    /// Writes the references of snapshots.
    ///
    /// - Returns: What was done.
    @MainActor private func write(
        _ chosen: [SnapshotOutcome], _ entries: [LastComparison.Entry], _ last: LastComparison,
        _ previews: ChosenPreviews
    ) throws -> [SnapshotOutcome] {
        guard !chosen.isEmpty else { return [] }
        let ids = Set(chosen.map(\.id))
        // Nothing is written if one of them can't be approved.
        let references = try entries.filter { ids.contains($0.outcome.id) }.map(last.reference)
        let store = try self.references.store
        _ = try OutputFolder(store.writtenFolder)
        store.removeLeftovers(of: previews.chosen.map(\.name))
        try LastApproval(store).save(chosen)
        for reference in references { try store.store(reference) }
        try store.commit()
        return chosen.map { outcome in
            var outcome = outcome
            if outcome.verdict == .missing { outcome.verdict = .new }
            return outcome
        }
    }
}
