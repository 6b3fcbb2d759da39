import Foundation
import InterfaceBuilder
import InterfaceEditing

/// The document and the scene that a preview shows.
public struct DocumentSource: Sendable {
    /// The path relative to the current directory if the document is in it, or otherwise the
    /// absolute path.
    public let path: String
    public let document: Document
    public let scene: Scene
    public let surroundings: SceneSurroundings
    /// The screens on which the document's app runs, or `nil` for previews in code, which choose
    /// their own.
    public let requirements: DocumentRequirements?

    package init(
        _ scene: Scene, of document: Document, at url: URL,
        requirements: DocumentRequirements? = nil
    ) {
        path = url.pathForMessages
        self.document = document
        self.scene = scene
        self.requirements = requirements
        surroundings = document.surroundings(of: scene)
    }
}
