import ContactSheetPreviews

/// The scenes of a run's documents, with which references of removed scenes are detected.
struct DocumentScenes {
    /// The filenames of the documents, by the folder of their references.
    private var files: [String: Set<String>] = [:]
    /// The previews of the scenes, before any steps are performed.
    private var previews: Set<String> = []

    init(_ all: [Preview]) {
        for scene in all.compactMap(\.documentScene) {
            files[scene.folder, default: []].insert(scene.fileName)
            previews.insert(scene.preview)
        }
    }

    /// Whether a reference belongs to a scene that was removed from one of the documents.
    ///
    /// A document's references are in folders `<document>/<scene>`, or one level deeper if steps
    /// were performed. Their metadata names the document, because other documents and previews in
    /// code may have references in the same folders.
    ///
    /// - Parameters:
    ///   - preview: The name of the reference's preview.
    ///   - read: Reads the reference; called only if its folder is a document's.
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
