import AtomicFiles
import ContactSheetGallery
import ContactSheetPreviews
import ContactSheetSnapshots
import Foundation

/// Writes a gallery of the snapshots of a run, with the manifest.
@MainActor struct GalleryRun {
    /// The files that are replaced only if they were generated.
    static let generatedFiles = [
        "gallery.html", "index.html", "index.json", "manifest.json",
    ]

    let run: WorkerRun
    /// The comparison with references, or `nil` if there are none.
    let test: SnapshotTest?
    /// A folder with files that replace those of the page.
    var templates: URL?
    /// Whether a page that contains all files is written, too.
    var hasSingleFile = false

    /// Returns the manifest, and the errors of snapshots that couldn't be rendered.
    func callAsFunction(
        _ folder: OutputFolder
    ) async throws -> (manifest: Manifest, failures: FailureList) {
        let writer = GallerySnapshotWriter(folder: folder, test: test)
        let progress = Progress(total: run.count)
        let manifest = try Manifest(in: folder)
        var snapshots: [String: [GallerySnapshot]] = [:]
        var outcomes: [SnapshotOutcome] = []
        var failures = FailureList()
        try await run { outcome in
            try await writer.write(outcome)
        } finish: { written in
            try manifest.add(written.entry, file: written.file)
            failures.add(written.entry)
            snapshots[written.entry.preview, default: []].append(written.snapshot)
            outcomes += [written.outcome].compactMap(\.self)
            progress.advance()
        }
        progress.finish()
        try GalleryWriter.write(
            content(snapshots, outcomes), to: folder.url, templates: templates,
            hasSingleFile: hasSingleFile)
        try manifest.finish()
        return (manifest, failures)
    }

    private func content(
        _ snapshots: [String: [GallerySnapshot]], _ outcomes: [SnapshotOutcome]
    ) -> GalleryContent {
        GalleryContent(
            approve: test == nil ? nil : NextSteps().approveFromGallery,
            previews: run.run.previews.filter { run.run.names == nil || snapshots[$0.name] != nil }
                .map { preview in
                    GalleryPreview(
                        name: preview.name, note: preview.note,
                        snapshots: snapshots[preview.name] ?? [])
                },
            outcomes: outcomes)
    }
}

extension GalleryContent {
    /// Creates the contents of this command's gallery.
    ///
    /// - Parameters:
    ///   - approve: The command that approves changes, without the option that selects them.
    ///   - outcomes: The results of comparisons, in the order of the run.
    @MainActor init(
        approve: String?, previews: [GalleryPreview], outcomes: [SnapshotOutcome]
    ) {
        self.init(
            title: CommandInput.current.name, generator: "contactsheet \(Version.current)",
            approve: approve, previews: previews, changes: GalleryChange.all(of: outcomes))
    }
}

extension GalleryChange {
    /// Returns the changes of snapshots, in the order of the run.
    static func all(of outcomes: [SnapshotOutcome]) -> [GalleryChange] {
        ChangeGroup.all(of: outcomes).map { change in
            GalleryChange(
                id: change.id, summary: change.summary, snapshots: change.outcomes.map(\.id))
        }
    }
}
