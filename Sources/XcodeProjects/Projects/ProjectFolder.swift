import Foundation

/// The project in a folder.
public enum ProjectFolder {
    /// Returns the workspace, project, or package in a folder, or `nil` if it contains none. A workspace comes
    /// before projects, and these before packages.
    ///
    /// - Throws: ``XcodeProjectError`` if there are several.
    public static func project(in folder: URL) throws(XcodeProjectError) -> URL? {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for ending in [".xcworkspace", ".xcodeproj"] {
            let found = names.filter { $0.hasSuffix(ending) }.sorted()
            if found.count > 1 { throw .severalProjects(folder.path, found) }
            if let name = found.first { return folder.appending(path: name) }
        }
        if let name = XcodeGenProject.fileNames.first(where: names.contains) {
            return folder.appending(path: name)
        }
        if names.contains("Project.swift") { throw .tuist(folder.path) }
        return names.contains("Package.swift") ? folder.appending(path: "Package.swift") : nil
    }
}
