import ContactSheetDiagnostics
import ContactSheetGallery
import ContactSheetPreviews
import Foundation

/// Renders the snapshots of a page that is open, and again after files were saved.
@MainActor final class WatchRun {
    private struct Item {
        let preview: Preview
        let id: SnapshotID
        let name: String
    }

    private let session: ReviewSession
    private let findings: ReviewFindings
    private let writer: ReviewedSnapshotWriter
    private let selection: SelectionOptions
    /// Reads the documents, or lists the previews in code.
    private let load: @MainActor () throws -> ChosenPreviews
    private let workers: WorkerOptions

    private var queue: [Item] = []
    private var executor: (any Executor)?
    /// The configurations of the previews in the queue.
    private var chosen: [Configuration] = []
    private var errors: [String] = []
    /// The names of the previews that weren't rendered because the documents couldn't be read.
    private var unfinished: Set<String> = []

    /// The number of snapshots after which the visible ones are determined again.
    private static let batchSize = ProcessInfo.processInfo.activeProcessorCount * 2

    init(
        _ session: ReviewSession, _ findings: ReviewFindings, _ writer: ReviewedSnapshotWriter,
        _ workers: WorkerOptions, _ selection: SelectionOptions,
        load: @escaping @MainActor () throws -> ChosenPreviews
    ) {
        self.session = session
        self.findings = findings
        self.writer = writer
        self.workers = workers
        self.selection = selection
        self.load = load
    }

    /// Renders all snapshots.
    ///
    /// - Returns: When all are rendered.
    /// - Throws: `FileError` if the page's files can't be written.
    func renderAll() async throws {
        await read(nil)
        try await renderQueue(until: { false })
    }

    /// Renders documents until the task is canceled.
    func followDocuments(_ watcher: FileWatcher) async throws {
        await read(nil)
        var changes = watcher.changes.makeAsyncIterator()
        var changed: Set<String> = []
        while true {
            try await renderQueue {
                changed.formUnion(watcher.takeChanges())
                return !changed.isEmpty
            }
            if changed.isEmpty {
                guard await changes.next(isolation: #isolation) != nil else { return }
                changed = watcher.takeChanges()
            }
            let files = ChangedFiles(changed)
            changed = []
            if !files.isEmpty { await read(files) }
        }
    }

    /// Reads the documents, and adds the snapshots that files affect to the queue.
    private func read(_ changed: ChangedFiles?) async {
        if changed != nil { Simulation.startOver() }
        unfinished.formUnion(queue.map(\.preview.name))
        do {
            let previews = try load()
            chosen = try selection.configurations()
            (findings.previews, findings.configurations) = (previews.chosen, chosen)
            var affected: [Preview] = []
            for preview in previews.chosen {
                let isKnown = await session.contains(preview.name)
                if changed?.affect(preview) ?? true || unfinished.contains(preview.name) || !isKnown
                {
                    affected.append(preview)
                }
            }
            errors = previews.errors
            unfinished = []
            queue = selection.run(affected, in: chosen).schedule.flatMap {
                preview, configurations in
                configurations.map {
                    let id = SnapshotID(preview, $0)
                    return Item(preview: preview, id: id, name: id.name)
                }
            }
            executor = executor(for: previews)
            await session.beginRun(
                await shown(previews.chosen), total: queue.count, errors: errors)
        } catch {
            // The page shows what was there, and renders it again after the next change.
            queue = []
            errors = ["\(error)"]
            await session.beginRun(await session.shownPreviews, total: 0, errors: errors)
        }
    }

    /// Documents are rendered in this process, which has read them. Code can end its process.
    private func executor(for previews: ChosenPreviews) -> any Executor {
        CommandInput.current.readsDocuments
            ? LocalExecutor(source: PreviewSource(previews.all))
            : workers.executor(for: previews, count: queue.count)
    }

    /// Returns the previews of the page. Those of a document that can't be read now stay.
    private func shown(_ previews: [Preview]) async -> [GalleryPreview] {
        let names = Set(previews.map(\.name))
        let old = errors.isEmpty ? [] : await session.shownPreviews
        return previews.map { GalleryPreview(name: $0.name, note: $0.note, snapshots: []) }
            + old.filter { !names.contains($0.name) }
    }

    /// Renders what is in the queue, the visible snapshots first.
    ///
    /// - Parameter isInterrupted: Whether something else has to be done first.
    private func renderQueue(until isInterrupted: @MainActor () -> Bool) async throws {
        while let executor, !queue.isEmpty, !isInterrupted() {
            let requests = nextRequests(visible: await session.visible)
            for try await snapshot in executor.replies(to: requests) { await session.add(snapshot) }
            try Task.checkCancellation()
        }
        if queue.isEmpty { await session.endRun(errors: errors) }
    }

    /// Removes the next snapshots from the queue.
    private func nextRequests(visible: Set<String>) -> RequestList<ReviewedSnapshotWriter> {
        let first = queue.filter { visible.contains($0.name) }
        let batch = (first.isEmpty ? queue : first).prefix(Self.batchSize)
        let ids = Set(batch.map(\.id))
        queue.removeAll { ids.contains($0.id) }
        var names: Set<String> = []
        var run = selection.run(
            batch.map(\.preview).filter { names.insert($0.name).inserted }, in: chosen)
        run.only = ids
        return RequestList(run, writer)
    }
}
