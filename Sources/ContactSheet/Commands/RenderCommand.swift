import ArgumentParser
import AtomicFiles
import ContactSheetPreviews
import Foundation

struct RenderCommand: AsyncParsableCommand, ScreenCommand {
    static let configuration = CommandConfiguration(
        commandName: "render", abstract: "Renders previews in every configuration to files.")

    @OptionGroup(title: "Output Options") var images: ImageOptions
    @OptionGroup var inputs: InputArguments
    @OptionGroup(title: "Input Options") var filter: InputFilterOptions
    @OptionGroup(title: "Resource Options") var resources: ResourceOptions
    @OptionGroup(title: "Project Options") var project: ProjectOptions
    @OptionGroup(title: "Document Options") var documents: DocumentOptions
    @OptionGroup(title: "Selection Options") var screens: ScreenOptions
    @OptionGroup(title: "Appearance Options") var appearance: AppearanceOptions
    @OptionGroup(title: "Step Options") var interaction: InteractionOptions
    @OptionGroup var diagnostics: DiagnosticOptions
    @OptionGroup(title: "Process Options") var workers: WorkerOptions
    @OptionGroup(title: "Settings Options") var settings: SettingsOptions

    @MainActor mutating func run() async throws {
        let configurations = try selection.configurations()
        let previews = try interaction.perform(
            on: input.previews(
                selection, simulatesBars: documents.simulatedMetrics,
                isTransparent: images.transparent))
        let folder = try OutputFolder(images.output.path, generated: ["manifest.json"])
        let run = selection.run(
            selection.limited(previews.chosen, to: configurations), in: configurations)
        try selection.reportDevices(of: run)
        let requests = RequestList(
            run,
            ImageJob(
                formats: images.format.values, scale: images.scale?.pixelsPerPoint,
                corners: images.corners.value, folder: folder))
        let executor = workers.executor(for: previews, count: requests.count)
        let progress = Progress(
            total: requests.count,
            interruption: "their files are in \(images.output.path); manifest.json wasn't written")
        let manifest = try Manifest(in: folder)
        var failures = FailureList()
        for try await written in executor.replies(to: requests) {
            try manifest.add(written.entry, file: written.file)
            failures.add(written.entry)
            progress.advance()
        }
        progress.finish()
        try manifest.finish()
        failures.lines.forEach(Console.error)
        try report(manifest)
        try previews.finish()
    }

    @MainActor private func report(_ manifest: Manifest) throws {
        Report.diagnostics(of: manifest, diagnostics)
        Console.print(manifest.summary(in: images.output.path))
        if manifest.failures > 0 { throw ExitCode.couldNotRun }
    }
}

/// Writes the image files of snapshots.
struct ImageJob: SnapshotJob {
    let formats: [ImageFormat]
    /// The pixels per point, or `nil` for the device's scale.
    let scale: Double?
    let corners: ScreenCorners
    let folder: OutputFolder

    func output(of outcome: PreviewOutcome, from preview: Preview) throws -> RenderedSnapshot {
        RenderedSnapshot(entry: try write(outcome), file: outcome.file)
    }

    private func write(_ outcome: PreviewOutcome) throws(FileError) -> Manifest.Entry {
        var files: [String: String] = [:]
        do {
            let recording = try outcome.recording.get()
            for format in formats {
                let path = "\(outcome.id.path).\(format.rawValue)"
                try folder.write(
                    try recording.paint(format, scale: scale, corners: corners), to: path)
                files[format.rawValue] = path
            }
        } catch let error as FileError {
            throw error
        } catch {
            return Manifest.Entry(outcome, files: files, error: "\(error)")
        }
        return Manifest.Entry(outcome, files: files)
    }
}

/// What `render` has written for a snapshot.
struct RenderedSnapshot: Codable, Sendable {
    let entry: Manifest.Entry
    /// The document's path, or `nil` for previews in code.
    let file: String?
}

/// The files that `render` writes.
struct ImageOptions: ParsableArguments {
    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The folder for the rendered files and manifest.json", valueName: "folder"),
        completion: .directory)
    var output: PathArgument = "Output/render"

    @Option(
        help: ArgumentHelp(
            "File formats; txt is the display list; comma-separated", valueName: "formats"))
    var format: Choices<ImageFormat> = "svg,png"

    @Option(help: "Pixels per point in PNG files; by default, the device's scale")
    var scale: PixelScale?

    @Option(
        help: ArgumentHelp(
            "The corners of rounded displays in PNG files: transparent, or what the app draws there",
            valueName: "corners"))
    var corners: Choice<ScreenCorners> = "rounded"

    @Flag(help: "Leave the area around views of xibs that aren't whole screens transparent")
    var transparent = false
}

extension ScreenCorners: OptionChoice {
    static var optionKind: String { "corner style" }
}

extension ImageFormat: OptionChoice {
    static var optionKind: String { "format" }
}
