import ContactSheetDiagnostics

/// An error that prevents a fix. Its `description` is a single line.
public enum FixError: Error, Sendable, Hashable {
    case document(DocumentError)
    /// The document only uses autoresizing masks.
    case noAutoLayout(file: String)
    case noScene(String, known: [String])
    /// No view has the name; `near` are similar names.
    case noView(String, near: [String])
    case severalViews(String, ids: [String])
    /// The view is a root view, whose frame constraints don't determine.
    case rootView(String)
}

extension FixError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .document(let error): error.description
        case .noAutoLayout(let file):
            "\(file): the document doesn't use Auto Layout — turn it on in Xcode's File inspector"
        case .noScene(let name, let known):
            "no scene is named “\(name)” — use one of: \(known.joined(separator: ", "))"
        case .noView(let name, let near):
            "no view has the object ID, label, text, or title “\(name)”"
                + (near.isEmpty ? "" : " — did you mean \(Self.quoted(near))?")
        case .severalViews(let name, let ids):
            "several views are named “\(name)” — use one of: \(ids.joined(separator: ", "))"
        case .rootView(let name):
            "“\(name)” is a root view, which constraints don't position — specify a view inside it"
        }
    }

    private static func quoted(_ names: [String]) -> String {
        SimilarNames.list(names.map { "“\($0)”" })
    }
}
