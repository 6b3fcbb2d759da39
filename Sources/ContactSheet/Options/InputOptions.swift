import ArgumentParser
import Foundation
import Previews

/// What to photograph: documents, or nothing where the previews stand in code.
struct InputOptions: ParsableArguments {
    @Argument(help: "Documents (.storyboard, .xib) or folders of them.")
    var input: [PathArgument] = []

    @Option(
        help: ArgumentHelp(
            "A folder with asset catalogues or image files, or a catalogue; may be repeated.",
            valueName: "dir"))
    var assets: [PathArgument] = []

    @OptionGroup var fonts: FontOptions
}

/// The previews of a run, and all those among which they were chosen.
struct ChosenPreviews {
    var chosen: [Preview]
    /// All previews, whatever the filters.
    var all: [Preview]
    /// Whether the folder of references belongs to these previews alone.
    var ownsFolder: Bool
    /// Whether documents of a searched folder could not be read and were passed over.
    var isPartial: Bool

    /// Ends a command that has done all it could.
    func finish() throws {
        if isPartial { throw ExitCode.couldNotRun }
    }
}

extension InputOptions {
    /// Reads the documents and applies the filters; the names are valid, different, never none.
    @MainActor func previews(_ selection: SelectionOptions) throws -> ChosenPreviews {
        try fonts.register()
        let sheet = Sheet.current
        if let resources = sheet.resources { AssetLibrary.main.add(resources) }
        for path in assets.map(\.path) {
            guard AssetLibrary.main.add(URL(fileURLWithPath: path, isDirectory: true)) else {
                throw UsageError.assetsNotRead(path)
            }
        }
        var all = sheet.previews
        var isPartial = false
        if sheet.readsDocuments {
            guard !input.isEmpty else { throw UsageError.noInput }
            let documents = try DocumentPreviews(at: input.map(\.path))
            for error in documents.unreadable { Console.error("error: \(error)") }
            isPartial = !documents.unreadable.isEmpty
            all = documents.previews
        } else if let path = input.first {
            throw UsageError.inputNotRead(path.path)
        }
        guard !all.isEmpty else { throw UsageError.noScreen }
        try check(all.map(\.name))
        let chosen = all.filter { selection.admits($0.name) }
        guard !chosen.isEmpty else {
            let filters = [selection.scene, selection.grep].compactMap { $0 }
            throw UsageError.noPreview(filter: filters.joined(separator: " "))
        }
        return ChosenPreviews(
            chosen: chosen, all: all, ownsFolder: !sheet.readsDocuments,
            isPartial: isPartial)
    }

    private func check(_ names: [String]) throws(UsageError) {
        var known: Set<String> = []
        for name in names {
            if let fault = PreviewName.fault(of: name) { throw .badName(name, fault: fault) }
            guard known.insert(name).inserted else { throw .duplicateName(name) }
        }
    }
}

extension SelectionOptions {
    /// Whether a preview's name passes `--grep` and `--scene`.
    func admits(_ name: String) -> Bool {
        let words = (grep ?? "").split(separator: " ")
        let hasWords = words.allSatisfy { name.localizedCaseInsensitiveContains($0) }
        let isScene = scene.map { name == $0 || name.hasSuffix("/" + $0) } ?? true
        return hasWords && isScene
    }
}
