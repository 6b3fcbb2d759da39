import ArgumentParser
import AtomicFiles
import Foundation
import Previews

struct RenderCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render", abstract: "Renders previews in every configuration to files.")

    @OptionGroup var input: InputOptions
    @OptionGroup var selection: SelectionOptions
    @OptionGroup var interaction: InteractionOptions
    @OptionGroup var diagnostics: DiagnosticOptions

    @Option(name: .shortAndLong, help: "The folder for the rendered files and manifest.json")
    var output: PathArgument

    @Option(
        help: "File formats: svg, png, pdf, or txt (the display list); comma-separated")
    var format = "svg,png"

    @Option(help: "Pixels per point in PNG files (default: the device's scale)")
    var scale: Double?

    @MainActor mutating func run() async throws {
        let formats = try formats()
        if let scale, !(scale > 0 && scale <= 16) {
            throw UsageError.unknown(
                kind: "scale", value: "\(scale)", known: ["a number greater than 0 and at most 16"])
        }
        let configurations = try selection.configurations()
        let previews = try interaction.perform(on: input.previews(selection))
        let folder = try OutputFolder(output.path, generated: ["manifest.json"])
        let run = PreviewRun(previews: previews.chosen, configurations: configurations)
        let progress = Progress(total: run.count)
        let manifest = try Manifest(in: folder)
        let scale = self.scale
        var failures = FailureList()
        try await run { outcome in
            let entry = try RenderCommand.write(
                outcome, formats: formats, scale: scale, to: folder)
            return (entry: entry, file: outcome.file)
        } finish: { written in
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

    private func formats() throws(UsageError) -> [ImageFormat] {
        let names = format.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        let formats = names.compactMap(ImageFormat.init(rawValue:))
        guard !formats.isEmpty, formats.count == names.count else {
            throw .unknown(
                kind: "format", value: format, known: ImageFormat.allCases.map(\.rawValue))
        }
        return formats
    }

    private static func write(
        _ outcome: PreviewOutcome, formats: [ImageFormat], scale: Double?, to folder: OutputFolder
    ) throws(FileError) -> Manifest.Entry {
        var files: [String: String] = [:]
        do {
            let recording = try outcome.recording.get()
            for format in formats {
                let path = "\(outcome.name).\(format.rawValue)"
                try folder.write(try recording.paint(format, scale: scale), to: path)
                files[format.rawValue] = path
            }
        } catch let error as FileError {
            throw error
        } catch {
            return Manifest.Entry(outcome, files: files, error: "\(error)")
        }
        return Manifest.Entry(outcome, files: files)
    }

    @MainActor private func report(_ manifest: Manifest) throws {
        Report.diagnostics(of: manifest, diagnostics)
        let failed = manifest.failures
        let rendered = manifest.count - failed
        Console.print(
            "\(rendered) snapshot\(rendered == 1 ? "" : "s") in \(output.path)"
                + (failed == 0 ? "" : ", \(failed) failed"))
        if failed > 0 { throw ExitCode.couldNotRun }
    }
}
