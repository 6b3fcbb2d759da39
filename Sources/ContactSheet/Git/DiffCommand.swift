import ArgumentParser
import AtomicFiles
import ContactSheetPreviews
import ContactSheetSnapshots
import Foundation
import InterfaceBuilder

struct DiffCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Compares the screens of two Git revisions, without references.",
        usage: "contactsheet diff [<revision>[..<revision>]] [<input> ...] [<options>]",
        discussion: """
            A revision is compared with the working tree, and two with each other. Without one, the \
            last commit is compared with the working tree; without inputs, all documents in the \
            current folder, or the previews of this executable. Only the screens that the change can \
            affect are rendered. The working tree isn't touched.

            Exit status: 0 if all screens are the same, 1 if one differs, 2 if one can't be rendered.
            """)

    @Argument(
        help: """
            A revision, such as HEAD~3 or main..feature; then documents (.storyboard, .xib), \
            folders of documents, or a project (.xcodeproj, .xcworkspace, Package.swift)
            """,
        completion: .documents)
    var input: [PathArgument] = []

    @Flag(help: "Compare with the newest common ancestor of the revisions, as pull requests do")
    var mergeBase = false

    @Option(
        help: ArgumentHelp(
            "Where the gallery of --reporter html will be published, for pictures in its summary.md",
            valueName: "address"))
    var url: WebAddress?

    @OptionGroup(title: "Report Options") var report: TestReportOptions
    @OptionGroup(title: "Comparison Options") var comparison: ToleranceOptions
    @OptionGroup(title: "Input Options") var filter: InputFilterOptions
    @OptionGroup(title: "Resource Options") var resources: ResourceOptions
    @OptionGroup(title: "Project Options") var project: ProjectOptions
    @OptionGroup(title: "Selection Options") var screens: ScreenOptions
    @OptionGroup(title: "Appearance Options") var appearance: AppearanceOptions
    @OptionGroup(title: "Step Options") var interaction: InteractionOptions
    @OptionGroup(title: "Process Options") var workers: WorkerOptions
    @OptionGroup(title: "Settings Options") var settings: SettingsOptions

    private var selection: SelectionOptions {
        SelectionOptions(screens: screens, appearance: appearance)
    }

    @MainActor mutating func run() async throws {
        let folders = try report.reporters.folders().map {
            try OutputFolder($0, generated: GalleryRun.generatedFiles)
        }
        let temporary = try TemporaryFolder(prefix: "contactsheet-diff-")
        defer { temporary.remove() }
        let (revision, given) = arguments
        let code = try RevisionCode(given, project)
        let inputs = given.isEmpty ? ["."] : given
        let trees = try await RevisionTrees(
            revision, usesCommonAncestor: mergeBase, in: temporary, areComplete: code != nil)
        for input in code.map({ [$0.path] }) ?? inputs
        where try trees.path(of: input, in: trees.new) == nil
            && trees.path(of: input, in: trees.old) == nil
        {
            throw UsageError.inNoRevision(input)
        }
        let references = try ReferenceOptions.parse(["--snapshots", temporary.path + "/Snapshots"])
        let isAffected = try code?.isAffected(by: trees) ?? true
        // What can't be read in the earlier revision is new in the later one.
        let old = try await screens(of: inputs, code, in: trees.old, trees, isAffected)
        let new = try await screens(of: inputs, code, in: trees.new, trees, isAffected)
        guard let new = new ?? old?.none else { throw UsageError.noInput }
        let affected = try affected(old, in: trees.old, trees, references)
            .union(affected(new, in: trees.new, trees, references))
        guard !affected.isEmpty || !folders.isEmpty else {
            let changed = revision.contains("..") ? "differ in" : "changed since"
            return Console.print("no screen depends on the files that \(changed) \(revision)")
        }
        if let old { try await record(old, affected, references) }
        CommandInput.current = new.input
        try await compare(new.previews, affected, references, title: input(inputs).title, folders)
    }

    /// Compares what the later revision shows with what was recorded.
    @MainActor private func compare(
        _ previews: ChosenPreviews, _ affected: Set<SnapshotID>, _ references: ReferenceOptions,
        title: String, _ folders: [OutputFolder]
    ) async throws {
        var run = try await references.run(
            previews, selection: selection, update: .missing, tolerance: comparison.tolerance,
            workers: workers, only: SnapshotSubset(affected: affected), environment: environment
        ).run
        run.isOfRevisions = true
        try report.write(run)
        let different = Set(run.outcomes.filter { $0.verdict != .same }.map(\.id))
        // The comparison recorded them, and the page would show them as the same.
        for outcome in run.outcomes where outcome.verdict == .new {
            unlink(try references.store.url(outcome.id).path)
        }
        let test = try test(references, run.policy)
        for folder in folders {
            try await references.writeGallery(
                of: different, previews, titled: title, selection, test, workers,
                files: GalleryFiles(address: url?.text), to: folder)
        }
        try run.finish()
        // A screen that is new or was removed is different, too.
        if !different.isEmpty { throw ExitCode.different }
    }

    /// The temporary references may be written on CI, too.
    private var environment: [String: String] { [:] }

    private func test(
        _ references: ReferenceOptions, _ policy: SnapshotTest.Policy
    ) throws -> SnapshotTest {
        try SnapshotTest(
            store: try references.store, policy: policy, tolerance: comparison.tolerance,
            environment: environment)
    }

    /// The revisions, and the inputs. What exists as a file isn't a revision, as in Git.
    private var arguments: (revision: String, inputs: [String]) {
        var inputs = input.map(\.path)
        var revision = "HEAD"
        if let first = inputs.first, !FileManager.default.fileExists(atPath: first) {
            revision = inputs.removeFirst()
        }
        return (revision, inputs)
    }

    private func input(_ paths: [String]) -> InputOptions {
        InputOptions(
            input: paths.compactMap(PathArgument.init(argument:)), filter: filter,
            resources: resources, project: project)
    }

    /// Returns the screens of the inputs in a tree, or `nil` if it has none.
    @MainActor private func screens(
        of inputs: [String], _ code: RevisionCode?, in tree: String, _ trees: RevisionTrees,
        _ isAffected: Bool
    ) async throws -> RevisionScreens? {
        guard let code else {
            let paths = try inputs.compactMap { try trees.path(of: $0, in: tree) }
            guard let documents = try? Document.find(in: paths), !documents.isEmpty else {
                return nil
            }
            let isEarlier = tree == trees.old
            do {
                return try screens(of: paths, reports: !isEarlier)
            } catch  where isEarlier {
                return nil
            }
        }
        guard isAffected else {
            return RevisionScreens(
                input: .current,
                previews: ChosenPreviews(chosen: [], all: [], ownsFolder: true, isPartial: false))
        }
        guard let input = try await code.input(in: tree, of: trees) else { return nil }
        CommandInput.current = input
        return try screens(of: [], reports: true)
    }

    @MainActor private func screens(of paths: [String], reports: Bool) throws -> RevisionScreens {
        var previews = try interaction.perform(
            on: input(paths).previews(selection, reports: reports), forReferences: true)
        previews.ownsFolder = true
        return RevisionScreens(input: .current, previews: previews)
    }

    /// Returns the snapshots of a tree that the changed files can affect.
    @MainActor private func affected(
        _ screens: RevisionScreens?, in tree: String, _ trees: RevisionTrees,
        _ references: ReferenceOptions
    ) throws -> Set<SnapshotID> {
        guard let screens else { return [] }
        CommandInput.current = screens.input
        let changed = trees.changed.map { GitChanges.absolute($0, in: tree) }
        let found = AffectedPreviews(
            of: screens.previews.all, areInCode: !screens.input.readsDocuments, Set(changed),
            try references.store)
        return Set(
            try references.run(of: screens.previews, selection).snapshotIDs
                .filter { found.include($0) })
    }

    /// Records what the earlier revision shows.
    @MainActor private func record(
        _ screens: RevisionScreens, _ only: Set<SnapshotID>, _ references: ReferenceOptions
    ) async throws {
        CommandInput.current = screens.input
        var run = try references.run(of: screens.previews, selection)
        run.only = only
        guard run.count > 0 else { return }
        let test = try test(references, .recordAll)
        let progress = Progress(total: run.count, interruption: "no report was written")
        defer { progress.finish() }
        let executor = workers.executor(for: screens.previews, count: run.count)
        for try await _ in executor.replies(to: RequestList(run, ComparisonJob(test: test))) {
            progress.advance()
        }
    }
}

/// The screens of a revision, and what renders them.
private struct RevisionScreens {
    let input: CommandInput
    var previews: ChosenPreviews

    /// The same input without previews.
    var none: RevisionScreens {
        var none = self
        (none.previews.all, none.previews.chosen) = ([], [])
        return none
    }
}
