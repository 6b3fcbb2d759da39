import ContactSheetDiagnostics
import ContactSheetGallery
import ContactSheetPreviews
import Foundation

/// Renders the snapshots of a page that is open, and again after files were saved.
@MainActor final class WatchRun {
    private struct Item {
        let preview: Preview
        let configuration: Configuration
        var name: String { SnapshotID(preview, configuration).name }
    }

    private let session: ReviewSession
    private let writer: ReviewedSnapshotWriter
    private let selection: SelectionOptions
    private let configurations: [Configuration]
    /// Reads the documents.
    private let load: @MainActor () throws -> ChosenPreviews

    private var queue: [Item] = []
    private var errors: [String] = []
    /// The names of the previews that weren't rendered because the documents couldn't be read.
    private var unfinished: Set<String> = []
    private var writing: [Task<Void, any Error>] = []

    init(
        _ session: ReviewSession, _ writer: ReviewedSnapshotWriter,
        selection: SelectionOptions, configurations: [Configuration],
        load: @escaping @MainActor () throws -> ChosenPreviews
    ) {
        self.session = session
        self.writer = writer
        self.selection = selection
        self.configurations = configurations
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
            queue = selection.run(affected, in: configurations).schedule.flatMap {
                preview, configurations in
                configurations.map { Item(preview: preview, configuration: $0) }
            }
            await session.beginRun(
                await shown(previews.chosen), total: queue.count, errors: errors)
        } catch {
            // The page shows what was there, and renders it again after the next change.
            queue = []
            errors = ["\(error)"]
            await session.beginRun(await session.shownPreviews, total: 0, errors: errors)
        }
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
        while !queue.isEmpty, !isInterrupted() {
            try Task.checkCancellation()
            let visible = await session.visible
            let place = queue.firstIndex { visible.contains($0.name) } ?? queue.startIndex
            let item = queue.remove(at: place)
            let outcome = item.preview.outcome(in: item.configuration)
            writing.append(
                Task.detached { [session, writer] in
                    await session.add(try await writer.output(of: outcome, from: item.preview))
                })
            if writing.count >= ProcessInfo.processInfo.activeProcessorCount * 2 {
                try await writing.removeFirst().value
            }
        }
        for task in writing { try await task.value }
        writing = []
        if queue.isEmpty { await session.endRun(errors: errors) }
    }
}
