import Foundation
import XcodeProjects

/// The application of a project, with the modules that it consists of.
struct AdoptedProject {
    /// The file or folder that was named.
    let input: URL
    let application: XcodeTarget
    /// The modules, those first on which others depend.
    var modules: [AdoptedModule] = []
    /// The files and folders of the application's bundle.
    var resources: [URL] = []
    var missingFiles: [URL] = []
    /// The packages and frameworks of others, which aren't available.
    var foreignProducts: [String] = []
    /// Whether the project depends on packages by their addresses.
    let canDownload: Bool

    /// Finds the application and its modules.
    ///
    /// - Parameter target: The target's name, or `nil` for the only application.
    init(_ contents: ProjectContents, target name: String?) throws {
        input = contents.input
        canDownload = !contents.remotePackages.isEmpty
        let choice = try TargetChoice(contents.targets, named: name, input)
        application = choice.application
        for library in choice.others { add(library, among: choice.targets) }
        add(application, among: choice.targets)
        guard modules.last?.files.isEmpty == false || resources.contains(where: \.isDocument) else {
            throw AdoptionError.noSources(target: application.name)
        }
        let known = Set(modules.map(\.name))
        foreignProducts = Set(foreignProducts).filter { product in
            let targets = contents.products[product] ?? [product]
            // The products of CocoaPods combine those of all pods.
            return !known.isSuperset(of: targets.map(\.moduleName))
                && !product.hasPrefix("Pods_") && !product.hasPrefix("libPods")
        }.sorted()
    }

    /// Adds a target after the targets that it depends on or whose modules it imports.
    private mutating func add(_ target: XcodeTarget, among targets: [XcodeTarget]) {
        var module = AdoptedModule(target)
        guard !modules.contains(where: { $0.name == module.name }) else { return }
        let imports = module.importedModules
        let libraries = targets.filter { other in
            other.isLibrary && other.name != target.name
                && (imports.contains(other.moduleName) || target.dependencies.contains(other.name))
        }
        let known = AppleModules.names.union(libraries.map(\.moduleName))
        let local = imports.subtracting(known).subtracting([module.name]).sorted()
            .compactMap { LocalLibrary.target(of: $0, near: input) }
        for library in libraries + local { add(library, among: targets) }
        module.dependencies = (libraries + local).map(\.moduleName)
        modules.append(module)
        resources += (target.resources + target.models).filter { !resources.contains($0) }
        missingFiles += target.missingFiles
        foreignProducts += target.packageProducts
    }
}

extension AdoptedModule {
    /// The names after `import` in the files.
    var importedModules: Set<String> {
        var names: Set<String> = []
        for file in files {
            for match in file.text.matches(of: /(?m)^[ \t]*(?:@\w+[ \t]+)?import[ \t]+(\w+)/) {
                names.insert(String(match.1))
            }
        }
        return names
    }
}
