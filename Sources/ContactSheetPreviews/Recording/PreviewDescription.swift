import ContactSheetDevices
import Foundation
import InterfaceBuilder
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
    private let scene: Scene?
    private let documentScene: DocumentScene?

    /// The scene of a document.
    private struct Scene: Codable {
        let path: String
        let id: String
        /// Whether the document's app determines the devices.
        let hasRequirements: Bool
    }

    package init(_ preview: Preview) {
        name = preview.name
        note = preview.note
        configurations = preview.configurations
        references = preview.references
        orientation = preview.orientation
        film = preview.filmSettings
        statusBar = preview.statusBar
        (fileID, line) = preview.declaration
        scene = preview.source.map {
            Scene(path: $0.path, id: $0.scene.id, hasRequirements: $0.requirements != nil)
        }
        documentScene = preview.documentScene
    }

    /// The preview, which can be recorded by the other process only.
    package var preview: Preview {
        var preview = Preview(name, note: note, in: configurations, fileID: fileID, line: line) {
            () throws -> UIViewController in throw PreviewError.noWindow
        }
        if let references { preview = preview.references(in: references) }
        if let film { preview = preview.filmed(film) }
        preview = preview.statusBar(statusBar)
        preview.orientation = orientation
        preview.documentScene = documentScene
        if let scene {
            let reader = SceneLoader(
                URL(fileURLWithPath: scene.path), scene: scene.id,
                readsRequirements: scene.hasRequirements)
            preview.sourceReader = { try? reader.scene().source }
        }
        return preview
    }
}
