import AtomicFiles
import ContactSheetGallery
import ContactSheetPreviews
import ContactSheetSnapshots
import Foundation
import InterfaceBuilder

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
        var run = run
        run.run.inspects = true
        let progress = Progress(total: run.count)
        let manifest = try Manifest(in: folder)
        var snapshots: [String: [GallerySnapshot]] = [:]
        var issues: [String: [(Configuration, [LayoutIssue])]] = [:]
        var outcomes: [SnapshotOutcome] = []
        var failures = FailureList()
        try await run { outcome in
            try await writer.write(outcome)
        } finish: { written in
            try manifest.add(written.entry, file: written.file)
            failures.add(written.entry)
            snapshots[written.entry.preview, default: []].append(written.snapshot)
            issues[written.entry.preview, default: []].append(
                (written.snapshot.configuration, written.issues))
            outcomes += [written.outcome].compactMap(\.self)
            progress.advance()
        }
        progress.finish()
        try GalleryWriter.write(
            content(snapshots, found(issues), outcomes), to: folder.url, templates: templates,
            hasSingleFile: hasSingleFile)
        try manifest.finish()
        return (manifest, failures)
    }

    /// Returns the issues of the run by preview.
    private func found(
        _ issues: [String: [(Configuration, [LayoutIssue])]]
    ) -> [String: [GalleryIssue]] {
        let inspected = run.run.previews.compactMap { preview in
            issues[preview.name].map { (preview: preview, issues: $0) }
        }
        return Dictionary(grouping: LayoutInspection.combined(inspected), by: \.preview)
            .mapValues { $0.map(GalleryIssue.init) }
    }

    private func content(
        _ snapshots: [String: [GallerySnapshot]], _ issues: [String: [GalleryIssue]],
        _ outcomes: [SnapshotOutcome]
    ) -> GalleryContent {
        GalleryContent(
            title: CommandInput.current.name, generator: "contactsheet \(Version.current)",
            approve: test == nil ? nil : NextSteps().approveFromGallery,
            previews: run.run.previews.filter { run.run.names == nil || snapshots[$0.name] != nil }
                .map { preview in
                    GalleryPreview(
                        name: preview.name, note: preview.note,
                        snapshots: snapshots[preview.name] ?? [],
                        issues: issues[preview.name] ?? [])
                },
            changes: ChangeGroup.all(of: outcomes).map { change in
                GalleryChange(
                    id: change.id, summary: change.summary, snapshots: change.outcomes.map(\.id))
            })
    }
}
