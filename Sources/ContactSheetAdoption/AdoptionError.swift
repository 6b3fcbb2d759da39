/// Why a project can't be adopted at all.
enum AdoptionError: Error, Hashable, CustomStringConvertible {
    case notAProject(String)
    case noApplication(String, known: [String])
    case noCheckouts(String)
    case noFixtures(String)
    case noTarget(String, known: [String])
    case severalTargets([String])
    case noSources(target: String)
    case notBuilt(String)
    case notDownloaded(String)
    case packageNotFound(String)
    /// A command that can't adopt a project.
    case notForProjects(command: String)

    var description: String {
        switch self {
        case .notAProject(let path):
            "\(path) isn't an Xcode project, workspace, or Swift package"
        case .noApplication(let path, let known):
            known.isEmpty
                ? "\(path) has no targets"
                : "\(path) has no application target — choose another one with --target: "
                    + known.joined(separator: ", ")
        case .noCheckouts(let path): "there is no folder \(path) with packages"
        case .noFixtures(let path): "there is no folder \(path) with recorded responses"
        case .noTarget(let name, let known):
            "there is no target “\(name)” — the targets are \(known.joined(separator: ", "))"
        case .severalTargets(let names):
            "there are several applications — choose one with --target: "
                + names.joined(separator: ", ")
        case .noSources(let target):
            "the target “\(target)” has no Swift files, storyboards, or xibs"
        case .notBuilt(let reason): "the package can't be built: \(reason)"
        case .notDownloaded(let reason):
            "the project's packages can't be downloaded: \(reason) — name a folder that contains them "
                + "with --checkouts"
        case .notForProjects(let command):
            "\(command) doesn't accept Xcode projects — specify documents (.storyboard, .xib)"
        case .packageNotFound(let reason):
            "the package Contactsheet isn't found: \(reason) — name its folder with --package"
        }
    }
}
