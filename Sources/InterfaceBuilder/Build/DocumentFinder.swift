import AtomicFiles
import Foundation

extension Document {
    /// Returns the documents at `paths`, which name files or folders to search, sorted and without
    /// duplicates. Folders whose names begin with a period are skipped.
    public static func find(in paths: [String]) throws(DocumentError) -> [URL] {
        var found: Set<String> = []
        for path in paths { found.formUnion(try files(at: path)) }
        return found.sorted().map { URL(fileURLWithPath: $0) }
    }

    private static func files(at path: String) throws(DocumentError) -> [String] {
        let url = URL(fileURLWithPath: path).standardizedFileURL
        var isFolder: ObjCBool = false
        // Foundation treats an empty path, such as a shell's unset variable, as the current
        // directory.
        guard !path.isEmpty,
            FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
        else {
            throw path.isRepaired ? .nameNotUTF8(path: path) : .notFound(path: path)
        }
        guard isFolder.boolValue else {
            guard isDocument(path) else { throw .notADocument(path: path) }
            return [url.path]
        }
        guard let files = Folder.files(below: url.path, skipsHidden: true) else {
            throw .unreadable(file: path)
        }
        let names = files.filter(isDocument)
        guard !names.isEmpty else { throw .noDocuments(folder: path) }
        return names.map { url.appendingPathComponent($0).path }
    }

    private static func isDocument(_ path: String) -> Bool {
        ["storyboard", "xib"].contains((path as NSString).pathExtension.lowercased())
    }
}

extension String {
    /// Whether the text contains the character with which Swift replaces bytes that aren't valid
    /// UTF-8.
    var isRepaired: Bool { unicodeScalars.contains("\u{FFFD}") }
}
