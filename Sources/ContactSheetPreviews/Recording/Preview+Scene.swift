import Foundation
import InterfaceBuilder
import Synchronization
import UIKit

extension Preview {
    /// Creates a preview of a scene of a storyboard, or of a view of a xib, in its containers and
    /// with the classes that the app has registered with `DocumentClasses`.
    ///
    /// - Parameters:
    ///   - url: The document. Storyboards that it refers to are searched for in its folder.
    ///   - scene: The scene's name, storyboard identifier, or object ID, or `nil` for the initial
    ///     scene.
    public init(
        _ name: String, document url: URL, scene: String? = nil, note: String? = nil,
        in configurations: [Configuration]? = nil
    ) {
        let reader = SceneLoader(url, scene: scene)
        self.init(name, note: note, in: configurations) { () throws -> UIViewController in
            let found = try reader.scene()
            return found.source.document.makeViewController(
                for: found.source.scene, in: found.library)
        }
        sourceReader = { try? reader.scene().source }
    }
}

/// Reads a scene's document and the documents that it refers to on first use.
private final class SceneLoader: Sendable {
    private let url: URL
    private let name: String?
    private let known = Mutex<FoundScene?>(nil)

    struct FoundScene: Sendable {
        let source: DocumentSource
        let library: DocumentLibrary
    }

    init(_ url: URL, scene name: String?) {
        self.url = url
        self.name = name
    }

    func scene() throws -> FoundScene {
        try known.withLock { known in
            if let known { return known }
            let document = try Document(contentsOf: url)
            guard let scene = document.scene(named: name) else {
                throw SceneError(
                    name: name, file: document.fileName, known: document.scenes.map(\.name))
            }
            let found = FoundScene(
                source: DocumentSource(scene, of: document, at: url),
                library: DocumentLibrary([document] + document.neighbors()))
            known = found
            return found
        }
    }
}

/// The error for a preview of a scene that its document doesn't have.
struct SceneError: Error, CustomStringConvertible {
    let name: String?
    let file: String
    let known: [String]

    var description: String {
        let scene = name.map { "scene \($0)" } ?? "initial scene"
        return "\(file) has no \(scene) — use one of: \(known.joined(separator: ", "))"
    }
}
