import AtomicFiles
import ContactSheetGallery
import ContactSheetPreviews
import ContactSheetSnapshots
import Foundation
import InterfaceEditing

/// The files of a gallery beyond its page, and its address.
struct GalleryFiles {
    /// A folder with files that replace those of the page.
    var templates: URL?
    /// Whether a page that contains all files is written, too.
    var hasSingleFile = false
    /// Whether snapshots are also PNG files.
    var hasPictures = false
    /// The path of a PDF file for paper.
    var pdf: String?
    /// The address of the published gallery, with a slash at its end.
    var address: String?
}

/// Writes a gallery of the snapshots of a run, with the manifest.
@MainActor struct GalleryRun {
    /// The files that are replaced only if they were generated.
    static let generatedFiles = [
        "gallery.html", "index.html", "index.json", "manifest.json", GallerySummary.name,
    ]

    let run: WorkerRun
    /// The comparison with references, or `nil` if there are none.
    let test: SnapshotTest?
    var files = GalleryFiles()

    /// Returns the manifest, and the errors of snapshots that couldn't be rendered.
    func callAsFunction(
        _ folder: OutputFolder
    ) async throws -> (manifest: Manifest, failures: FailureList) {
        let writer = GallerySnapshotWriter(
            folder: folder, test: test, writesPictures: files.hasPictures)
        var run = run
        run.run.inspects = true
        run.showsDesigns = true
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
        var content = content(snapshots, found(issues), outcomes)
        content.link = try link(content, folder)
        try GalleryWriter.write(
            content, to: folder.url, templates: files.templates,
            hasSingleFile: files.hasSingleFile)
        try writeSummary(of: content, outcomes, to: folder)
        if let pdf = files.pdf {
            let sheet = PrintedSheet(title: content.title, of: run.run.schedule)
            try AtomicFile.save(try sheet.pdf(), to: pdf)
        }
        try manifest.finish()
        return (manifest, failures)
    }

    /// Writes the picture for links to the gallery, if its address is known.
    private func link(_ content: GalleryContent, _ folder: OutputFolder) throws -> GalleryLink? {
        guard let address = files.address else { return nil }
        let detail = "\(content.previews.count) previews, \(content.snapshotCount) snapshots"
        let card = GalleryCard.drawing(
            title: content.title, detail: detail, of: run.run.schedule)
        guard let bytes = try card?.paint(.png, scale: 1) else { return nil }
        let path = DrawingFile.images.path(bytes, extension: "png")
        try folder.write(bytes, to: path)
        return GalleryLink(address: address, picture: path, description: detail)
    }

    private func writeSummary(
        of content: GalleryContent, _ outcomes: [SnapshotOutcome], to folder: OutputFolder
    ) throws {
        let named = content.previews.flatMap { preview in
            preview.snapshots.map { ("\(preview.name)/\($0.configuration.name)", $0) }
        }
        let summary = GallerySummary(
            address: files.address, outcomes: outcomes,
            snapshots: Dictionary(named) { first, _ in first })
        try folder.write(Array(summary.text.utf8), to: GallerySummary.name)
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
            approve: test == nil ? nil : NextSteps().approveFromGallery,
            previews: run.run.previews.filter { run.run.names == nil || snapshots[$0.name] != nil }
                .map { preview in
                    GalleryPreview(
                        name: preview.name, note: preview.note,
                        snapshots: snapshots[preview.name] ?? [],
                        issues: issues[preview.name] ?? [])
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
