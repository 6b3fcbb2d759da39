import Foundation

/// A temporary folder `A.xcassets` with files, which is removed with the value.
final class CatalogFolder {
    private let parent: URL
    let url: URL

    /// Creates the folder with the files that have a text.
    init(_ files: [String: String?]) throws {
        parent = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        url = parent.appendingPathComponent("A.xcassets", isDirectory: true)
        for case (let path, let text?) in files {
            let file = url.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }

    deinit {
        try? FileManager.default.removeItem(at: parent)
    }
}
