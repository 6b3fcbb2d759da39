import Diagnostics
import Foundation

/// A folder `Name.xcassets`: named sets of images and colors, in folders that may be namespaces.
@MainActor final class AssetCatalog {
    private enum Kind: String {
        case image = "imageset"
        case symbol = "symbolset"
        case color = "colorset"
    }

    private struct Key: Hashable {
        var kind: Kind
        var name: String
    }

    private let url: URL
    private lazy var sets = listed()
    private var imageSets: [String: AssetImageSet] = [:]
    private var colors: [String: UIColor] = [:]

    /// The maximum depth of nested folders.
    private static let depthLimit = 16

    init(_ url: URL) {
        self.url = url
    }

    /// Returns the folder itself if it is a catalog, otherwise the catalogs in it and in its
    /// subfolders, sorted.
    static func catalogs(in folder: URL) -> [AssetCatalog] {
        if folder.pathExtension == "xcassets" { return [AssetCatalog(folder)] }
        guard
            let search = FileManager.default.enumerator(
                at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        else { return [] }
        var found: [URL] = []
        for case let url as URL in search {
            if search.level > depthLimit { search.skipDescendants() }
            guard url.pathExtension == "xcassets" else { continue }
            search.skipDescendants()
            found.append(url)
        }
        return found.sorted { $0.path < $1.path }.map(AssetCatalog.init)
    }

    func imageSet(_ name: String) -> AssetImageSet? {
        if let known = imageSets[name] { return known }
        let key = Key(kind: .image, name: name)
        guard let url = sets[key] ?? sets[Key(kind: .symbol, name: name)],
            let contents = AssetContents(in: url)
        else { return nil }
        let set = AssetImageSet(contents, at: url, name: name, isSymbol: sets[key] == nil)
        imageSets[name] = set
        return set
    }

    func color(_ name: String) -> UIColor? {
        if let known = colors[name] { return known }
        guard let url = sets[Key(kind: .color, name: name)],
            let color = AssetContents(in: url)?.color
        else { return nil }
        colors[name] = color
        return color
    }

    // MARK: Listing

    private func listed() -> [Key: URL] {
        var sets: [Key: URL] = [:]
        list(url, prefix: "", depth: 0, into: &sets)
        return sets
    }

    /// Lists the sets of a folder. If two have the same name, the first counts, in the order of the
    /// folders' names.
    private func list(_ folder: URL, prefix: String, depth: Int, into sets: inout [Key: URL]) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names.sorted() where depth < Self.depthLimit {
            let url = folder.appendingPathComponent(name, isDirectory: true)
            let ending = (name as NSString).pathExtension
            if let kind = Kind(rawValue: ending) {
                let key = Key(kind: kind, name: prefix + (name as NSString).deletingPathExtension)
                if sets[key] == nil { sets[key] = url }
            } else if ending.isEmpty, isFolder(url) {
                let isNamespace = AssetContents.providesNamespace(url)
                list(
                    url, prefix: isNamespace ? "\(prefix)\(name)/" : prefix, depth: depth + 1,
                    into: &sets)
            }
        }
    }

    private func isFolder(_ url: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
            && isFolder.boolValue
    }
}
