import Foundation

@testable import InterfaceBuilder

/// A folder of documents for one test, which code can name meanwhile.
@MainActor struct DocumentFolder {
    /// Between the objects of two scenes of a storyboard.
    static let nextScene = "</objects></scene><scene><objects>"

    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    /// Runs with these files, whose names may begin with a folder's; a storyboard holds the
    /// objects of its scenes, a xib its top-level objects.
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
