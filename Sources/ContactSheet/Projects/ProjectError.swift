import Escaping

/// Why the screens of a project can't be rendered.
enum ProjectError: Error, Hashable, CustomStringConvertible {
    case noAdoptionTool(command: String)
    case adoptionEnded(status: Int32)
    case notAdopted(String)
    /// A project isn't the only argument.
    case severalInputs(String)
    case noCheckouts(String)
    case noFixtures(String)
    case notAnApplication(String)
    case noDocuments(String)
    /// The application can't list its previews.
    case notListed(String)
    /// The errors of a build.
    case notBuilt([String])
    /// The application of one of two revisions can't be built.
    case revisionNotBuilt(isEarlier: Bool, String)

    var description: String {
        switch self {
        case .noAdoptionTool(let command):
            "projects are adopted by contactsheet-adopt, which isn't next to this executable or in PATH"
                + " — build it in the checkout of Contactsheet with: \(command)"
        case .adoptionEnded(let status): "contactsheet-adopt ended with status \(status)"
        case .notAdopted(let reason): reason
        case .severalInputs(let path):
            "\(path): a project must be the only argument — run the command for each input"
        case .noCheckouts(let path): "there is no folder \(path) with packages"
        case .noFixtures(let path): "there is no folder \(path) with recorded responses"
        case .notAnApplication(let path):
            "\(path) isn't an application that contactsheet adopt wrote — specify the project"
        case .noDocuments(let path): "\(path): the project has no .storyboard or .xib files"
        case .notBuilt(let errors):
            (errors.first ?? "").prefix { $0 != "\n" }
                + (errors.count > 1 ? ", and \(errors.count - 1) more errors" : "")
        case .revisionNotBuilt(let isEarlier, let reason):
            "the \(isEarlier ? "earlier" : "later") revision: \(reason)"
        case .notListed(let reason): "the application's previews can't be listed: \(reason)"
        }
    }
}
