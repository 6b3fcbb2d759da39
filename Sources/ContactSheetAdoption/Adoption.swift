import Escaping
import Foundation
import SourceRewriting
import XcodeProjects

/// The adoption of a project: its sources are rewritten and built, and what doesn't compile is left out.
struct Adoption {
    private(set) var project: AdoptedProject
    let folder: PackageFolder
    private let bundle: AppBundle
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
        _ project: AdoptedProject, into folder: PackageFolder, _ build: AdoptionBuild,
        networkFixtures: URL? = nil
    ) throws {
        self.project = project
        self.networkFixtures = networkFixtures
        self.folder = folder
        self.build = build
        bundle = try AppBundle(project, executable: AdoptedPackage.product(of: project))
        self.project.unusableFiles += bundle.contents.unusable
    }

    var package: AdoptedPackage {
        AdoptedPackage(
            folder: folder, project: project, contactsheet: build.contactsheet,
            networkFixtures: networkFixtures)
    }

    /// The executable, in the application's bundle.
    var executable: URL { folder.url.appending(path: bundle.executablePath) }

    /// Writes and builds the package, as often as parts have to be left out.
    mutating func run() async throws -> AdoptionReport {
        try folder.claim(package.paths + bundle.paths + [Self.reportPath])
        try folder.removeOthers()
        try bundle.write(to: folder)
        let report = try await build()
        try folder.save(JSONEncoder.stable().encode(report), to: Self.reportPath)
        return report
    }

    private static let reportPath = "adoption.json"

    private mutating func build() async throws -> AdoptionReport {
        while true {
            rounds += 1
            let modules = withLargeStack { rewrite() }
            noteClasses(modules)
            let isFirst = !FileManager.default.fileExists(atPath: executable.path)
            progress.begin(
                project.application.name, files: project.modules.map(\.ownFileCount).reduce(0, +),
                round: rounds, isFirst: isFirst)
            try package.write(modules)
            switch try await build.run(package, progress, copyingTo: bundle.executablePath) {
            case .success: return AdoptionReport(project, modules, rounds: rounds)
            case .errors(let errors):
                guard rounds < Self.maximumRounds, withLargeStack({ leaveOut(errors) }) else {
                    let files = errors.keys.sorted().joined(separator: ", ")
                    throw AdoptionError.notBuilt("errors in \(files)")
                }
            case .failure(let reason): throw AdoptionError.notBuilt(reason)
            }
        }
    }

    private func rewrite() -> [RewrittenModule] {
        // Those on which a module depends are complete.
        var importable = AppleModules.names
        var done: [RewrittenModule] = []
        for module in project.modules {
            let sources = module.sources(importable: importable)
            importable.insert(module.name.text)
            done.append(ModuleRewriter(sources, dependencies: done.map(\.index)).rewrite())
        }
        return done
    }

    /// Keeps the classes and views of the originals, for the report.
    private mutating func noteClasses(_ modules: [RewrittenModule]) {
        for (module, rewritten) in modules.enumerated() {
            for (file, text) in rewritten.files.enumerated()
            where project.modules[module].files[file].classes == nil {
                project.modules[module].files[file].classes = text.classes.map(\.name)
                project.modules[module].files[file].swiftUIViews = text.swiftUIViews
            }
        }
    }

    // MARK: Leaving out

    /// Leaves out the code of errors. Returns whether anything was left out.
    private mutating func leaveOut(_ errors: [String: [CompilerError]]) -> Bool {
        var hasChanged = false
        for module in project.modules.indices {
            if relax(module, errors) {
                hasChanged = true
                continue
            }
            for file in project.modules[module].files.indices {
                let source = project.modules[module].files[file]
                guard let found = errors[SourceText.reportedPath(source.url.path)] else {
                    let written = writtenPath(of: source, in: module)
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
    private mutating func relax(_ module: Int, _ errors: [String: [CompilerError]]) -> Bool {
        let hasErrors = project.modules[module].files.contains { file in
            errors[SourceText.reportedPath(file.url.path)] != nil
                || errors[writtenPath(of: file, in: module)] != nil
        }
        return hasErrors && project.modules[module].language.relax()
    }

    private func writtenPath(of file: AdoptedModule.SourceFile, in module: Int) -> String {
        folder.url.appending(path: project.modules[module].path(of: file)).path
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
