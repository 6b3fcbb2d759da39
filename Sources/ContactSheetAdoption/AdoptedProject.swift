import Foundation
import SourceRewriting
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
    var unusableFiles: [UnusableFile] = []
    /// The packages and frameworks of others, which aren't available.
    var foreignProducts: [String] = []
    /// Whether the project depends on packages by their addresses.
    let canDownload: Bool
    /// The name of the application's module.
    let name: ModuleName

    /// Finds the application and its modules.
    ///
    /// - Parameters:
    ///   - target: The target's name, or `nil` for the only application.
    ///   - reserved: The names of modules that the project's can't have.
    ///   - check: Finds files that end the parser, or `nil` if they end this process.
    init(
        _ contents: ProjectContents, target: String?, reserved: Set<String> = [],
        check: SourceCheck? = nil
    ) throws {
        input = contents.input
        canDownload = !contents.remotePackages.isEmpty
        let choice = try TargetChoice(contents.targets, named: target, input)
        application = choice.application
        name = try application.moduleName
        var collector = ModuleCollector(choice.targets, near: input, reserved, check)
        for target in choice.others + [application] { try collector.add(target) }
        modules = collector.modules
        addScreens(of: collector.targets)
        var known: Set<URL> = []
        for target in collector.targets {
            resources += (target.resources + target.models).filter { known.insert($0).inserted }
            unusableFiles += target.missingFiles.map(UnusableFile.init(missing:))
            unusableFiles += target.specialFiles.map(UnusableFile.init(special:))
            foreignProducts += target.packageProducts
        }
        unusableFiles += modules.flatMap(\.unusableFiles)
        guard modules.last?.files.isEmpty == false || resources.contains(where: \.isDocument) else {
            throw AdoptionError.noSources(target: application.name)
        }
        let available = Set(modules.map { Optional($0.name) })
        foreignProducts = Set(foreignProducts + collector.unavailable).filter { product in
            // The products of CocoaPods combine those of all pods.
            !available.isSuperset(of: contents.modules(of: product))
                && !product.hasPrefix("Pods_") && !product.hasPrefix("libPods")
        }.sorted()
    }

    /// Adds the lists of the view controllers that exist in code only.
    private mutating func addScreens(of targets: [XcodeTarget]) {
        let classes = targets.flatMap(\.resources).filter { $0.pathExtension == "storyboard" }
            .reduce(into: Set<String>()) {
                $0.formUnion(SceneClasses.controllers(inDocumentAt: $1))
            }
        var importable = AppleModules.names
        var types: [ModuleName: DeclaredTypes] = [:]
        for (number, module) in modules.enumerated() {
            let own = DeclaredTypes(of: module.sources(importable: importable))
            importable.insert(module.name.text)
            types[module.name] = own
            modules[number].addScreens(
                CodeScreens(
                    of: own, dependencies: module.dependencies.compactMap { types[$0] },
                    documentClasses: classes))
        }
    }
}
