import AtomicFiles
import ContactSheetDevices
import ContactSheetGallery
import ContactSheetLint
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

    /// The heading.
    let title: String
    let run: PreviewRun
    let executor: any Executor
    /// The comparison with references, or `nil` if there are none.
    let test: SnapshotTest?
    var files = GalleryFiles()
    /// Where the snapshots that differ are stored, so that they can be approved, or `nil` if they aren't.
    var last: LastComparison?

    /// Returns the manifest, and the errors of snapshots that couldn't be rendered.
    func callAsFunction(
        _ folder: OutputFolder
    ) async throws -> (manifest: Manifest, failures: FailureList) {
        let requests = RequestList(
            run,
            GallerySnapshotWriter(
                folder: folder, test: test, writesPictures: files.hasPictures, last: last))
        last?.begin()
        let progress = Progress(
            total: requests.count,
            interruption: "their images are in \(folder.url.relativePath); the page wasn't written")
        let manifest = try Manifest(in: folder)
        var snapshots: [String: [GallerySnapshot]] = [:]
        var issues: [String: PreviewFindings] = [:]
        var outcomes: [SnapshotOutcome] = []
        var compared: [LastComparison.Entry] = []
        var failures = FailureList()
        for try await written in executor.replies(to: requests) {
            try manifest.add(written.entry, file: written.file)
            failures.add(written.entry)
            snapshots[written.entry.preview, default: []].append(written.snapshot)
            issues.add(written)
            outcomes += [written.outcome].compactMap(\.self)
            compared += written.outcome.map { [LastComparison.Entry($0, written.candidate)] } ?? []
            progress.advance()
        }
        progress.finish()
        last?.finish(compared)
        var content = content(
            snapshots, GalleryIssue.all(of: run.previews, issues), outcomes)
        let failed = Set(
            snapshots.flatMap { preview, members in
                members.filter { $0.state == .failed }.map {
                    SnapshotID(preview: preview, configuration: $0.configuration.name)
                }
            })
        content.device = GalleryContent.device(of: run.previews, in: run.configurations)
        content.link = try await link(content, folder, except: failed)
        try GalleryWriter.write(
            content, to: folder.url, templates: files.templates,
            hasSingleFile: files.hasSingleFile)
        try writeSummary(of: content, outcomes, to: folder)
        try manifest.finish()
        if let pdf = files.pdf { try await print(content.title, to: pdf, except: failed) }
        return (manifest, failures)
    }

    /// Writes the picture for links to the gallery, if its address is known.
    ///
    /// - Parameter failed: The snapshots that can't be rendered.
    private func link(
        _ content: GalleryContent, _ folder: OutputFolder, except failed: Set<SnapshotID>
    ) async throws -> GalleryLink? {
        guard let address = files.address else { return nil }
        let previews = content.previews.count { !$0.snapshots.isEmpty }
        let detail = "\(previews) previews, \(content.snapshotCount) snapshots"
        let card = GalleryCard(
            title: content.title, detail: detail,
            snapshots: firstSnapshots(of: content, except: failed))
        let bytes: [UInt8]
        do {
            guard let data = try await executor.reply(to: card) else { return nil }
            bytes = Array(data)
        } catch let end as WorkerEnd {
            Console.error("warning: the picture for links isn't written: \(end)")
            return nil
        }
        let path = DrawingFile.images.path(bytes, extension: "png")
        try folder.write(bytes, to: path)
        return GalleryLink(address: address, picture: path, description: detail)
    }

    /// Snapshots of different previews, on the page's device if they are rendered on it: the first of each folder, then
    /// the second ones, and so on. Films are omitted.
    private func firstSnapshots(
        of content: GalleryContent, except failed: Set<SnapshotID>
    ) -> [GalleryCard.Snapshot] {
        var counts: [Substring: Int] = [:]
        var shown: [(place: Int, snapshot: GalleryCard.Snapshot)] = []
        for (preview, configurations) in run.schedule where preview.filmSettings == nil {
            let possible = configurations.filter { !failed.contains(SnapshotID(preview, $0)) }
            guard let first = possible.first else { continue }
            let configuration = possible.first { $0.group.slug == content.device } ?? first
            let place = counts[preview.name.prefix { $0 != "/" }, default: 0]
            counts[preview.name.prefix { $0 != "/" }] = place + 1
            shown.append((place, .init(preview: preview.name, configuration: configuration)))
        }
        return shown.enumerated().sorted {
            ($0.element.place, $0.offset) < ($1.element.place, $1.offset)
        }
        .prefix(GalleryCard.limit).map(\.element.snapshot)
    }

    /// Writes a PDF file for paper.
    private func print(_ title: String, to path: String, except failed: Set<SnapshotID>)
        async throws
    {
        let sections = run.schedule.map { preview, configurations in
            PrintedSheet.Section(
                preview: preview.name, note: preview.note, configurations: configurations)
        }
        let sheet = PrintedSheet(title: title, path: path, sections: sections, failed: failed)
        do {
            _ = try await executor.reply(to: sheet)
        } catch let end as WorkerEnd {
            throw WorkerError.failed("\(path) isn't written: \(end)")
        }
    }

    private func writeSummary(
        of content: GalleryContent, _ outcomes: [SnapshotOutcome], to folder: OutputFolder
    ) throws {
        let named = content.previews.flatMap { preview in
            preview.snapshots.map { ($0.id(of: preview.name), $0) }
        }
        let summary = GallerySummary(
            address: files.address, outcomes: outcomes,
            snapshots: Dictionary(named) { first, _ in first })
        try folder.write(Array(summary.text.utf8), to: GallerySummary.name)
    }

    private func content(
        _ snapshots: [String: [GallerySnapshot]], _ issues: [String: [GalleryIssue]],
        _ outcomes: [SnapshotOutcome]
    ) -> GalleryContent {
        GalleryContent(
            title: title, approve: test == nil ? nil : NextSteps().approveFromGallery,
            previews: run.previews.filter { run.only == nil || snapshots[$0.name] != nil }
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
        title: String, approve: String?, previews: [GalleryPreview], outcomes: [SnapshotOutcome]
    ) {
        self.init(
            title: title, generator: "contactsheet \(Version.current)",
            approve: approve, previews: previews, changes: GalleryChange.all(of: outcomes))
    }
}

@MainActor extension GalleryContent {
    /// The slug of the device that shows previews in the overview: the canvas of most documents, if that device isn't
    /// older than five years, or the phone that other commands render. If most documents are for iPads, it is the iPad
    /// that other commands render, or the first one of the configurations.
    static func device(of previews: [Preview], in configurations: [Configuration]) -> String? {
        let documents = previews.compactMap(\.source?.document)
        let canvases = documents.compactMap(\.canvasDevice)
            .filter { $0.year > (Device.all.map(\.year).max() ?? 0) - 5 }
        let counts = Dictionary(canvases.map { ($0, 1) }, uniquingKeysWith: +)
        let most = canvases.max { counts[$0, default: 0] < counts[$1, default: 0] }
        let isForPads = documents.filter(\.isForPads).count * 2 > documents.count
        let usual: DeviceList = isForPads ? .defaultPad : .defaultPhone
        let wanted = [most].compactMap(\.self) + usual.devices
        let groups = configurations.map(\.group)
        let found = wanted.lazy.compactMap { device in groups.first { $0.devices.contains(device) }
        }
        let pad = isForPads ? groups.first { $0.devices[0].idiom == .pad } : nil
        return (found.first ?? pad)?.slug
    }
}

extension GalleryChange {
    /// Returns the changes of snapshots, in the order of the run.
    static func all(of outcomes: [SnapshotOutcome]) -> [GalleryChange] {
        ChangeGroup.all(of: outcomes).map { change in
            GalleryChange(
                id: change.id, title: change.title, place: change.place,
                snapshots: change.outcomes.map(\.id.name))
        }
    }
}
