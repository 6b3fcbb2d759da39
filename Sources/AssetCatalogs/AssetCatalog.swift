import Foundation

/// A folder `Name.xcassets`: named sets of images and colors, in folders that may be namespaces.
package struct AssetCatalog: Sendable {
    private enum Kind: String {
        case image = "imageset"
        case symbol = "symbolset"
        case color = "colorset"
        case data = "dataset"
    }

    private struct Key: Hashable {
        var kind: Kind
        var name: String
    }

    /// The folders of the sets.
    private var sets: [Key: URL] = [:]

    /// The maximum depth of nested folders.
    private static let depthLimit = 16

    /// Creates the list of a catalog's sets. Their contents are read when a set is requested.
    package init(at url: URL) {
        list(url, prefix: "", depth: 0)
    }

    /// Returns the folder itself if it is a catalog, otherwise the catalogs in it and in its
    /// subfolders, sorted.
    package static func catalogFolders(in folder: URL) -> [URL] {
        if folder.pathExtension == "xcassets" { return [folder] }
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
        return found.sorted { $0.path < $1.path }
    }

    /// Reads an image set, or a symbol set if no image set has the name.
    ///
    /// - Returns: The set, or `nil` if the catalog doesn't contain the name.
    package func imageSet(_ name: String) throws(AssetContentsError) -> AssetImageSet? {
        let image = sets[Key(kind: .image, name: name)]
        guard let url = image ?? sets[Key(kind: .symbol, name: name)] else { return nil }
        return AssetImageSet(try AssetContents(in: url), in: url, isSymbol: image == nil)
    }

    /// Reads a color set.
    ///
    /// - Returns: The set, or `nil` if the catalog doesn't contain the name.
    package func colorSet(_ name: String) throws(AssetContentsError) -> AssetColorSet? {
        guard let url = sets[Key(kind: .color, name: name)] else { return nil }
        return AssetColorSet(try AssetContents(in: url))
    }

    /// Returns a file of a data set, and its type identifier.
    ///
    /// - Returns: The first entry, or `nil` if the catalog doesn't contain the name.
    package func dataFile(
        _ name: String
    ) throws(AssetContentsError) -> (url: URL, type: String?)? {
        guard let folder = sets[Key(kind: .data, name: name)] else { return nil }
        let entries = try AssetContents(in: folder).data ?? []
        let named = entries.first { $0.filename != nil }
        guard let entry = named, let file = entry.filename, !file.contains("/") else {
            return nil
        }
        return (folder.appendingPathComponent(file), entry.type)
    }

    // MARK: Listing

    /// Lists the sets of a folder. If two have the same name, the first counts, in the order of the
    /// folders' names.
    private mutating func list(_ folder: URL, prefix: String, depth: Int) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names.sorted() where depth < Self.depthLimit {
            let url = folder.appendingPathComponent(name, isDirectory: true)
            let ending = (name as NSString).pathExtension
            if let kind = Kind(rawValue: ending) {
                let key = Key(kind: kind, name: prefix + (name as NSString).deletingPathExtension)
                if sets[key] == nil { sets[key] = url }
            } else if ending.isEmpty, Self.isFolder(url) {
                let isNamespace = AssetContents.providesNamespace(url)
                list(url, prefix: isNamespace ? "\(prefix)\(name)/" : prefix, depth: depth + 1)
            }
        }
    }

    private static func isFolder(_ url: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
            && isFolder.boolValue
    }
}
