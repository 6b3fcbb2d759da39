import ArgumentParser
import AtomicFiles
import ContactSheetGallery
import ContactSheetPreviews
import ContactSheetServer
import ContactSheetSnapshots
import Foundation

struct WatchCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "watch",
        abstract: "Serves a page on this machine that renders again when files are saved.",
        discussion: """
            Renders what a saved document, asset catalog, or strings file affects, the snapshots \
            that the page shows first. The executable of a package is built again when its sources \
            are saved, and then restarted. Control-C ends the command.
            """)

    @OptionGroup(title: "Server Options") var server: ServerOptions
    @Option(
        help: ArgumentHelp(
            "The folder of the package to build; by default, the one with this executable",
            valueName: "folder"),
        completion: .directory)
    var package: PathArgument?
    @OptionGroup(title: "Reference Options") var references: ReferenceOptions
    @OptionGroup(title: "Comparison Options") var comparison: ToleranceOptions
    @OptionGroup var input: InputOptions
    @OptionGroup(title: "Document Options") var documents: DocumentOptions
    @OptionGroup var selection: SelectionOptions
    @OptionGroup(title: "Step Options") var interaction: InteractionOptions
    @OptionGroup(title: "Settings Options") var settings: SettingsOptions

    @MainActor mutating func run() async throws {
        let readsDocuments = CommandInput.current.readsDocuments
        if readsDocuments, input.input.isEmpty { throw UsageError.noInput }
        if readsDocuments, package != nil { throw WatchError.noPackage }
        let build = readsDocuments ? nil : try PackageBuild(folder: package?.path)
        let restart = WatchRestart.current
        let folder = try ReviewFolder.current(restart?.folder)
        defer { folder.remove() }
        let test = try references.testIfPresent(comparison.tolerance)
        let session = ReviewSession(
            header: GalleryContent(
                approve: test == nil ? nil : NextSteps().approveFromGallery, previews: [],
                outcomes: []),
            store: references.store, folder: folder, total: 0)
        if let handover = restart?.handover { await session.restore(handover) }
        let page = try await serve(session, folder, restart)
        if restart == nil {
            Console.print("Watch the snapshots in a browser; Control-C ends:")
            Console.print(page.address)
        }
        let (input, selection, interaction, documents) = (input, selection, interaction, documents)
        let run = WatchRun(
            session, ReviewedSnapshotWriter(folder: folder, test: test),
            selection: selection, configurations: try selection.configurations()
        ) {
            try interaction.perform(
                on: input.previews(selection, simulatesBars: documents.simulatedMetrics))
        }
        let watcher = try FileWatcher()
        if let build {
            watcher.watch(build.folder.path, isRecursive: true)
            try await follow(build, watcher, run, session, page, folder)
        } else {
            watcher.watch(
                inputs: input.input.map(\.path), assets: input.resources.assets.map(\.path))
            try await run.followDocuments(watcher)
        }
    }

    private func serve(
        _ session: ReviewSession, _ folder: ReviewFolder, _ restart: WatchRestart?
    ) async throws -> LocalServer {
        let site = ReviewSite(
            session: session, gallery: try ServedGallery(.watch, templates: server.templatesURL),
            folder: folder)
        guard let restart else {
            return try await LocalServer(port: server.port?.number ?? 0, routes: try site.routes())
        }
        return try await LocalServer(
            port: restart.port, token: restart.token, routes: try site.routes())
    }

    /// Renders the previews in code, and replaces the process after the next build.
    @MainActor private func follow(
        _ build: PackageBuild, _ watcher: FileWatcher, _ run: WatchRun, _ session: ReviewSession,
        _ page: LocalServer, _ folder: ReviewFolder
    ) async throws {
        let rendering = Task { try await run.renderAll() }
        for await _ in watcher.changes {
            guard build.isAffected(by: watcher.takeChanges()) else { continue }
            await session.setBuilding(true, errors: [])
            let errors = await build.run()
            await session.setBuilding(false, errors: errors)
            guard errors.isEmpty else { continue }
            rendering.cancel()
            _ = await rendering.result
            await page.stop()
            let restart = WatchRestart(
                port: page.admission.port, token: page.admission.token, folder: folder.url,
                handover: await session.handover)
            try restart.replaceProcess(by: build.executable)
        }
    }
}
