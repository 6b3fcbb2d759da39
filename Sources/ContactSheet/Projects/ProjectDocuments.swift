import ArgumentParser
import Foundation
import InterfaceBuilder
import XcodeProjects

/// The documents that the argument of a command names: one, or all of a project's targets.
struct ProjectDocuments {
    let paths: [String]
    private let isProject: Bool

    /// - Throws: An error if a project can't be read, or has no documents.
    init(_ argument: PathArgument) throws {
        let path = argument.path
        isProject = OpenedProject.isProject(path) && !AdoptedBundle.isBundle(path)
        guard isProject else {
            paths = [path]
            return
        }
        let files = try Self.targets(at: URL(fileURLWithPath: path)).flatMap(\.resources)
            .filter { ["storyboard", "xib"].contains($0.pathExtension) }
        paths = Set(files.map(\.standardizedFileURL.pathForMessages)).sorted()
        if paths.isEmpty { throw ProjectError.noDocuments(path) }
    }

    /// Returns the targets of a project, a workspace, or a package with its local dependencies.
    static func targets(at url: URL) throws(XcodeProjectError) -> [XcodeTarget] {
        switch url.pathExtension {
        case "xcodeproj": return try XcodeProject(at: url).targets
        case "xcworkspace":
            // Projects of package managers may be missing.
            return try XcodeWorkspace(at: url).projects
                .flatMap { (try? XcodeProject(at: $0))?.targets ?? [] }
        case "yml", "yaml": return try XcodeGenProject(at: url).targets
        default:
            return try SwiftPackage.packages(at: url.deletingLastPathComponent())
                .flatMap(\.targets)
        }
    }

    /// Calls a function for each document. Errors in one document of a project don't end the command, which
    /// fails after the last one.
    @MainActor func forEach(_ body: @MainActor (String) throws -> Void) throws {
        guard isProject else { return try paths.forEach(body) }
        var hasFailed = false
        for path in paths {
            do {
                try body(path)
            } catch {
                hasFailed = true
                let message = "\(error)"
                // Most errors begin with the document's path.
                Console.error(
                    "error: " + (message.hasPrefix(path) ? message : "\(path): \(message)"))
            }
        }
        if hasFailed { throw ExitCode.couldNotRun }
    }
}
