import ArgumentParser
import AtomicFiles
import ContactSheetGallery
import ContactSheetPreviews
import ContactSheetServer
import ContactSheetSnapshots
import Foundation

struct ReviewCommand: AsyncParsableCommand, ScreenCommand {
    static let configuration = CommandConfiguration(
        commandName: "review",
        abstract: "Serves a page on this machine to accept or reject changes.",
        discussion: """
            The page shows the changes while they are found. An accepted snapshot replaces its \
            reference at once. Control-C, or a button, finishes the review. Exit status: 0 if all \
            changes were accepted, 1 if one was rejected or left, 2 if a snapshot can't be \
            rendered. Fails if the environment variable CI is set.
            """)

    @OptionGroup(title: "Server Options") var server: ServerOptions
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
        let store = try references.store
        // Fails on CI before anything is rendered.
        _ = try SnapshotTest(store: store, policy: .record)
        let previews = try interaction.perform(on: input.previews(selection), forReferences: true)
        let folder = try ReviewFolder.create()
        let test = try SnapshotTest(
            store: store, policy: .compare, tolerance: comparison.tolerance)
        let chosen = try references.run(of: previews, selection)
        let requests = RequestList(chosen, ReviewedSnapshotWriter(folder: folder, test: test))
        let run = ReviewRun(
            requests: requests, executor: workers.executor(for: previews, count: requests.count))
        let session = ReviewSession(
            header: GalleryContent(
                title: input.title, approve: nil,
                previews: previews.chosen.map {
                    GalleryPreview(name: $0.name, note: $0.note, snapshots: [])
                }, outcomes: []),
            store: store, folder: folder,
            findings: ReviewFindings(chosen.previews, chosen.configurations),
            total: requests.count)
        defer { folder.remove() }
        _ = try OutputFolder(store.writtenFolder)
        store.removeLeftovers(of: previews.chosen.map(\.name))
        try store.commit()
        let summary = try await review(run, session, folder, errors: previews.errors)
        summary.lines.forEach(Console.print)
        if summary.status != .success { throw summary.status }
    }

    /// Serves the page until the review is finished.
    @MainActor private func review(
        _ run: ReviewRun, _ session: ReviewSession, _ folder: ReviewFolder, errors: [String]
    ) async throws -> ReviewSummary {
        let site = ReviewSite(
            session: session, gallery: try ServedGallery(.review, templates: server.templatesURL),
            folder: folder)
        let page = try await LocalServer(port: server.port?.number ?? 0, routes: try site.routes())
        TerminationSignals.onInterruption { Task.detached { await session.finish() } }
        Console.print("Review the changes in a browser; Control-C finishes:")
        Console.print(page.address)
        let running = Task {
            do {
                try await run(session)
                await session.endRun(errors: errors)
            } catch is CancellationError {
                // The review was finished before.
            } catch {
                Console.error("error: \(error)")
                await session.endRun(errors: errors + ["\(error)"])
            }
        }
        let summary = await session.finished()
        running.cancel()
        await page.stop()
        await running.value
        return summary
    }
}
