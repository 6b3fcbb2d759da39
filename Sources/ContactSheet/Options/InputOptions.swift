import ArgumentParser
import ContactSheetPreviews
import Escaping
import Foundation
import InterfaceBuilder

/// The input to render: documents, or nothing if the previews are in code.
struct InputArguments: ParsableArguments {
    @Argument(
        help: "Documents (.storyboard, .xib), folders of documents, or one Xcode project",
        completion: .documents)
    var input: [PathArgument] = []
}

/// The input to render, and how it's read.
struct InputOptions {
    var input: [PathArgument]
    var filter: InputFilterOptions
    var resources: ResourceOptions
    var project: ProjectOptions
}

/// Which documents of folders are read.
struct InputFilterOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Leave out documents whose paths match, such as Pods or 'Old/**/*.xib'; repeatable",
            valueName: "pattern"))
    var exclude: [PathPattern] = []
}

/// The resources that documents name.
struct ResourceOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "An asset catalog, or a folder of asset catalogs or image files; repeatable",
            valueName: "folder"),
        completion: .directory)
    var assets: [PathArgument] = []

    @OptionGroup var fonts: FontOptions

    /// Makes the resources available to documents.
    @MainActor func register() throws {
        try fonts.register()
        for path in assets.map(\.path) {
            guard AssetLibrary.main.add(URL(fileURLWithPath: path, isDirectory: true)) else {
                throw UsageError.assetsNotRead(path)
            }
        }
    }
}

/// How scenes of documents are shown.
struct DocumentOptions: ParsableArguments {
    @Flag(
        help: """
            Show the bars of a document's simulated metrics, which a running app doesn't have
            """)
    var simulatedMetrics = false
}

extension PathPattern: ExpressibleByArgument {
    public init?(argument: String) { self.init(argument) }
}

extension CompletionKind {
    static var documents: CompletionKind { .file(extensions: ["storyboard", "xib"]) }
}

/// The previews of a run, and all previews that they were selected from.
struct ChosenPreviews {
    var chosen: [Preview]
    /// All previews, regardless of filters.
    var all: [Preview]
    /// How other processes create the same previews.
    var input = RenderInput()
    /// Whether the folder of references contains no references of other previews.
    var ownsFolder: Bool
    /// Whether documents in a searched folder couldn't be read, or scenes were skipped.
    var isPartial: Bool
    /// Why documents couldn't be read, or scenes were skipped.
    var errors: [String] = []

    /// Ends a command that has done as much as possible.
    ///
    /// - Throws: `ExitCode.couldNotRun` if the input was incomplete.
    func finish() throws {
        if isPartial { throw ExitCode.couldNotRun }
    }
}

extension InputOptions {
    /// Reads the documents and applies the filters. The resulting names are valid and unique, and
    /// there is at least one preview.
    ///
    /// - Parameters:
    ///   - simulatesBars: Whether scenes in no container have the bars of their simulated metrics.
    ///   - isTransparent: Whether the area around views that aren't whole screens is transparent.
    ///   - reports: Whether messages about documents that can't be read are written.
    @MainActor func previews(
        _ selection: SelectionOptions, simulatesBars: Bool = false, isTransparent: Bool = false,
        reports: Bool = true
    ) throws -> ChosenPreviews {
        let command = CommandInput.current
        if command.readsDocuments {
            guard !input.isEmpty else { throw UsageError.noInput }
        } else if command.project == nil, let path = input.first {
            throw UsageError.inputNotRead(path.path)
        }
        let source = RenderInput(
            documents: input.map(\.path), excluded: filter.exclude,
            fonts: resources.fonts.fonts.map(\.path), assets: resources.assets.map(\.path),
            simulatesBars: simulatesBars, statusBar: selection.appearance.statusBar?.value,
            isTransparent: isTransparent, showsFullContent: selection.appearance.fullContent)
        let (all, errors) = try source.load { line in
            if reports, !CrashRestart.hasHappened { Console.error(line) }
        }
        guard !all.isEmpty else {
            if !errors.isEmpty { throw ExitCode.couldNotRun }
            throw UsageError.noScreen(inDocuments: command.readsDocuments)
        }
        try check(all.map(\.name))
        let chosen = all.filter(selection.admits)
        guard !chosen.isEmpty else {
            throw UsageError.noPreview(
                scene: selection.screens.scene, grep: selection.screens.grep,
                known: all.map(\.name))
        }
        return ChosenPreviews(
            chosen: chosen, all: all, input: source, ownsFolder: !command.readsDocuments,
            isPartial: !errors.isEmpty, errors: errors)
    }

    /// The heading of pages: the name of the document, of the folder, of the folder that contains all inputs, or
    /// of the application whose previews are in code.
    @MainActor var title: String {
        let command = CommandInput.current
        guard command.readsDocuments, !input.isEmpty else { return command.name }
        let urls = input.map { URL(fileURLWithPath: $0.path).standardizedFileURL }
        if urls.count == 1 {
            let isDocument = ["storyboard", "xib"].contains(urls[0].pathExtension)
            return (isDocument ? urls[0].deletingPathExtension() : urls[0]).lastPathComponent
        }
        let common = urls.map { $0.deletingLastPathComponent().pathComponents }.reduce(nil) {
            (common: [String]?, parts) in
            common.map { Array(zip($0, parts).prefix { $0 == $1 }.map(\.0)) } ?? parts
        }
        return common?.last.flatMap { $0 == "/" ? nil : $0 } ?? command.name
    }

    /// Returns the lines about files that are left out.
    private func check(_ names: [String]) throws(UsageError) {
        var known: [String: String] = [:]
        for name in names {
            if let reason = PreviewName.invalidReason(of: name) {
                throw .badName(name, reason: reason)
            }
            if let other = known.updateValue(name, forKey: name.caseFolded) {
                throw .duplicateName(name, like: other)
            }
        }
    }
}

extension SelectionOptions {
    /// Whether a preview matches `--grep` by its name, and `--scene` by its name or its scene's
    /// IDs.
    func admits(_ preview: Preview) -> Bool {
        let found = preview.source?.scene
        let ids = [found?.id, found?.storyboardIdentifier]
        return matchesText(preview.name)
            && (isScene(preview.name) || ids.contains(screens.scene))
    }

    /// Whether a preview's name matches `--grep` and `--scene`.
    func admits(_ name: String) -> Bool { matchesText(name) && isScene(name) }

    private func matchesText(_ name: String) -> Bool {
        (screens.grep ?? "").split(separator: " ").allSatisfy {
            name.localizedCaseInsensitiveContains($0)
        }
    }

    private func isScene(_ name: String) -> Bool {
        screens.scene.map { name == $0 || name.hasSuffix("/" + $0) } ?? true
    }
}
