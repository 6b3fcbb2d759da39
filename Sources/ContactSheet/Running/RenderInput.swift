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
    /// The documents that are left out.
    var excluded: [PathPattern] = []
    var fonts: [String] = []
    var assets: [String] = []
    /// Whether scenes in no container have the bars of their simulated metrics.
    var simulatesBars = false
    /// What screens show of the status bar, or `nil` for what the previews choose.
    var statusBar: StatusBarContent?
    /// Whether the area around views that aren't whole screens is transparent.
    var isTransparent = false
    /// Whether screens are as high as the content of their main scroll view requires.
    var showsFullContent = false
    /// The steps that are performed on each screen.
    var steps: [Interaction] = []
    /// The name of the steps, which is appended to the previews' names.
    var stepsName: String?
}

extension RenderInput {
    /// Creates the previews, and makes the resources available to them.
    ///
    /// - Parameter report: Gets notes, warnings, and errors about files.
    /// - Returns: The previews, and why documents or scenes are missing.
    /// - Throws: `UsageError` for resources that can't be read, or `DocumentError`.
    @MainActor func load(
        report: (String) -> Void = { _ in }
    ) throws -> (previews: [Preview], errors: [String]) {
        let command = CommandInput.current
        if let resources = command.resources { AssetLibrary.main.add(resources) }
        try FontOptions.register(fonts, report: report)
        try registerAssets()
        guard command.readsDocuments else {
            return (command.previews.compactMap { prepared($0, report) }, [])
        }
        let found = try DocumentPreviews(
            at: documents, excluding: excluded, simulatesBars: simulatesBars)
        Self.notes(about: found).forEach(report)
        if found.previews.isEmpty, found.excludedCount > 0, found.unreadable.isEmpty {
            throw UsageError.allExcluded(by: "--exclude leaves out all documents")
        }
        let errors =
            found.unreadable.map { "error: \($0)" } + found.conflicts.map { "error: \($0)" }
        errors.forEach(report)
        let previews = found.previews.compactMap { prepared($0, report) }
        if previews.isEmpty, !found.previews.isEmpty, errors.isEmpty {
            throw UsageError.allExcluded(by: "notes in the documents leave out all screens")
        }
        return (previews, errors)
    }

    private static func notes(about found: DocumentPreviews) -> [String] {
        var lines = found.damagedFiles.map { "warning: \($0)" }
        let others = found.otherPlatforms.compactMap(\.otherPlatform)
        if !others.isEmpty {
            let shown = others.prefix(5).joined(separator: ", ")
            let rest = others.count > 5 ? ", and \(others.count - 5) more" : ""
            let count = others.count == 1 ? "1 document" : "\(others.count) documents"
            lines.append("note: left out \(count) for other platforms: \(shown)\(rest)")
        }
        return lines
    }

    @MainActor private func registerAssets() throws(UsageError) {
        for path in assets {
            guard AssetLibrary.main.add(URL(fileURLWithPath: path, isDirectory: true)) else {
                throw UsageError.assetsNotRead(path)
            }
        }
    }

    /// Returns the preview as its notes and the options determine it, or `nil` if the notes exclude it.
    private func prepared(_ preview: Preview, _ report: (String) -> Void) -> Preview? {
        let notes = NoteDirectives(preview)
        for error in notes.errors { report("warning: \(error)") }
        guard !notes.isExcluded else { return nil }
        var preview = notes.applied(to: preview)
        if let statusBar { preview = preview.statusBar(statusBar) }
        if isTransparent { preview = preview.transparent() }
        if showsFullContent { preview = preview.fullContent() }
        return performed(preview)
    }

    /// Returns a preview after the steps. It has its own name, so that no image or reference of the original
    /// screen is replaced.
    func performed(_ preview: Preview) -> Preview {
        guard let stepsName else { return preview }
        return preview.performing(steps, named: "\(preview.name)/\(stepsName)")
    }
}
