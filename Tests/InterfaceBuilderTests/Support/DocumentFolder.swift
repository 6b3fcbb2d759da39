import Foundation

@testable import InterfaceBuilder

/// A folder of documents that code can refer to during a test.
@MainActor struct DocumentFolder {
    /// The text between the objects of two scenes in a storyboard.
    static let nextScene = "</objects></scene><scene><objects>"

    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    /// Runs `work` with these files, whose names may include a folder. A storyboard's text contains
    /// the objects of its scenes; a xib's, its top-level objects.
    static func with<Result>(
        _ files: [String: String], _ work: () throws -> Result
    ) throws -> Result {
        let folder = try DocumentFolder()
        for (name, objects) in files { try folder.write(objects, to: name) }
        DocumentFolders.main.add(folder.url)
        defer {
            DocumentFolders.main.forgetAll()
            try? FileManager.default.removeItem(at: folder.url)
        }
        return try work()
    }

    private func write(_ objects: String, to name: String) throws {
        let file = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        let kind = name.hasSuffix(".xib") ? "XIB" : "Storyboard.XIB"
        let body =
            name.hasSuffix(".xib")
            ? "<objects>\(objects)</objects>"
            : "<scenes><scene><objects>\(objects)</objects></scene></scenes>"
        try """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(kind)" \
        initialViewController="first">\(body)</document>
        """.write(to: file, atomically: true, encoding: .utf8)
    }
}
