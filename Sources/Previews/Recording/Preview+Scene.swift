import Foundation
import InterfaceBuilder
import Synchronization
import UIKit

extension Preview {
    /// A scene of a storyboard, or a view of a xib, with the classes that the application has
    /// registered with `DocumentClasses`; in its containers, as it is on the screen.
    ///
    /// - Parameters:
    ///   - url: the document. Storyboards that it refers to are looked for in its folder.
    ///   - scene: the scene's name, storyboard identifier or object id; the initial scene for nil.
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

/// Reads a scene's document, with what it refers to, at first use.
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

/// A preview names a scene that its document doesn't have.
struct SceneError: Error, CustomStringConvertible {
    let name: String?
    let file: String
    let known: [String]

    var description: String {
        let scene = name.map { "scene \($0)" } ?? "initial scene"
        return "\(file) has no \(scene) — use one of: \(known.joined(separator: ", "))"
    }
}
