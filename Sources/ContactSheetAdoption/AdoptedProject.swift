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

    /// Reads a project or workspace.
    ///
    /// - Parameter target: The target's name, or `nil` for the only application.
    init(at url: URL, target name: String?) throws {
        input = url.standardizedFileURL
        let targets = try Self.targets(at: input)
        application = try Self.application(of: targets, named: name, input)
        add(application, among: targets)
        guard modules.last?.files.isEmpty == false else {
            throw AdoptionError.noSources(target: application.name)
        }
        let known = Set(modules.map(\.name))
        foreignProducts = Set(foreignProducts).subtracting(known).sorted()
    }

    private static func targets(at url: URL) throws -> [XcodeTarget] {
        switch url.pathExtension {
        case "xcodeproj": return try XcodeProject(at: url).targets
        case "xcworkspace":
            // Projects of package managers may be missing.
            return try XcodeWorkspace(at: url).projects.compactMap { try? XcodeProject(at: $0) }
                .flatMap(\.targets)
        case _ where url.lastPathComponent == "Package.swift":
            return try SwiftPackage(at: url.deletingLastPathComponent()).targets
        default: throw AdoptionError.notAProject(url.path)
        }
    }

    private static func application(
        of targets: [XcodeTarget], named name: String?, _ input: URL
    ) throws -> XcodeTarget {
        if let name {
            guard let target = targets.first(where: { $0.name == name }) else {
                throw AdoptionError.noTarget(name, known: targets.map(\.name))
            }
            return target
        }
        let applications = targets.filter { target in
            target.product == .application
                && target.sources.contains { $0.pathExtension == "swift" }
        }
        guard let first = applications.first else {
            // A package can consist of a library with previews.
            if targets.count == 1, let only = targets.first { return only }
            throw AdoptionError.noApplication(input.lastPathComponent)
        }
        // Of several applications, the one with the project's name is the main one.
        let title = input.deletingPathExtension().lastPathComponent
        guard applications.count > 1 else { return first }
        guard let main = applications.first(where: { $0.name == title }) else {
            throw AdoptionError.severalTargets(applications.map(\.name))
        }
        return main
    }

    /// Adds a target after the targets that it depends on or whose modules it imports.
    private mutating func add(_ target: XcodeTarget, among targets: [XcodeTarget]) {
        var module = AdoptedModule(target)
        guard !modules.contains(where: { $0.name == module.name }) else { return }
        let imports = module.importedModules
        let libraries = targets.filter { other in
            [.framework, .staticLibrary].contains(other.product) && other.name != target.name
                && (imports.contains(other.moduleName) || target.dependencies.contains(other.name))
        }
        let known = AppleModules.names.union(libraries.map(\.moduleName))
        let local = imports.subtracting(known).subtracting([module.name]).sorted()
            .compactMap { LocalLibrary.target(of: $0, near: input) }
        for library in libraries + local { add(library, among: targets) }
        module.dependencies = (libraries + local).map(\.moduleName)
        modules.append(module)
        resources += target.resources.filter { !resources.contains($0) }
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
