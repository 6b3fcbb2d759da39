import Foundation
import XcodeProjects

/// The files of an application's bundle: the project's resources by their paths in the bundle.
struct BundleContents {
    private(set) var files: [(path: String, source: URL)] = []
    private(set) var unusable: [UnusableFile] = []
    private var names: Set<String>
    private var size = 0

    /// The largest number of files, and of bytes in all of them.
    private static let limit = (files: 100_000, bytes: 4 << 30)
    /// What Xcode doesn't copy either.
    private static let ignored: Set<String> = [".DS_Store", ".git", ".hg", ".svn", "CVS"]

    /// Finds the files of resources. Of two with the same name, the first one counts. A localized file is
    /// in the folder of its language.
    ///
    /// - Parameters:
    ///   - infoPlist: The application's Info.plist, which isn't a resource.
    ///   - reserved: The names of the files that the bundle contains besides the resources.
    init(_ resources: [URL], infoPlist: URL?, reserved: Set<String>) throws {
        names = []
        for resource in resources where resource != infoPlist?.standardizedFileURL {
            let name = resource.lastPathComponent
            guard !["", "/", ".", ".."].contains(name) else { continue }
            guard !reserved.contains(name) else {
                unusable.append(
                    UnusableFile(url: resource, reason: "the application has a file with its name"))
                continue
            }
            let parent = resource.deletingLastPathComponent()
            let isLocalized = parent.pathExtension == "lproj"
            let path = isLocalized ? parent.lastPathComponent + "/" + name : name
            if names.insert(path).inserted { try add(resource, at: path, in: []) }
        }
    }

    /// Adds a file or a folder with its files.
    ///
    /// - Parameter folders: The folders that contain it: links can refer to one of them.
    private mutating func add(
        _ url: URL, at path: String, in folders: [FolderIdentity]
    ) throws {
        switch ProjectFile(at: url) {
        case .missing: return
        case .special: unusable.append(UnusableFile(special: url))
        case .file:
            size = min(size, Self.limit.bytes) + min(ProjectFile.size(of: url), Self.limit.bytes)
            files.append((path, url))
            guard files.count <= Self.limit.files, size <= Self.limit.bytes else {
                throw AdoptionError.tooManyResources(url.deletingLastPathComponent().path)
            }
        case .folder:
            let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
            guard let identity = FolderIdentity(at: url), !folders.contains(identity),
                !names.contains(ProjectFile.outputMarker)
            else { return }
            for name in names.sorted() where !Self.ignored.contains(name) {
                try add(
                    url.appending(path: name), at: path + "/" + name, in: folders + [identity])
            }
        }
    }
}

/// A file of a project that isn't used.
struct UnusableFile: Hashable {
    let url: URL
    let reason: String

    init(url: URL, reason: String) {
        self.url = url
        self.reason = reason
    }

    init(missing url: URL) { self.init(url: url, reason: "the file doesn't exist") }

    init(special url: URL) {
        self.init(url: url, reason: "a pipe, device, or socket isn't read")
    }
}
