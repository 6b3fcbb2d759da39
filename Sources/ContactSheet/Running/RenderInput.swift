import ArgumentParser
import ContactSheetPreviews
import Foundation
import InterfaceBuilder
import UIKit

/// What the previews of a command are made of: with the same input, every process creates the same
/// previews. Previews in code are those of the executable.
struct RenderInput: Codable, Sendable, Hashable {
    /// The paths of documents, and of folders of documents.
    var documents: [String] = []
    var fonts: [String] = []
    var assets: [String] = []
    /// Whether scenes in no container have the bars of their simulated metrics.
    var simulatesBars = false
    /// What screens show of the status bar, or `nil` for what the previews choose.
    var statusBar: StatusBarContent?
    /// Whether the area around views that aren't whole screens is transparent.
    var isTransparent = false
    /// The steps that are performed on each screen.
    var steps: [Interaction] = []
    /// The name of the steps, which is appended to the previews' names.
    var stepsName: String?
}

/// The previews of an input.
struct LoadedPreviews {
    var previews: [Preview] = []
    /// Why documents or scenes are missing.
    var errors: [String] = []
    /// Messages about font files.
    var warnings: [String] = []
}

extension RenderInput {
    /// Creates the previews, and makes the resources available to them.
    ///
    /// - Throws: `UsageError` for resources that can't be read, or `DocumentError`.
    @MainActor func load() throws -> LoadedPreviews {
        let command = CommandInput.current
        if let resources = command.resources { AssetLibrary.main.add(resources) }
        var loaded = LoadedPreviews(previews: command.previews)
        loaded.warnings = try FontOptions.register(fonts)
        try registerAssets()
        if command.readsDocuments {
            let found = try DocumentPreviews(at: documents, simulatesBars: simulatesBars)
            loaded.previews = found.previews
            loaded.errors =
                found.unreadable.map { "error: \($0)" } + found.conflicts.map { "error: \($0)" }
        }
        loaded.previews = loaded.previews.map(prepared)
        return loaded
    }

    @MainActor private func registerAssets() throws(UsageError) {
        for path in assets {
            guard AssetLibrary.main.add(URL(fileURLWithPath: path, isDirectory: true)) else {
                throw UsageError.assetsNotRead(path)
            }
        }
    }

    private func prepared(_ preview: Preview) -> Preview {
        var preview = preview
        if let statusBar { preview = preview.statusBar(statusBar) }
        if isTransparent { preview = preview.transparent() }
        return performed(preview)
    }

    /// Returns a preview after the steps. It has its own name, so that no image or reference of the original
    /// screen is replaced.
    func performed(_ preview: Preview) -> Preview {
        guard let stepsName else { return preview }
        return preview.performing(steps, named: "\(preview.name)/\(stepsName)")
    }
}
