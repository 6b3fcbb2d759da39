import ContactSheetPreviews
import Foundation

/// Files that were saved, and the previews of documents that use them.
struct ChangedFiles {
    /// What a file affects.
    private enum Effect: Hashable {
        case everything
        /// The texts of the document with this name.
        case texts(of: String)
        /// Documents that contain this text between quotation marks, or at the end of them.
        case users(of: String)
    }

    private let paths: Set<String>
    private let effects: Set<Effect>

    /// Creates a value for the absolute paths of files.
    init(_ paths: Set<String>) {
        self.paths = paths
        effects = Set(paths.compactMap(Self.effect))
    }

    /// Whether no preview can depend on one of the files.
    var isEmpty: Bool { effects.isEmpty }

    /// Whether a preview of a document uses one of the files: its document, a document or an asset
    /// that it names, or its texts.
    func affect(_ preview: Preview) -> Bool {
        guard let source = preview.source, !effects.contains(.everything) else { return true }
        let url = URL(fileURLWithPath: source.path).standardizedFileURL
        if paths.contains(url.path) { return true }
        let name = url.deletingPathExtension().lastPathComponent
        if effects.contains(.texts(of: name)) { return true }
        guard let text = try? String(contentsOf: url, encoding: .utf8) else { return true }
        return effects.contains { effect in
            guard case .users(let word) = effect else { return false }
            return text.contains(word + "\"") || text.contains(word + ".")
        }
    }

    private static func effect(of path: String) -> Effect? {
        let url = URL(fileURLWithPath: path)
        let name = url.deletingPathExtension().lastPathComponent
        if let set = assetSet(in: path) { return set }
        if url.lastPathComponent == SettingsFile.defaultPath { return .everything }
        switch url.pathExtension.lowercased() {
        case "storyboard", "xib": return .users(of: name)
        case "strings", "stringsdict", "xcstrings": return .texts(of: name)
        case "png", "jpg", "jpeg", "gif", "pdf", "svg", "tiff", "heic":
            return .users(of: String(name.split(separator: "@").first ?? ""))
        case "plist", "pbxproj", "lproj", "ttf", "otf", "ttc": return .everything
        default: return nil
        }
    }

    /// Returns what a file of an asset catalog affects: the users of its set.
    private static func assetSet(in path: String) -> Effect? {
        let parts = path.split(separator: "/")
        guard let catalog = parts.firstIndex(where: { $0.hasSuffix(".xcassets") }) else {
            return nil
        }
        let set = parts[(catalog + 1)...].first { part in
            ["set", "dataset"].contains { part.hasSuffix($0) } && part.contains(".")
        }
        return set.flatMap { $0.split(separator: ".").first }.map { .users(of: String($0)) }
            ?? .everything
    }
}

extension FileWatcher {
    /// Watches documents, folders of documents, and folders of assets.
    func watch(inputs: [String], assets: [String]) {
        for path in inputs {
            let url = URL(fileURLWithPath: path).standardizedFileURL
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
            if isFolder.boolValue {
                watch(url.path, isRecursive: true)
            } else {
                watchTexts(besides: url)
            }
        }
        for path in assets {
            watch(URL(fileURLWithPath: path).standardizedFileURL.path, isRecursive: true)
        }
    }

    /// Watches a document's folder and the folders of its languages.
    private func watchTexts(besides document: URL) {
        let folder = document.deletingLastPathComponent()
        let root = folder.pathExtension == "lproj" ? folder.deletingLastPathComponent() : folder
        watch(folder.path, isRecursive: false)
        watch(root.path, isRecursive: false)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
        for name in names where name.hasSuffix(".lproj") {
            watch(root.appending(path: name).path, isRecursive: false)
        }
    }
}
