import Foundation
import XMLReading

/// The projects of a workspace.
public struct XcodeWorkspace: Sendable {
    public let projects: [URL]

    /// Reads a workspace.
    ///
    /// - Throws: ``XcodeProjectError`` if it can't be read.
    public init(at url: URL) throws(XcodeProjectError) {
        let file = url.appending(path: "contents.xcworkspacedata")
        guard let data = ProjectFile.data(at: file) else { throw .notFound(url.path) }
        guard let tree = try? XMLTree(data, XMLOptions()),
            tree.elements.first?.name == "Workspace"
        else {
            throw XcodeProjectError(file, data, reason: "invalid XML")
        }
        var found: [URL] = []
        Self.collect(0, tree, url.deletingLastPathComponent(), &found)
        var known: Set<URL> = []
        projects = found.filter { known.insert($0).inserted }
    }

    private static func collect(_ index: Int, _ tree: XMLTree, _ folder: URL, _ found: inout [URL])
    {
        let element = tree.elements[index]
        var folder = folder
        if let location = element["location"],
            let colon = location.firstIndex(of: ":")
        {
            let path = String(location[location.index(after: colon)...])
            let isAbsolute = location.hasPrefix("absolute:")
            let place = isAbsolute ? URL(fileURLWithPath: path) : folder.appending(path: path)
            if element.name == "FileRef", place.pathExtension == "xcodeproj" {
                found.append(place.standardizedFileURL)
            } else if element.name == "Group" {
                folder = place
            }
        }
        for child in tree.children(of: index) { collect(child, tree, folder, &found) }
    }
}
