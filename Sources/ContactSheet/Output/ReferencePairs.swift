import AtomicFiles
import Foundation

/// The images of two folders that show the same snapshot, by the names of swift-snapshot-testing, such as
/// `ProfileTests/testScreen.1.png`, and of iOSSnapshotTestCase, such as `App.ProfileTests/testScreen@3x.png`.
struct ReferencePairs {
    struct Pair {
        /// The suite and the test, such as "ProfileTests/testScreen.1".
        let name: String
        let expected: URL
        let actual: URL
        /// The number of pixels per point that a filename states.
        let scale: Double?
    }

    let pairs: [Pair]
    /// The paths of images without a partner, from each folder.
    let onlyExpected: [String]
    let onlyActual: [String]

    /// Finds the pairs.
    ///
    /// - Throws: `ReferencePairsError` if a folder can't be read, or if two images have the same name.
    init(_ expected: String, _ actual: String) throws(ReferencePairsError) {
        let old = try ReferenceImages(expected)
        let new = try ReferenceImages(actual)
        let keys = old.files.keys.filter { new.files[$0] != nil }.sorted()
        guard !keys.isEmpty else { throw .noPairs(expected, actual) }
        pairs = keys.compactMap { key in
            guard let first = old.files[key], let second = new.files[key] else { return nil }
            return Pair(
                name: first.name, expected: first.url, actual: second.url,
                scale: first.scale ?? second.scale)
        }
        onlyExpected = old.files.filter { new.files[$0.key] == nil }.map(\.value.path).sorted()
        onlyActual = new.files.filter { old.files[$0.key] == nil }.map(\.value.path).sorted()
    }
}

/// The images in a folder by what they show.
private struct ReferenceImages {
    struct File {
        let name: String
        let path: String
        let url: URL
        let scale: Double?
    }

    private(set) var files: [String: File] = [:]

    init(_ folder: String) throws(ReferencePairsError) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) else {
            throw .notFound(folder)
        }
        guard isFolder.boolValue else { throw .file(folder) }
        guard let paths = Folder.files(below: folder) else { throw .unreadable(folder) }
        for path in paths.sorted() {
            let parts = path.split(separator: "/").map(String.init)
            guard let file = parts.last, !file.hasPrefix("."),
                ComparedFile.extensions.contains((file as NSString).pathExtension.lowercased())
            else { continue }
            let url = URL(fileURLWithPath: folder).appending(path: path)
            let (stem, scale) = Self.stem(of: file)
            let suite = parts.dropLast().last.map {
                $0.split(separator: ".").last.map(String.init) ?? $0
            }
            let name = [suite, stem].compactMap { $0 }.joined(separator: "/")
            let key = "\((suite ?? "").lowercased())/\(Self.key(stem))"
            if let other = files[key] { throw .sameName(other.path, path, in: folder) }
            files[key] = File(name: name, path: path, url: url, scale: scale)
        }
        guard !files.isEmpty else { throw .noImages(folder) }
    }

    /// Returns a filename without its path extension, and without its scale, as in `testScreen@3x.png`.
    private static func stem(of file: String) -> (String, Double?) {
        let stem = (file as NSString).deletingPathExtension
        guard let mark = stem.lastIndex(of: "@"), stem.hasSuffix("x"),
            let scale = Double(stem[stem.index(after: mark)...].dropLast()), scale > 0
        else { return (stem, nil) }
        return (String(stem[..<mark]), scale)
    }

    /// Returns what both conventions have in common: `testScreen`, `testScreen.1`, and `testScreen_` are equal, and
    /// so are `testScreen.dark` and `testScreen_dark`.
    private static func key(_ stem: String) -> String {
        var parts = stem.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
        if parts.count > 1, parts.last == "1" { parts.removeLast() }
        return parts.joined(separator: ".")
    }
}

/// An error in the folders of images.
enum ReferencePairsError: Error, Hashable, CustomStringConvertible {
    case notFound(String)
    case file(String)
    case unreadable(String)
    case noImages(String)
    case noPairs(String, String)
    case sameName(String, String, in: String)

    var description: String {
        switch self {
        case .notFound(let path): "\(path): no such folder — check the path"
        case .file(let path): "\(path): is a file — specify a folder of images"
        case .unreadable(let path): "\(path): can't read the folder — check its permissions"
        case .noImages(let path): "\(path): contains no PNG or JPEG files — check the path"
        case .noPairs(let expected, let actual):
            "no image in \(expected) has the suite and test of one in \(actual) — expected names such as"
                + " ProfileTests/testScreen.1.png or ProfileTests/testScreen@3x.png"
        case .sameName(let first, let second, let folder):
            "\(folder): \(first) and \(second) have the same suite and test — compare folders with one"
                + " device or configuration each"
        }
    }
}
