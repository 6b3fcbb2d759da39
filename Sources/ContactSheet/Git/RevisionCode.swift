import AtomicFiles
import Foundation

/// The code whose previews two revisions have: that of a project, or of the package of this executable.
@MainActor enum RevisionCode {
    case project(String, ProjectOptions)
    /// The previews are those of this executable.
    case package(PackageBuild, CommandInput)

    /// Creates the code that the arguments of a command name, or `nil` if they are documents.
    init?(_ inputs: [String], _ options: ProjectOptions) throws {
        guard CommandInput.current.readsDocuments else {
            if let input = inputs.first { throw UsageError.inputNotRead(input) }
            self = .package(try PackageBuild(folder: options.package?.path), .current)
            return
        }
        guard let project = inputs.first(where: OpenedProject.isProject) else { return nil }
        guard inputs.count == 1 else { throw ProjectError.severalInputs(project) }
        self = .project(project, options)
    }

    /// The path of the project, or of the package's folder.
    var path: String {
        switch self {
        case .project(let path, _): path
        case .package(let build, _): build.folder.path
        }
    }

    /// Whether changes can affect what the previews show.
    func isAffected(by trees: RevisionTrees) throws -> Bool {
        guard !trees.changed.isEmpty else { return false }
        guard case .project(_, let options) = self else { return true }
        return try [trees.old, trees.new].contains { tree in
            guard let path = try trees.path(of: path, in: tree),
                let files = try? ApplicationFiles(ofProjectAt: path, target: options.target)
                // The application is built to find out why the project can't be read.
            else { return true }
            return trees.changed.contains { files.contain(tree + "/" + $0) }
        }
    }

    /// Builds the code in a tree.
    ///
    /// - Returns: The previews, or `nil` if there is no such project or package.
    func input(in tree: String, of trees: RevisionTrees) async throws -> CommandInput? {
        guard let path = try trees.path(of: path, in: tree) else { return nil }
        let isEarlier = tree == trees.old
        do {
            switch self {
            case .project(let original, let options):
                if !trees.isWorkingTree(tree) {
                    try Self.linkDependencies(of: original, to: path)
                }
                return try await OpenedProject(path, options, reports: !isEarlier).input()
            case .package(let build, let own):
                guard !trees.isWorkingTree(tree) else { return own }
                let build = build.moved(to: path, scratch: tree + ".build")
                let errors = await build.run()
                guard errors.isEmpty else { throw ProjectError.notBuilt(errors) }
                return try await CommandInput(listedBy: WorkerExecutable(url: build.executable))
            }
        } catch {
            throw ProjectError.revisionNotBuilt(isEarlier: isEarlier, "\(error)")
        }
    }

    /// Makes the packages next to a project, which Git usually ignores, available to another version of it.
    private static func linkDependencies(of project: String, to other: String) throws {
        let folders = [project, other].map {
            URL(fileURLWithPath: $0).standardizedFileURL.deletingLastPathComponent()
        }
        for name in ["Pods", "Carthage", "SourcePackages", ".build/checkouts"] {
            let source = folders[0].appending(path: name)
            let link = folders[1].appending(path: name)
            guard FileManager.default.fileExists(atPath: source.path),
                !FileManager.default.fileExists(atPath: link.path)
            else { continue }
            try Folder.create(link.deletingLastPathComponent().path)
            // A link to a folder that was removed.
            unlink(link.path)
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: source)
        }
    }
}
