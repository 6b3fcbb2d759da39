import ContactSheetSnapshots
import Foundation

/// The sources of previews in code, which are built again when they are saved.
@MainActor enum WatchedCode {
    /// Those of this executable.
    case package(PackageBuild)
    /// An Xcode project, and the references in it.
    case project(path: String, ProjectOptions, references: SnapshotStore)

    /// The folder that contains all sources.
    var folder: String {
        switch self {
        case .package(let build): build.folder.path
        case .project(let path, _, _):
            URL(fileURLWithPath: path).standardizedFileURL.deletingLastPathComponent().path
        }
    }

    func isAffected(by paths: Set<String>) -> Bool {
        switch self {
        case .package(let build): return build.isAffected(by: paths)
        case .project(_, _, let references):
            let sources = paths.filter { !references.owns($0) }
            return !ChangedFiles(sources).isEmpty
                || sources.contains { path in
                    [".swift", ".xcconfig"].contains { path.hasSuffix($0) }
                }
        }
    }

    /// Builds the executable, and makes the command use its previews.
    ///
    /// - Returns: The errors, or none if the build succeeded.
    func build() async -> [String] {
        do {
            switch self {
            case .package(let build):
                let errors = await build.run()
                guard errors.isEmpty else { return errors }
                CommandInput.current = try await CommandInput(
                    listedBy: WorkerExecutable(url: build.executable))
            case .project(let path, let options, _):
                CommandInput.current = try await OpenedProject(path, options).input()
                CommandInput.current.project?.unlock()
            }
            return []
        } catch {
            return ["\(error)"]
        }
    }
}
