import ArgumentParser
import AtomicFiles
import ContactSheetGallery
import ContactSheetPreviews
import ContactSheetServer
import ContactSheetSnapshots
import Foundation

struct WatchCommand: AsyncParsableCommand, ScreenCommand {
    static let configuration = CommandConfiguration(
        commandName: "watch",
        abstract: "Serves a page on this machine that renders again when files are saved.",
        discussion: """
            Renders what a saved document, asset catalog, or strings file affects, the snapshots \
            that the page shows first. An Xcode project, or the package of previews in code, is built \
            again when its sources are saved. Control-C ends the command.
            """)

    @OptionGroup(title: "Server Options") var server: ServerOptions
    @OptionGroup(title: "Reference Options") var references: ReferenceOptions
    @OptionGroup(title: "Comparison Options") var comparison: ToleranceOptions
    @OptionGroup var inputs: InputArguments
    @OptionGroup(title: "Input Options") var filter: InputFilterOptions
    @OptionGroup(title: "Resource Options") var resources: ResourceOptions
    @OptionGroup(title: "Project Options") var project: ProjectOptions
    @OptionGroup(title: "Document Options") var documents: DocumentOptions
    @OptionGroup(title: "Selection Options") var screens: ScreenOptions
    @OptionGroup(title: "Appearance Options") var appearance: AppearanceOptions
    @OptionGroup(title: "Step Options") var interaction: InteractionOptions
    @OptionGroup(title: "Process Options") var workers: WorkerOptions
    @OptionGroup(title: "Settings Options") var settings: SettingsOptions

    @MainActor mutating func run() async throws {
        let readsDocuments = CommandInput.current.readsDocuments
        if readsDocuments, input.input.isEmpty { throw UsageError.noInput }
        if readsDocuments, input.project.package != nil { throw WatchError.noPackage }
        let code = readsDocuments ? nil : try watchedCode()
        // The project is adopted again while the page is open.
        CommandInput.current.project?.unlock()
        let folder = try ReviewFolder.create()
        defer { folder.remove() }
        let test = try references.testIfPresent(comparison.tolerance)
        let findings = ReviewFindings()
        let session = ReviewSession(
            header: GalleryContent(
                title: input.title, approve: test == nil ? nil : NextSteps().approveFromGallery,
                previews: [],
                outcomes: []),
            store: try references.store, folder: folder, findings: findings, total: 0)
        let site = ReviewSite(
            session: session, gallery: try ServedGallery(.watch, templates: server.templatesURL),
            folder: folder)
        let page = try await LocalServer(port: server.port?.number ?? 0, routes: try site.routes())
        Console.print("Watch the snapshots in a browser; Control-C ends:")
        Console.print(page.address)
        let (input, selection, interaction, documents) = (input, selection, interaction, documents)
        let run = WatchRun(
            session, findings, ReviewedSnapshotWriter(folder: folder, test: test), workers,
            selection
        ) {
            try interaction.perform(
                on: input.previews(selection, simulatesBars: documents.simulatedMetrics))
        }
        let watcher = try FileWatcher()
        if let code {
            watcher.watch(code.folder, isRecursive: true)
            await follow(code, watcher, run, session)
        } else {
            watcher.watch(
                inputs: input.input.map(\.path), assets: input.resources.assets.map(\.path))
            try await run.followDocuments(watcher)
        }
    }

    @MainActor private func watchedCode() throws -> WatchedCode {
        guard let project = CommandInput.current.project else {
            return .package(try PackageBuild(folder: input.project.package?.path))
        }
        return .project(
            path: project.path, input.project, references: try references.store)
    }

    /// Renders the previews in code, and again after each build.
    @MainActor private func follow(
        _ code: WatchedCode, _ watcher: FileWatcher, _ run: WatchRun, _ session: ReviewSession
    ) async {
        func render() -> Task<Void, Never> {
            Task {
                do {
                    try await run.renderAll()
                } catch is CancellationError {
                    // The next version is rendered.
                } catch {
                    await session.endRun(errors: ["\(error)"])
                }
            }
        }
        var rendering = render()
        for await _ in watcher.changes {
            guard code.isAffected(by: watcher.takeChanges()) else { continue }
            await session.setBuilding(true, errors: [])
            let errors = await code.build()
            await session.setBuilding(false, errors: errors)
            guard errors.isEmpty else { continue }
            rendering.cancel()
            await rendering.value
            rendering = render()
        }
    }
}
