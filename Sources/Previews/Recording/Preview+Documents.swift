import Foundation
import InterfaceBuilder

/// The previews of documents, and the documents of searched folders that could not be read.
public struct DocumentPreviews: Sendable {
    public var previews: [Preview] = []
    public var unreadable: [DocumentError] = []

    /// Reads the documents at `paths`: files, or folders searched for documents.
    ///
    /// A preview is called after its document, by its path inside the folder where a folder was
    /// given, and after its scene where the document has several. References lead to the
    /// storyboards that were read, and to those beside a file that was named. A file that was named
    /// and cannot be read is an error; so is a folder in which nothing can be read.
    public init(at paths: [String]) throws(DocumentError) {
        var found: [Found] = []
        var known: Set<URL> = []
        for path in paths {
            for url in try Document.find(in: [path]) where known.insert(url).inserted {
                if let one = try read(url, foundAt: path) { found.append(one) }
            }
        }
        if found.isEmpty, let first = unreadable.first { throw first }
        let named = found.filter { $0.folders == nil }.map(\.document)
        let library = DocumentLibrary(found.map(\.document) + named.flatMap { $0.neighbours() })
        for document in found { add(document, in: library) }
        if previews.isEmpty, let first = unreadable.first { throw first }
    }

    private struct Found {
        let document: Document
        let url: URL
        /// Between a searched folder and the document; nil for a file that was named.
        let folders: [String]?
    }

    private mutating func read(_ url: URL, foundAt path: String) throws(DocumentError) -> Found? {
        let parts = DocumentPreviews.folders(of: url, below: path)
        guard let folders = parts else {
            return Found(document: try Document(contentsOf: url), url: url, folders: nil)
        }
        // Folders such as .build hold copies that nobody asked for.
        guard !folders.contains(where: { $0.hasPrefix(".") }) else { return nil }
        do throws(DocumentError) {
            return Found(document: try Document(contentsOf: url), url: url, folders: folders)
        } catch {
            unreadable.append(error)
            return nil
        }
    }

    /// The folders between a searched folder and a document in it; nil for a file that was named.
    private static func folders(of url: URL, below path: String) -> [String]? {
        let root = URL(fileURLWithPath: path).standardizedFileURL.pathComponents
        let parts = url.standardizedFileURL.pathComponents
        return parts.count > root.count ? Array(parts[root.count...].dropLast()) : nil
    }

    private mutating func add(_ found: Found, in library: DocumentLibrary) {
        let document = found.document
        let scenes = document.scenes.filter(\.hasPicture)
        let name = ((found.folders ?? []) + [document.name]).joined(separator: "/")
        for scene in scenes {
            var preview = Preview(scenes.count > 1 ? "\(name)/\(scene.name)" : name) {
                document.makeViewController(for: scene, in: library)
            }
            let source = DocumentSource(scene, of: document, at: found.url)
            preview.sourceReader = { source }
            previews.append(preview)
        }
    }
}
