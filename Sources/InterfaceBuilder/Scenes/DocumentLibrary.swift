/// The storyboards whose scenes can be referenced, by name.
public struct DocumentLibrary: Sendable {
    private var storyboards: [String: Document] = [:]

    /// Creates a library. If documents have the same name, the first counts.
    public init(_ documents: [Document] = []) {
        for document in documents where document.isStoryboard {
            let name = document.fileName.split(separator: ".").dropLast().joined(separator: ".")
            if storyboards[name] == nil { storyboards[name] = document }
        }
    }

    func storyboard(named name: String) -> Document? { storyboards[name] }
}

extension Document {
    /// Returns the referenced storyboards that are in the document's own folder and can be read,
    /// sorted by name.
    public func neighbors() -> [Document] {
        guard let folder = url?.deletingLastPathComponent() else { return [] }
        let names = Set(graph.references.values.compactMap { $0["storyboardName"] }).sorted()
        return names.filter { !$0.contains("/") }.compactMap { name in
            try? Document(contentsOf: folder.appendingPathComponent(name + ".storyboard"))
        }
    }

    /// Returns the scene with this name, storyboard identifier, or object ID. For `nil`, it returns
    /// the initial scene or otherwise the first that is rendered.
    public func scene(named name: String?) -> Scene? {
        guard let name else {
            return scenes.first { $0.id == graph.initial } ?? scenes.first(where: \.hasPicture)
        }
        return scenes.first { $0.name == name } ?? scenes.first { $0.storyboardIdentifier == name }
            ?? scenes.first { $0.id == name }
    }
}
