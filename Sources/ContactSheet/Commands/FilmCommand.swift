import ArgumentParser
import AtomicFiles
import ContactSheetPreviews
import Foundation

struct FilmCommand: AsyncParsableCommand {
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
    @OptionGroup var input: InputOptions
    @OptionGroup var selection: SelectionOptions
    @OptionGroup(title: "Step Options") var interaction: InteractionOptions
    @OptionGroup(title: "Settings Options") var settings: SettingsOptions

    @MainActor mutating func run() async throws {
        let configurations = try selection.filmConfigurations()
        let previews = try interaction.perform(on: input.previews(selection))
        let folder = try OutputFolder(files.output.path)
        var films = PreviewRun(previews: previews.chosen, configurations: configurations)
        films.film = files.settings
        // The frames of one film take much memory.
        films.inFlight = 1
        let isIsolated = CommandInput.current.isIsolated
        var run = WorkerRun(films, processes: isIsolated ? nil : 1)
        run.limit += ProcessLimits.secondsPerFrame * Double(files.settings.frameCount)
        let progress = Progress(total: run.count)
        var failures = FailureList()
        var count = 0
        let files = files
        try await run { outcome in
            try await Self.write(outcome, files, to: folder)
        } finish: { film in
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

    @MainActor private static func write(
        _ outcome: PreviewOutcome, _ files: FilmFileOptions, to folder: OutputFolder
    ) throws -> WrittenFilm {
        do {
            guard let film = try outcome.recording.get().film else {
                return WrittenFilm(outcome, error: "not a film")
            }
            for format in files.format.values {
                try folder.write(
                    try film.paint(format, scale: files.scale?.pixelsPerPoint ?? 1),
                    to: "\(outcome.id.path).\(format.suffix)")
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
private struct WrittenFilm: Codable, Sendable {
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
