import Foundation
import SourceRewriting
import XcodeProjects

/// Collects the modules that an application consists of, those first on which others depend.
struct ModuleCollector {
    private(set) var modules: [AdoptedModule] = []
    /// The targets of the modules.
    private(set) var targets: [XcodeTarget] = []
    /// The libraries that can't be modules of the package.
    private(set) var unavailable: [String] = []
    private let libraries: [(target: XcodeTarget, module: ModuleName)]
    private let input: URL
    private let reserved: Set<String>
    private let check: SourceCheck?
    /// The modules that are complete, or that the current one is a dependency of.
    private var visited: Set<ModuleName> = []

    /// The largest number of modules.
    private static let limit = 1_000

    /// - Parameters:
    ///   - targets: All targets of the project.
    ///   - input: The project, next to which other libraries are found.
    ///   - reserved: The names of modules that can't be collected.
    ///   - check: Finds files that end the parser, or `nil` if they end this process.
    init(
        _ targets: [XcodeTarget], near input: URL, _ reserved: Set<String>, _ check: SourceCheck?
    ) {
        // What has no valid name can't be imported.
        libraries = targets.filter(\.isLibrary).compactMap { target in
            (try? target.moduleName).map { (target, $0) }
        }
        self.input = input
        self.reserved = reserved
        self.check = check
    }

    /// Adds a target after the targets that it depends on or whose modules it imports.
    ///
    /// - Throws: An error if it can't be a module of the package.
    mutating func add(_ target: XcodeTarget) throws {
        let name = try target.moduleName
        guard !reserved.contains(name.text) else {
            throw AdoptionError.reservedName(
                project: target.file.lastPathComponent, target: target.name, name)
        }
        try add(target, name, try AdoptedModule(target, check: check))
    }

    private mutating func add(
        _ target: XcodeTarget, _ name: ModuleName, _ module: AdoptedModule
    ) throws {
        try target.check()
        guard visited.insert(name).inserted else { return }
        guard visited.count <= Self.limit else { throw AdoptionError.tooManyModules(Self.limit) }
        var module = module
        var dependencies: [ModuleName] = []
        for library in libraries(of: module, target) where !dependencies.contains(library.module) {
            try addLibrary(library.target, library.module)
            dependencies.append(library.module)
        }
        // Of modules that import each other, the first one is built without the last one.
        let complete = Set(modules.map(\.name))
        module.dependencies = dependencies.filter(complete.contains)
        modules.append(module)
        targets.append(target)
    }

    private mutating func addLibrary(_ target: XcodeTarget, _ name: ModuleName) throws {
        guard !visited.contains(name) else { return }
        guard !reserved.contains(name.text) else {
            unavailable.append(target.name)
            return
        }
        do {
            try add(target, name, try AdoptedModule(target, check: check))
        } catch AdoptionError.sameFileName where !libraries.contains(where: { $0.module == name }) {
            // Not the files of one module, but of a folder with its name.
            unavailable.append(target.name)
        }
    }

    /// Returns the libraries of the project that a target depends on or whose modules it imports, and
    /// those next to the project whose modules it imports.
    private func libraries(
        of module: AdoptedModule, _ target: XcodeTarget
    ) -> [(target: XcodeTarget, module: ModuleName)] {
        let imports = module.importedModules
        let own = libraries.filter { library in
            library.module != module.name
                && (imports.contains(library.module.text)
                    || target.dependencies.contains(library.target.name))
        }
        let known = AppleModules.names.union(own.map(\.module.text)).union(reserved)
        let local = imports.subtracting(known).sorted().compactMap(ModuleName.init)
            .filter { $0 != module.name }
            .compactMap { name in
                LocalLibrary.target(of: name, near: input).map { (target: $0, module: name) }
            }
        return own + local
    }
}
