import ContactSheetDevices
import Foundation
import InterfaceBuilder
import InterfaceEditing
import Synchronization
import UIKit

/// What is known of a preview without its code. A process selects the previews of another one by their
/// descriptions, and names them in its messages.
package struct PreviewDescription: Codable, Sendable {
    private let name: String
    private let note: String?
    private let configurations: [Configuration]?
    private let references: [Configuration]?
    private let orientation: Orientation?
    private let film: FilmSettings?
    private let statusBar: StatusBarContent
    private let fileID: String
    private let line: Int
    private let scene: DescribedScene?
    private let documentScene: DocumentScene?

    package init(_ preview: Preview) {
        name = preview.name
        note = preview.note
        configurations = preview.configurations
        references = preview.references
        orientation = preview.orientation
        film = preview.filmSettings
        statusBar = preview.statusBar
        (fileID, line) = preview.declaration
        scene = preview.source.map(DescribedScene.init)
        documentScene = preview.documentScene
    }

    /// Returns the previews, which can be recorded by the other process only.
    package static func previews(_ descriptions: [PreviewDescription]) -> [Preview] {
        let documents = DescribedDocuments()
        return descriptions.map { $0.preview(documents) }
    }

    private func preview(_ documents: DescribedDocuments) -> Preview {
        var preview = Preview(name, note: note, in: configurations, fileID: fileID, line: line) {
            () throws -> UIViewController in throw PreviewError.noWindow
        }
        if let references { preview = preview.references(in: references) }
        if let film { preview = preview.filmed(film) }
        preview = preview.statusBar(statusBar)
        preview.orientation = orientation
        preview.documentScene = documentScene
        if let scene { preview.sourceReader = { documents.source(of: scene) } }
        return preview
    }
}

/// The scene of a document.
private struct DescribedScene: Codable, Sendable {
    let path: String
    let id: String
    /// Whether the document's app determines the devices.
    let hasRequirements: Bool

    init(_ source: DocumentSource) {
        path = source.path
        id = source.scene.id
        hasRequirements = source.requirements != nil
    }
}

/// The documents of described scenes, each of which is read once, when it is needed.
private final class DescribedDocuments: Sendable {
    private struct Known {
        let document: Document
        lazy var requirements = document.requirements()
    }

    private let known = Mutex<[String: Known?]>([:])

    /// Returns the scene, or `nil` if its document can't be read now.
    func source(of scene: DescribedScene) -> DocumentSource? {
        let url = URL(fileURLWithPath: scene.path)
        return known.withLock { known in
            var found =
                known[scene.path] ?? (try? Document(contentsOf: url)).map { Known(document: $0) }
            defer { known[scene.path] = .some(found) }
            guard let document = found?.document,
                let design = document.scenes.first(where: { $0.id == scene.id })
            else { return nil }
            return DocumentSource(
                design, of: document, at: url,
                requirements: scene.hasRequirements ? found?.requirements : nil)
        }
    }
}
