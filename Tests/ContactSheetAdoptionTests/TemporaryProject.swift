import Foundation
import XcodeProjects

@testable import ContactSheetAdoption

/// A folder with files, which is removed at the end.
final class TemporaryProject {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        .standardizedFileURL

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Writes files by their paths.
    init(_ files: [String: String] = [:]) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (path, text) in files { try write(path, text) }
    }

    func write(_ path: String, _ text: String) throws {
        let url = folder.appending(path: path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    func text(_ path: String) -> String? {
        try? String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }

    /// The paths of all files.
    func paths(in path: String = "") throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.appending(path: path).path)
            .filter { self.path($0, in: path) }.sorted()
    }

    private func path(_ name: String, in path: String) -> Bool {
        ProjectFile(at: folder.appending(path: path).appending(path: name)) != .folder
    }

    /// Returns the project of a package with targets, whose files are in `Sources`.
    ///
    /// - Parameter manifest: The declarations of the targets.
    func project(
        _ manifest: String, target: String? = nil, reserved: Set<String> = []
    ) throws -> AdoptedProject {
        try write("Package.swift", manifest)
        return try AdoptedProject(
            try ProjectContents(at: folder.appending(path: "Package.swift")), target: target,
            reserved: reserved)
    }
}
