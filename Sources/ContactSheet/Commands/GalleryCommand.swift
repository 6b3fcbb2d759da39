import ArgumentParser
import AtomicFiles
import ContactSheetGallery
import ContactSheetPreviews
import ContactSheetSnapshots
import Foundation

struct GalleryCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "gallery",
        abstract: "Writes a gallery: a static HTML page with all snapshots.",
        discussion: "If the folder of references exists, the gallery shows the changes.")

    @OptionGroup(title: "Output Options") var pages: PageOptions
    @OptionGroup(title: "Reference Options") var references: ReferenceOptions
    @OptionGroup(title: "Comparison Options") var comparison: ToleranceOptions
    @OptionGroup var input: InputOptions
    @OptionGroup(title: "Document Options") var documents: DocumentOptions
    @OptionGroup var selection: SelectionOptions
    @OptionGroup(title: "Step Options") var interaction: InteractionOptions
    @OptionGroup var diagnostics: DiagnosticOptions
    @OptionGroup(title: "Process Options") var workers: WorkerOptions

    @MainActor mutating func run() async throws {
        let previews = try interaction.perform(
            on: input.previews(selection, simulatesBars: documents.simulatedMetrics))
        let configurations = try selection.configurations()
        let run = workers.run(
            PreviewRun(
                previews: selection.limited(previews.chosen, to: configurations),
                configurations: configurations))
        let folder = try OutputFolder(
            pages.output.path, generated: ["index.html", "manifest.json"])
        let writer = GallerySnapshotWriter(
            folder: folder, test: try references.testIfPresent(comparison.tolerance),
            hasBothLandscapes: configurations.contains { $0.orientation == .landscapeRight })
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
            previews: previews.chosen.map { preview in
                GalleryPreview(
                    name: preview.name, note: preview.note,
                    pictures: pictures[preview.name] ?? [])
            })
        try GalleryWriter.write(content, to: folder.url)
        try manifest.finish()
        failures.lines.forEach(Console.error)
        Report.diagnostics(of: manifest, diagnostics)
        Console.print("\(manifest.summary()). Open the gallery in a browser:")
        Console.print(folder.url.appending(path: "index.html").absoluteString)
        if manifest.failures > 0 { throw ExitCode.couldNotRun }
        try previews.finish()
    }
}

/// The files that `gallery` writes.
struct PageOptions: ParsableArguments {
    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The folder for the page and its images", valueName: "folder"),
        completion: .directory)
    var output: PathArgument
}

extension ReferenceOptions {
    /// Returns the test, or `nil` if there is no folder of references.
    fileprivate func testIfPresent(
        _ tolerance: SnapshotTolerance
    ) throws(SnapshotError) -> SnapshotTest? {
        guard FileManager.default.fileExists(atPath: snapshots.path) else { return nil }
        return try SnapshotTest(store: store, policy: .compare, tolerance: tolerance)
    }
}

/// Writes a snapshot for the gallery and compares it with its reference.
private struct GallerySnapshotWriter: Sendable {
    struct Written: Codable, Sendable {
        var entry: Manifest.Entry
        var picture: GallerySnapshot
        /// The document's path; `nil` for previews in code.
        var file: String?
    }

    let folder: OutputFolder
    let test: SnapshotTest?
    /// Whether both landscape orientations are rendered separately.
    let hasBothLandscapes: Bool

    func write(_ outcome: PreviewOutcome) async throws(FileError) -> Written {
        let path = "\(outcome.name).svg"
        do {
            let recording = try outcome.recording.get()
            let bytes = try recording.paint(.svg)
            try folder.write(bytes, to: path)
            let film = try film(of: recording, bytes, named: outcome.name)
            var files = ["svg": path]
            files["frames"] = film?.frames
            let entry = Manifest.Entry(outcome, files: files)
            var picture = picture(of: outcome, svg: path, entry)
            picture.film = film
            if outcome.hasReference,
                let verdict = try test?.verdict(on: recording, svg: bytes)
            {
                picture.outcome = GalleryOutcome(rawValue: verdict.label)
                if case .changed(let causes) = verdict {
                    let variations = (try? await test?.variations(of: outcome)) ?? []
                    if !variations.isEmpty { picture.outcome = .flaky }
                    picture.cause = (variations.isEmpty ? causes : variations).map(\.description)
                    try addReference(to: &picture, of: outcome, recording.film)
                }
            }
            return Written(entry: entry, picture: picture, file: outcome.file)
        } catch let error as FileError {
            throw error
        } catch {
            let entry = Manifest.Entry(outcome, files: [:], error: "\(error)")
            var picture = picture(of: outcome, svg: nil, entry)
            picture.outcome = .failed
            picture.cause = ["\(error)"]
            return Written(entry: entry, picture: picture, file: outcome.file)
        }
    }

    private func picture(
        of outcome: PreviewOutcome, svg: String?, _ entry: Manifest.Entry
    ) -> GallerySnapshot {
        var picture = GallerySnapshot(outcome, svg: svg, diagnostics: entry.diagnostics)
        if !hasBothLandscapes, picture.orientation == .landscapeLeft {
            picture.orientation = .landscape
        }
        return picture
    }

    /// Writes the frames of a film next to its animated image.
    private func film(
        of recording: Recording, _ bytes: [UInt8], named name: String
    ) throws(FileError) -> GalleryFilm? {
        guard let film = recording.film else { return nil }
        return try GalleryFilm(
            animatedSVG: bytes, framesPerSecond: film.framesPerSecond,
            writingFramesTo: "\(name).frames.svg", in: folder)
    }

    /// Copies the reference next to the new snapshot, so that the page requires no other folder.
    private func addReference(
        to picture: inout GallerySnapshot, of outcome: PreviewOutcome, _ film: Film?
    ) throws {
        guard let test else { return }
        let name = test.referenceName(preview: outcome.preview, outcome.configuration)
        let url = test.store.url(preview: outcome.preview, name: name)
        let path = "\(outcome.name).reference.\(test.store.format.rawValue)"
        let bytes = try Data(contentsOf: url)
        try folder.write(bytes, to: path)
        picture.reference = path
        guard let film else { return }
        let comparison = try test.comparison(of: film)
        picture.film?.differences = comparison.differences
        guard test.store.format == .svg, let rate = comparison.referenceFramesPerSecond
        else { return }
        picture.referenceFilm = try GalleryFilm(
            animatedSVG: bytes, framesPerSecond: rate,
            writingFramesTo: "\(outcome.name).reference.frames.svg", in: folder)
    }
}

extension GallerySnapshot {
    fileprivate init(_ outcome: PreviewOutcome, svg: String?, diagnostics: [String]) {
        let configuration = outcome.configuration
        let screen = configuration.group.screen
        let variant = configuration.variant
        let insets = screen.safeArea
        self.init(
            id: outcome.name, svg: svg, device: GalleryDevice(configuration),
            orientation: GalleryOrientation(rawValue: configuration.orientation.rawValue)
                ?? .portrait,
            multitasking: GalleryMultitasking(rawValue: configuration.multitasking.rawValue)
                ?? .full,
            appearance: variant.appearance == .dark ? .dark : .light,
            textSize: GalleryTextSize(rawValue: variant.textSize.rawValue) ?? .large,
            direction: variant.direction == .rtl ? .rightToLeft : .leftToRight,
            language: variant.language, boldText: variant.boldText, contrast: variant.contrast,
            iOS: configuration.group.iOS.description,
            iOSLimit: configuration.iOSLimit?.description,
            steps: outcome.interactions.map(\.description),
            designIdiom: outcome.isForPads ? .pad : nil, width: screen.size.width,
            height: screen.size.height,
            safeArea: GalleryInsets(
                top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right),
            diagnostics: diagnostics)
    }
}

extension GalleryDevice {
    /// Creates the device of a configuration. A window in Split View or Slide Over doesn't have the
    /// corners of the screen.
    fileprivate init(_ configuration: Configuration) {
        let (group, part) = (configuration.group, configuration.multitasking)
        let first = group.devices[0]
        self.init(
            slug: group.slug,
            names: group.names,
            idiom: first.idiom == .phone ? .phone : .pad,
            family: first.familyName, year: first.year, scale: first.scale,
            cornerRadius: part == .full ? first.cornerRadius : 0)
    }
}

extension Device {
    /// The kind of device in the gallery's filter.
    fileprivate var familyName: String {
        if idiom == .pad { return hasHomeIndicator ? "iPad, all screen" : "iPad, home button" }
        switch cutout {
        case .none: return hasHomeIndicator ? "iPhone, all screen" : "iPhone, home button"
        case .notch: return "iPhone, notch"
        case .island: return "iPhone, Dynamic Island"
        }
    }
}
