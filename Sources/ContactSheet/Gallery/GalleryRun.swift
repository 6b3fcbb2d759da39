import AtomicFiles
import ContactSheetGallery
import ContactSheetPreviews
import ContactSheetSnapshots
import Foundation

/// Writes a gallery of the snapshots of a run, with the manifest.
@MainActor struct GalleryRun {
    /// The files that are replaced only if they were generated.
    static let generatedFiles = ["index.html", "manifest.json"]

    let run: WorkerRun
    /// The comparison with references, or `nil` if there are none.
    let test: SnapshotTest?

    /// Returns the manifest, and the errors of snapshots that couldn't be rendered.
    func callAsFunction(
        _ folder: OutputFolder
    ) async throws -> (manifest: Manifest, failures: FailureList) {
        let writer = GallerySnapshotWriter(
            folder: folder, test: test,
            hasBothLandscapes: run.run.configurations.contains {
                $0.orientation == .landscapeRight
            })
        let progress = Progress(total: run.count)
        let manifest = try Manifest(in: folder)
        var pictures: [String: [GallerySnapshot]] = [:]
        var failures = FailureList()
        try await run { outcome in
            try await writer.write(outcome)
        } finish: { written in
            try manifest.add(written.entry, file: written.file)
            failures.add(written.entry)
            pictures[written.entry.preview, default: []].append(written.picture)
            progress.advance()
        }
        progress.finish()
        let content = GalleryContent(
            title: CommandInput.current.name, generator: "contactsheet \(Version.current)",
            previews: run.run.previews.filter { run.run.names == nil || pictures[$0.name] != nil }
                .map { preview in
                    GalleryPreview(
                        name: preview.name, note: preview.note,
                        pictures: pictures[preview.name] ?? [])
                })
        try GalleryWriter.write(content, to: folder.url)
        try manifest.finish()
        return (manifest, failures)
    }
}
