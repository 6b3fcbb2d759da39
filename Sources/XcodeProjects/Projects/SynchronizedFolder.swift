import Foundation

/// A folder whose files are members of a target without being listed in the project, from Xcode 16 on.
struct SynchronizedFolder {
    private let url: URL
    /// The paths in the folder that aren't members of the target.
    private var exceptions: Set<String> = []

    init?(_ id: String, target: String, _ objects: ProjectObjects) {
        guard let object = objects[id], let url = objects.url(of: id) else { return nil }
        self.url = ProjectFile.location(of: url.standardizedFileURL)
        for set in objects.objects("exceptions", of: object)
        where set["target"]?.string == target {
            exceptions.formUnion(set["membershipExceptions"]?.strings ?? [])
        }
    }

    /// Creates a folder whose files are all members.
    init(_ url: URL) { self.url = url.standardizedFileURL }

    /// Adds the files of the folder to a target, as long as there aren't too many. A folder to which
    /// several links refer counts once, and one that was written for a project doesn't count.
    func add(to target: inout XcodeTarget, _ limits: ReadingLimits) {
        var known: Set<FolderIdentity> = []
        add(folder: url, path: "", to: &target, limits, &known)
    }

    private func add(
        folder: URL, path: String, to target: inout XcodeTarget, _ limits: ReadingLimits,
        _ known: inout Set<FolderIdentity>
    ) {
        guard let identity = FolderIdentity(at: folder), known.insert(identity).inserted else {
            return
        }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        guard !names.contains(ProjectFile.outputMarker) else { return }
        for name in names.sorted() where !name.hasPrefix(".") {
            guard limits.list() else { return }
            let path = path.isEmpty ? name : "\(path)/\(name)"
            guard !exceptions.contains(path) else { continue }
            let url = folder.appending(path: name)
            switch ProjectFile(at: url) {
            case .missing: target.missingFiles.append(url)
            case .special: target.specialFiles.append(url)
            case .folder where !FileKinds.isDocument(url):
                add(folder: url, path: path, to: &target, limits, &known)
            case .file where FileKinds.isSource(url): target.sources.append(url)
            case .file, .folder:
                if FileKinds.isResource(url) { target.resources.append(url) }
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

    /// Whether a folder is a document, such as an asset catalog.
    static func isDocument(_ url: URL) -> Bool {
        ["xcassets", "xcdatamodeld", "bundle", "framework", "xcframework", "docc"]
            .contains(url.pathExtension)
    }
}
