import Escaping
import XcodeProjects

/// Why a project can't be adopted at all.
enum AdoptionError: Error, Hashable, CustomStringConvertible {
    case notAProject(String)
    case otherFolder(String)
    case otherFile(String)
    case damagedMarker(String)
    /// A path that leads out of the package. No name of a project becomes one.
    case outside(String)
    case sameFileName(module: ModuleName, [String])
    case reservedName(project: String, target: String, ModuleName)
    case tooManyModules(Int)
    case tooManyResources(String)
    case noApplication(String, known: [String])
    case noTarget(String, known: [String])
    case severalTargets([String])
    case noSources(target: String)
    case notBuilt(String)
    case notDownloaded(String)
    case packageNotFound(String)

    var description: String { text.onSafeLines }

    private var text: String {
        switch self {
        case .otherFolder(let path):
            "\(path) isn't empty, and wasn't written by contactsheet adopt — choose another folder with "
                + "--output"
        case .otherFile(let path):
            "\(path) wasn't written by contactsheet adopt — move it, or choose another folder with "
                + "--output"
        case .damagedMarker(let path):
            "\(path) is damaged, so the files of earlier adoptions aren't known — choose another folder "
                + "with --output, or remove this one"
        case .outside(let path): "\(path) isn't a path in the package"
        case .sameFileName(let module, let paths):
            "the module \(module) has two files with the same name: "
                + paths.map(\.onOneLine).joined(separator: " and ") + " — rename one of them"
        case .reservedName(let project, let target, let name):
            "\(project): the target “\(target.onOneLine)” has the module name “\(name)”, which is that of "
                + "a module of Swift or Contactsheet — change its PRODUCT_MODULE_NAME"
        case .tooManyModules(let limit): "the application consists of more than \(limit) modules"
        case .tooManyResources(let path):
            "the resources of the application are more than 100,000 files or 4 GB: \(path.onOneLine)"
        case .notAProject(let path):
            "\(path) isn't an Xcode project, workspace, or Swift package"
        case .noApplication(let path, let known):
            known.isEmpty
                ? "\(path) has no targets"
                : "\(path) has no application target — choose another one with --target: "
                    + Self.list(known)
        case .noTarget(let name, let known):
            "there is no target “\(name)” — the targets are \(Self.list(known))"
        case .severalTargets(let names):
            "there are several applications — choose one with --target: "
                + Self.list(names)
        case .noSources(let target):
            "the target “\(target)” has no Swift files, storyboards, or xibs"
        case .notBuilt(let reason): "the package can't be built: \(reason)"
        case .notDownloaded(let reason):
            "the project's packages can't be downloaded: \(reason) — name a folder that contains them "
                + "with --checkouts"
        case .packageNotFound(let reason):
            "the package Contactsheet isn't found: \(reason) — name its folder with --package"
        }
    }

    private static func list(_ names: [String]) -> String {
        names.map(\.onOneLine).joined(separator: ", ")
    }
}
