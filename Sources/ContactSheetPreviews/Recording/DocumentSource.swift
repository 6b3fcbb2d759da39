import Foundation
import InterfaceBuilder

/// The document and the scene that a preview shows.
public struct DocumentSource: Sendable {
    /// The path relative to the current directory if the document is in it, or otherwise the
    /// absolute path.
    public let path: String
    public let document: Document
    public let scene: Scene
    public let surroundings: SceneSurroundings

    init(_ scene: Scene, of document: Document, at url: URL) {
        path = url.pathForMessages
        self.document = document
        self.scene = scene
        surroundings = document.surroundings(of: scene)
    }
}
