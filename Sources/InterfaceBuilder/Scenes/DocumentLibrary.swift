/// The storyboards to whose scenes references may lead, by name.
public struct DocumentLibrary: Sendable {
    private var storyboards: [String: Document] = [:]

    /// Of documents of the same name the first counts.
    public init(_ documents: [Document] = []) {
        for document in documents where document.isStoryboard {
            let name = document.fileName.split(separator: ".").dropLast().joined(separator: ".")
            if storyboards[name] == nil { storyboards[name] = document }
        }
    }

    func storyboard(named name: String) -> Document? { storyboards[name] }
}

extension Document {
    /// The names of the storyboards to which references lead, sorted, each once.
    public var referencedStoryboards: [String] {
        Set(graph.references.values.compactMap { $0["storyboardName"] }).sorted()
    }
}
