import Previews

/// The scenes of the documents of a run, by which references of removed scenes are found.
struct DocumentScenes {
    /// The names of the documents' files, by the folder of their references.
    private var files: [String: Set<String>] = [:]
    /// The previews of the scenes, before any steps are performed.
    private var previews: Set<String> = []

    init(_ all: [Preview]) {
        for scene in all.compactMap(\.documentScene) {
            files[scene.folder, default: []].insert(scene.fileName)
            previews.insert(scene.preview)
        }
    }

    /// A Boolean value that indicates whether a reference belongs to a scene that one of the
    /// documents no longer has.
    ///
    /// A document's references are in folders `<document>/<scene>`, or one deeper if steps were
    /// performed. Their metadata names the document, because other documents and previews in code
    /// may have references in the same folders.
    ///
    /// - Parameters:
    ///   - preview: the name of the reference's preview.
    ///   - read: reads the reference; called only if its folder is a document's.
    func includeRemovedScene(of preview: String, read: () -> ReferenceFile?) -> Bool {
        let parts = preview.split(separator: "/")
        return parts.indices.contains { count in
            let folder = parts[..<count].joined(separator: "/")
            guard let files = files[folder],
                !previews.contains(parts[...count].joined(separator: "/"))
            else { return false }
            return read()?.metadata?.document.map(files.contains) ?? false
        }
    }
}
