import Foundation
import SourceRewriting
import XcodeProjects

/// The adoption of a project: its sources are rewritten and built, and what doesn't compile is left out.
struct Adoption {
    private(set) var project: AdoptedProject
    private let folder: URL
    private let build: AdoptionBuild
    private(set) var rounds = 0
    private let progress = AdoptionProgress()
    /// The folder with recorded responses, or `nil` if there is none.
    private let networkFixtures: URL?

    /// The number of builds after which files with errors are left out, and after which the adoption
    /// fails.
    private static let carefulRounds = 12
    private static let maximumRounds = 16

    init(
        _ project: AdoptedProject, into folder: URL, package: String?, networkFixtures: URL? = nil
    ) throws {
        self.project = project
        self.networkFixtures = networkFixtures
        self.folder = folder.standardizedFileURL
        build = try AdoptionBuild(package: package)
    }

    var package: AdoptedPackage {
        AdoptedPackage(
            folder: folder, project: project, contactsheet: build.contactsheet,
            networkFixtures: networkFixtures)
    }

    var executable: URL { build.executable(package.product) }

    /// Writes and builds the package, as often as parts have to be left out.
    mutating func run() async throws -> AdoptionReport {
        try AppBundleWriter(bundle: package.bundle, project: project).write()
        while true {
            rounds += 1
            let modules = rewrite()
            noteClasses(modules)
            let isFirst = !FileManager.default.fileExists(atPath: executable.path)
            progress.begin(
                project.application.name, files: project.modules.map(\.files.count).reduce(0, +),
                round: rounds, isFirst: isFirst)
            try package.write(modules)
            switch try await build.run(package, progress) {
            case .success: return AdoptionReport(project, modules, rounds: rounds)
            case .errors(let errors):
                guard rounds < Self.maximumRounds, leaveOut(errors) else {
                    let files = errors.keys.sorted().joined(separator: ", ")
                    throw AdoptionError.notBuilt("errors in \(files)")
                }
            case .failure(let reason): throw AdoptionError.notBuilt(reason)
            }
        }
    }

    private func rewrite() -> [RewrittenModule] {
        let own = Set(project.modules.map(\.name))
        var done: [RewrittenModule] = []
        for module in project.modules {
            let sources = ModuleSources(
                name: module.name,
                files: module.files.map { SourceText(path: $0.url.path, text: $0.text) },
                conditions: Set(module.conditions),
                importableModules: AppleModules.names.union(own))
            done.append(ModuleRewriter(sources, dependencies: done.map(\.index)).rewrite())
        }
        return done
    }

    /// Keeps the classes of the originals, for the report.
    private mutating func noteClasses(_ modules: [RewrittenModule]) {
        for (module, rewritten) in modules.enumerated() {
            for (file, text) in rewritten.files.enumerated()
            where project.modules[module].files[file].classes == nil {
                project.modules[module].files[file].classes = text.classes.map(\.name)
            }
        }
    }

    // MARK: Leaving out

    /// Leaves out the code of errors. Returns whether anything was left out.
    private mutating func leaveOut(_ errors: [String: [CompilerError]]) -> Bool {
        var hasChanged = false
        for module in project.modules.indices {
            let sources = folder.appending(path: "Sources/\(project.modules[module].name)")
            if relax(module, errors, sources) {
                hasChanged = true
                continue
            }
            for file in project.modules[module].files.indices {
                let source = project.modules[module].files[file]
                guard let found = errors[source.url.path] else {
                    let written = sources.appending(path: source.url.lastPathComponent).path
                    // Errors in the declarations at the end of a file.
                    if let found = errors[written] {
                        leaveOutFile(module, file, found)
                        hasChanged = true
                    }
                    continue
                }
                hasChanged = leaveOut(found, module, file) || hasChanged
            }
        }
        return hasChanged
    }

    /// Uses the lenient rules of the language if a module has errors. Returns whether it did.
    private mutating func relax(
        _ module: Int, _ errors: [String: [CompilerError]], _ sources: URL
    ) -> Bool {
        let hasErrors = project.modules[module].files.contains { file in
            errors[file.url.path] != nil
                || errors[sources.appending(path: file.url.lastPathComponent).path] != nil
        }
        return hasErrors && project.modules[module].language.relax()
    }

    private mutating func leaveOut(
        _ errors: [CompilerError], _ module: Int, _ file: Int
    ) -> Bool {
        let source = project.modules[module].files[file]
        guard !source.isLeftOut else { return false }
        let omitter = CodeOmitter(SourceText(path: source.url.path, text: source.text))
        let (text, omitted) = omitter.omitting(errors)
        guard rounds < Self.carefulRounds, text != source.text else {
            leaveOutFile(module, file, errors)
            return true
        }
        project.modules[module].files[file].leaveOut(omitted, text: text)
        return true
    }

    private mutating func leaveOutFile(_ module: Int, _ file: Int, _ errors: [CompilerError]) {
        project.modules[module].files[file].leaveOut(
            line: errors.first?.line ?? 1, reason: errors.first?.message ?? "")
    }
}
