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
        let run = PreviewRun(previews: previews.chosen, configurations: configurations)
        let progress = Progress(total: run.count)
        var failures = FailureList()
        var count = 0
        for (preview, configurations) in run.schedule {
            for configuration in configurations {
                do {
                    try write(preview, configuration, to: folder)
                    count += 1
                } catch let error as FileError {
                    throw error
                } catch {
                    failures.add(
                        preview: preview.name, configuration: configuration.name,
                        error: "\(error)")
                }
                progress.advance()
            }
        }
        progress.finish()
        failures.lines.forEach(Console.error)
        Console.print("\(count) film\(count == 1 ? "" : "s") in \(files.output.path)")
        if !failures.lines.isEmpty { throw ExitCode.couldNotRun }
        try previews.finish()
    }

    @MainActor private func write(
        _ preview: Preview, _ configuration: Configuration, to folder: OutputFolder
    ) throws {
        let film = try preview.film(configuration, files.settings)
        for format in files.format.values {
            try folder.write(
                try film.paint(format, scale: files.scale?.pixelsPerPoint ?? 1),
                to: "\(preview.name)/\(configuration.name).\(format.suffix)")
        }
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
