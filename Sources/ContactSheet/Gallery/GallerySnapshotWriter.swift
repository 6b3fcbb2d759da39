import AtomicFiles
import CairoRenderer
import ContactSheetGallery
import ContactSheetLint
import ContactSheetPreviews
import ContactSheetSnapshots
import Foundation
import InterfaceEditing

/// Writes a snapshot for the gallery and compares it with its reference.
struct GallerySnapshotWriter: SnapshotJob {
    struct Written: Codable, Sendable {
        var entry: Manifest.Entry
        var snapshot: GallerySnapshot
        /// The result of the comparison, or `nil` if nothing was compared.
        var outcome: SnapshotOutcome?
        /// What approving the snapshot writes, or `nil` if it can't be approved.
        var candidate: LastComparison.Candidate?
        /// The document's path; `nil` for previews in code.
        var file: String?
        /// The layout issues of this screen alone.
        var issues: [LayoutIssue] = []
        /// The issues on Interface Builder's canvas.
        var canvasIssues: [LayoutIssue] = []
    }

    /// The number of pixels per point in thumbnails: the page shows 0.28 points of a page for each
    /// point of a screen, on displays with two pixels per point.
    static let thumbnailScale = 0.56

    let folder: OutputFolder
    let test: SnapshotTest?
    /// Whether PNG files at the device's scale are written, too.
    var writesPictures = false
    /// Where the snapshots that differ are stored, or `nil` if they aren't.
    var last: LastComparison?

    var options: RecordingOptions { RecordingOptions { RuleInspector() } }
    var showsDesigns: Bool { true }

    func output(of outcome: PreviewOutcome, from preview: Preview) async throws -> Written {
        try await writeCompared(outcome, preview).written
    }

    /// Writes a snapshot, and returns its comparison if it should have a reference.
    func writeCompared(
        _ outcome: PreviewOutcome, _ preview: Preview
    ) async throws(FileError) -> (written: Written, comparison: Comparison?) {
        do {
            let recording = try outcome.recording.get()
            var snapshot = GallerySnapshot(outcome)
            snapshot.turned = recording.turned
            if recording.film == nil { snapshot.size = recording.list.size }
            var files: [String: String] = [:]
            try addImages(of: recording, to: &snapshot, &files)
            let script = try ViewTreeScript(recording)
            snapshot.tree = try store(script.bytes, .trees, "js")
            let comparison = try await compare(outcome, preview, &snapshot)
            let entry = Manifest.Entry(outcome, files: files)
            snapshot.diagnostics = entry.diagnostics
            let compared = comparison.map { SnapshotOutcome(outcome, $0) }
            let written = Written(
                entry: entry, snapshot: snapshot, outcome: compared,
                candidate: compared.flatMap { last?.entry($0, comparison?.snapshot).candidate },
                file: outcome.file,
                issues: recording.inspection?.issues ?? [],
                canvasIssues: recording.inspection?.canvasIssues ?? [])
            return (written, comparison)
        } catch let error as FileError {
            throw error
        } catch {
            var snapshot = GallerySnapshot(outcome)
            var files: [String: String] = [:]
            if let design = outcome.design { try? addImages(of: design, to: &snapshot, &files) }
            let entry = Manifest.Entry(outcome, files: files, error: "\(error)")
            snapshot.state = .failed
            snapshot.causes = [GalleryCause("\(error)")]
            snapshot.diagnostics = entry.diagnostics
            return (Written(entry: entry, snapshot: snapshot, file: outcome.file), nil)
        }
    }

    /// Writes a file that is named after its contents, unless it exists, and returns its path.
    private func store(
        _ bytes: [UInt8], _ kind: DrawingFile, _ name: String
    ) throws(FileError) -> String {
        let path = kind.path(bytes, extension: name)
        if !FileManager.default.fileExists(atPath: folder.url.appending(path: path).path) {
            try folder.write(bytes, to: path)
        }
        return path
    }

    /// Writes the image, the thumbnail, and the frames of a film.
    private func addImages(
        of recording: Recording, to snapshot: inout GallerySnapshot, _ files: inout [String: String]
    ) throws {
        // Metadata would make equal drawings of two devices different files.
        let bytes =
            try recording.film == nil
            ? CairoRenderer.svg(recording.list) : recording.paint(.svg)
        snapshot.image = try store(bytes, .images, "svg")
        files["svg"] = snapshot.image
        var list = recording.list(.rounded)
        if let film = recording.film,
            var shown = try self.film(bytes, framesPerSecond: film.framesPerSecond)
        {
            shown.poster = try FilmPoster.frame(of: film.frames, near: shown.poster)
            snapshot.film = shown
            files["frames"] = shown.frames
            list = film.frames[shown.poster]
        }
        if writesPictures {
            snapshot.picture = try store(
                try recording.paint(.png, corners: .rounded), .images, "png")
            files["png"] = snapshot.picture
        }
        let thumbnail = try list.paint(.png, scale: Self.thumbnailScale)
        snapshot.thumbnail = try store(thumbnail, .thumbnails, "png")
        files["thumbnail"] = snapshot.thumbnail
    }

    /// Writes an image with the frames of an animated SVG file, of which the page shows one at a
    /// time.
    ///
    /// - Returns: The film, or `nil` if the file isn't animated.
    private func film(
        _ bytes: some Collection<UInt8>, framesPerSecond: Int
    ) throws(FileError) -> GalleryFilm? {
        guard let still = StillFrames(animatedSVG: bytes) else { return nil }
        return GalleryFilm(
            frames: try store(still.svg, .images, "svg"), columns: still.columns, rows: still.rows,
            places: still.places, framesPerSecond: framesPerSecond, width: still.size.width,
            height: still.size.height)
    }

    /// Compares the snapshot with its reference. The result is `nil` if it should have none.
    private func compare(
        _ outcome: PreviewOutcome, _ preview: Preview, _ snapshot: inout GallerySnapshot
    ) async throws -> Comparison? {
        guard let test, outcome.hasReference else { return nil }
        let comparison = try await test.confirmedComparison(
            of: outcome, from: preview, measuresShare: true)
        snapshot.state = GalleryState(rawValue: comparison.verdict.label)
        if case .failed(let reason) = comparison.verdict {
            snapshot.causes = [GalleryCause(reason)]
        }
        guard !comparison.causes.isEmpty else { return comparison }
        let compared = SnapshotOutcome(outcome, comparison)
        snapshot.causes = GalleryCause.all(of: compared, comparison)
        snapshot.regions = comparison.regions.prefix(100).map { GalleryRectangle($0) }
        snapshot.difference = comparison.share
        try addReference(of: comparison, test.store.format, to: &snapshot)
        return comparison
    }

    /// Copies the reference into the gallery, so that the page requires no other folder.
    private func addReference(
        of comparison: Comparison, _ format: ReferenceFormat, to snapshot: inout GallerySnapshot
    ) throws {
        guard let reference = comparison.reference else { return }
        let bytes = Array(reference)
        snapshot.reference = try store(bytes, .images, format.rawValue)
        guard let film = comparison.film else { return }
        snapshot.film?.differences = film.differences
        guard format == .svg, let rate = film.referenceFramesPerSecond else { return }
        snapshot.referenceFilm = try self.film(bytes, framesPerSecond: rate)
    }
}

extension GalleryRectangle {
    init(_ rect: CGRect) {
        self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
    }
}

extension GallerySnapshot {
    fileprivate init(_ outcome: PreviewOutcome) {
        self.init(
            outcome.configuration, steps: outcome.interactions.map(\.description),
            document: outcome.document, isForPads: outcome.isForPads)
    }
}
