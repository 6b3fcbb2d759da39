import ContactSheetDiagnostics
import InterfaceBuilder

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
    /// No constraint of the selection has the object ID.
    case noConstraint(String, known: [String])
    /// An option requires another number of selected views.
    case viewCount(String, least: Int, most: Int)
    /// The selected views of an option are in several scenes.
    case severalScenes(String)
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
                + Self.question(near)
        case .severalViews(let name, let ids):
            "several views are named “\(name)” — use one of: \(ids.joined(separator: ", "))"
        case .rootView(let name):
            "“\(name)” is a root view, which constraints don't position — specify a view inside it"
        case .noConstraint(let id, let known):
            "no constraint has the object ID “\(id)”"
                + Self.question(SimilarNames.of(id, among: known))
        case .viewCount(let option, let least, let most):
            "\(option) requires \(Self.count(least, most)) — specify "
                + (least == 1 && most != 2 ? "it" : "them") + " with --view"
        case .severalScenes(let option):
            "\(option) requires views of one scene — specify other views with --view"
        }
    }

    private static func count(_ least: Int, _ most: Int) -> String {
        switch (least, most) {
        case (1, .max): "a view"
        case (1, 1): "one view"
        case (2, 2): "two views"
        case (_, .max): "at least \(least) views"
        default: "\(least) or \(most) views"
        }
    }

    private static func question(_ names: [String]) -> String {
        names.isEmpty ? "" : " — did you mean \(quoted(names))?"
    }

    private static func quoted(_ names: [String]) -> String {
        SimilarNames.list(names.map { "“\($0)”" })
    }
}
