import Foundation

/// A folder whose files are members of a target without being listed in the project, from Xcode 16 on.
struct SynchronizedFolder {
    private let url: URL
    /// The paths in the folder that aren't members of the target.
    private var exceptions: Set<String> = []

    init?(_ id: String, target: String, _ objects: ProjectObjects) {
        guard let object = objects[id], let url = objects.url(of: id) else { return nil }
        self.url = url.standardizedFileURL
        for set in objects.objects("exceptions", of: object)
        where set["target"]?.string == target {
            exceptions.formUnion(set["membershipExceptions"]?.strings ?? [])
        }
    }

    /// Creates a folder whose files are all members.
    init(_ url: URL) { self.url = url.standardizedFileURL }

    /// Adds the files of the folder to a target.
    func add(to target: inout XcodeTarget) {
        add(folder: url, path: "", to: &target)
    }

    private func add(folder: URL, path: String, to target: inout XcodeTarget) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names.sorted() where !name.hasPrefix(".") {
            let path = path.isEmpty ? name : "\(path)/\(name)"
            guard !exceptions.contains(path) else { continue }
            let url = folder.appending(path: name)
            if FileKinds.isPlainFolder(url) {
                add(folder: url, path: path, to: &target)
            } else if FileKinds.isSource(url) {
                target.sources.append(url)
            } else if FileKinds.isResource(url) {
                target.resources.append(url)
            }
        }
    }
}

/// The kinds of files by their extension.
enum FileKinds {
    private static let sources: Set<String> = ["swift", "m", "mm", "c", "cpp", "cc", "metal"]
    private static let headers: Set<String> = [
        "h", "hpp", "pch", "plist", "entitlements", "xcconfig", "md", "modulemap",
    ]

    static func isSource(_ url: URL) -> Bool { sources.contains(url.pathExtension.lowercased()) }

    /// Whether Xcode copies the file into the product.
    static func isResource(_ url: URL) -> Bool {
        let ending = url.pathExtension.lowercased()
        return !headers.contains(ending)
            || ending == "plist" && !url.lastPathComponent.hasSuffix("Info.plist")
    }

    /// Whether the file is a folder that isn't a document, such as an asset catalog.
    static func isPlainFolder(_ url: URL) -> Bool {
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
        let packages = ["xcassets", "xcdatamodeld", "bundle", "framework", "xcframework", "docc"]
        return isFolder.boolValue && !packages.contains(url.pathExtension)
    }
}
