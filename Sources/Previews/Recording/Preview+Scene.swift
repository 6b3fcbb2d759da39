import Foundation
import InterfaceBuilder

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
        let source = DocumentReader(url)
        self.init(name, note: note, in: configurations) { () throws -> UIViewController in
            let (document, library) = try source.documents()
            guard let found = document.scene(named: scene) else {
                throw SceneError(
                    name: scene, file: document.fileName, known: document.scenes.map(\.name))
            }
            return document.makeViewController(for: found, in: library)
        }
    }
}

/// Reads a document with what it refers to at first use.
@MainActor private final class DocumentReader {
    private let url: URL
    private var known: (Document, DocumentLibrary)?

    nonisolated init(_ url: URL) {
        self.url = url
    }

    func documents() throws -> (Document, DocumentLibrary) {
        if let known { return known }
        let document = try Document(contentsOf: url)
        let read = (document, DocumentLibrary([document] + document.neighbours()))
        known = read
        return read
    }
}

/// A preview names a scene that its document doesn't have.
struct SceneError: Error, CustomStringConvertible {
    let name: String?
    let file: String
    let known: [String]

    var description: String {
        let scene = name.map { "scene \($0)" } ?? "initial scene"
        return "\(file) has no \(scene); it has \(known.joined(separator: ", "))"
    }
}
