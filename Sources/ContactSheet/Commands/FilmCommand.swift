import ArgumentParser
import AtomicFiles
import ContactSheetPreviews
import Foundation

struct FilmCommand: AsyncParsableCommand, ScreenCommand {
    static let configuration = CommandConfiguration(
        commandName: "film",
        abstract: "Renders animations, rotations, and simulations as films.",
        discussion: """
            A film begins before the steps, which are performed from its start. Without --devices, \
            it is of an iPhone 17. For each preview and configuration, three files are written: \
            NAME.film.apng, an animated PNG; NAME.film.svg, an animated SVG; and NAME.strip.png, a \
            film strip of up to 12 frames.
            """)

    @OptionGroup(title: "Output Options") var files: FilmFileOptions
    @OptionGroup var inputs: InputArguments
    @OptionGroup(title: "Input Options") var filter: InputFilterOptions
    @OptionGroup(title: "Resource Options") var resources: ResourceOptions
    @OptionGroup(title: "Project Options") var project: ProjectOptions
    @OptionGroup(title: "Selection Options") var screens: ScreenOptions
    @OptionGroup(title: "Appearance Options") var appearance: AppearanceOptions
    @OptionGroup(title: "Step Options") var interaction: InteractionOptions
    @OptionGroup(title: "Process Options") var workers: WorkerOptions
    @OptionGroup(title: "Settings Options") var settings: SettingsOptions

    @MainActor mutating func run() async throws {
        let configurations = try selection.filmConfigurations()
        let previews = try interaction.perform(on: input.previews(selection))
        let folder = try OutputFolder(files.output.path)
        let requests = RequestList(
            PreviewRun(previews: previews.chosen, configurations: configurations),
            FilmJob(
                settings: files.settings, formats: files.format.values,
                scale: files.scale?.pixelsPerPoint ?? 1, folder: folder))
        let executor = workers.executor(for: previews, count: requests.count)
        let progress = Progress(
            total: requests.count, interruption: "their files are in \(files.output.path)")
        var failures = FailureList()
        var count = 0
        for try await film in executor.replies(to: requests) {
            if let error = film.error {
                failures.add(preview: film.preview, configuration: film.configuration, error: error)
            } else {
                count += 1
            }
            progress.advance()
        }
        progress.finish()
        failures.lines.forEach(Console.error)
        Console.print("\(count) film\(count == 1 ? "" : "s") in \(files.output.path)")
        if !failures.lines.isEmpty { throw ExitCode.couldNotRun }
        try previews.finish()
    }
}

/// Writes the files of films.
struct FilmJob: SnapshotJob {
    let settings: FilmSettings
    let formats: [FilmFormat]
    /// The pixels per point of pixel images.
    let scale: Double
    let folder: OutputFolder

    var options: RecordingOptions { RecordingOptions(film: settings) }
    /// The frames of one film take much memory.
    var inFlight: Int? { 1 }

    @MainActor func output(
        of outcome: PreviewOutcome, from preview: Preview
    ) throws -> WrittenFilm {
        do {
            guard let film = try outcome.recording.get().film else {
                return WrittenFilm(outcome, error: "not a film")
            }
            for format in formats {
                try folder.write(
                    try film.paint(format, scale: scale), to: "\(outcome.id.path).\(format.suffix)")
            }
            return WrittenFilm(outcome, error: nil)
        } catch let error as FileError {
            throw error
        } catch {
            return WrittenFilm(outcome, error: "\(error)")
        }
    }
}

/// What `film` has written for a preview in a configuration.
struct WrittenFilm: Codable, Sendable {
    let preview: String
    let configuration: String
    /// Why there is no film, or `nil` if there is one.
    let error: String?

    init(_ outcome: PreviewOutcome, error: String?) {
        preview = outcome.preview
        configuration = outcome.configuration.name
        self.error = error
    }
}

/// The files that `film` writes.
struct FilmFileOptions: ParsableArguments {
    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The folder for the films", valueName: "folder"),
        completion: .directory)
    var output: PathArgument

    @Option(help: ArgumentHelp("File formats; comma-separated", valueName: "formats"))
    var format: Choices<FilmFormat> = "all"

    @Option(help: ArgumentHelp("The duration in seconds, at most 60", valueName: "seconds"))
    var duration: FilmDuration = 2

    @Option(help: ArgumentHelp("The frames per second, at most 60", valueName: "rate"))
    var fps: FrameRate = 30

    @Option(help: "Pixels per point in animated PNG files and film strips (default: 1)")
    var scale: PixelScale?

    var settings: FilmSettings {
        FilmSettings(duration: duration.seconds, framesPerSecond: fps.framesPerSecond)
    }
}

extension FilmFormat: OptionChoice {
    static var optionKind: String { "format" }
}
