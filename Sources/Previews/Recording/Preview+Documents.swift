import Foundation
import InterfaceBuilder

/// The previews of documents, and the documents of searched folders that could not be read.
public struct DocumentPreviews: Sendable {
    public var previews: [Preview] = []
    public var unreadable: [DocumentError] = []

    /// Reads the documents at `paths`: files, or folders searched for documents.
    ///
    /// A preview is called after its document, by its path inside the folder where a folder was
    /// given, and after its scene where the document has several. A file that was named and
    /// cannot be read is an error; so is a folder in which nothing can be read.
    public init(at paths: [String]) throws(DocumentError) {
        var known: Set<URL> = []
        for path in paths {
            for url in try Document.find(in: [path]) where known.insert(url).inserted {
                try read(url, foundAt: path)
            }
        }
        if previews.isEmpty, let first = unreadable.first { throw first }
    }

    private mutating func read(_ url: URL, foundAt path: String) throws(DocumentError) {
        let parts = DocumentPreviews.folders(of: url, below: path)
        guard let folders = parts else {
            add(try Document(contentsOf: url), at: url, folders: [])
            return
        }
        // Folders such as .build hold copies that nobody asked for.
        guard !folders.contains(where: { $0.hasPrefix(".") }) else { return }
        do throws(DocumentError) {
            add(try Document(contentsOf: url), at: url, folders: folders)
        } catch {
            unreadable.append(error)
        }
    }

    /// The folders between a searched folder and a document in it; nil for a file that was named.
    private static func folders(of url: URL, below path: String) -> [String]? {
        let root = URL(fileURLWithPath: path).standardizedFileURL.pathComponents
        let parts = url.standardizedFileURL.pathComponents
        return parts.count > root.count ? Array(parts[root.count...].dropLast()) : nil
    }

    private mutating func add(_ document: Document, at url: URL, folders: [String]) {
        let scenes = document.scenes.filter(\.hasPicture)
        let name = (folders + [document.name]).joined(separator: "/")
        for scene in scenes {
            var preview = Preview(scenes.count > 1 ? "\(name)/\(scene.name)" : name) {
                document.makeViewController(for: scene)
            }
            preview.source = DocumentSource(scene, of: document, at: url)
            previews.append(preview)
        }
    }
}
