import AtomicFiles
import Foundation

/// Two revisions of the repository of the current folder, as folders.
struct RevisionTrees {
    /// Where the files of the earlier and the later revision are: absolute paths. The later one can be the working
    /// tree.
    let old, new: String
    /// The paths of the files that differ, relative to both.
    let changed: Set<String>
    private let repository: GitRepository
    /// The lock of the folder in the user's cache, or `nil` if the files are in a temporary one.
    private let lock: FolderLock?

    /// Writes the files of the revisions to a folder.
    ///
    /// - Parameters:
    ///   - range: A revision, which is compared with the working tree, or two: `main..feature`.
    ///   - usesCommonAncestor: Whether the newest common ancestor replaces the earlier revision.
    ///   - temporary: The folder for the files that documents can depend on.
    ///   - areComplete: Whether all files are written, to build their code, and kept in the user's cache, so
    ///     that the next command builds only what differs.
    init(
        _ range: String, usesCommonAncestor: Bool, in temporary: TemporaryFolder, areComplete: Bool
    ) async throws {
        let names = range.firstRange(of: "..").map {
            (String(range[..<$0.lowerBound]), String(range[$0.upperBound...]))
        }
        let repository = try await GitRepository()
        self.repository = repository
        func commit(_ name: String) async throws -> String {
            try await repository.commit(name.isEmpty ? "HEAD" : name, for: range)
        }
        var earlier = try await commit(names?.0 ?? range)
        var later: String?
        if let names { later = try await commit(names.1) }
        if usesCommonAncestor {
            let head = if let later { later } else { try await commit("HEAD") }
            guard let base = try await repository.commonAncestor(of: earlier, head) else {
                throw UsageError.noRevision(range, "no common ancestor")
            }
            earlier = base
        }
        changed = try await repository.changes(from: earlier, to: later)
        let folder = areComplete ? Self.cacheFolder(of: repository) : temporary.path
        lock = areComplete ? try Self.lock(folder) : nil
        old = folder + "/old"
        new = later == nil ? repository.root : folder + "/new"
        for (commit, tree) in [(earlier, old), (later, new)] {
            guard let commit else { continue }
            if areComplete {
                try await repository.update(tree, to: commit)
            } else {
                try await repository.write(commit, to: tree, where: Self.isUsed)
            }
        }
    }

    /// Returns the path of the folder of a repository's revisions in the user's cache.
    private static func cacheFolder(of repository: GitRepository) -> String {
        let name = (repository.root as NSString).lastPathComponent
        return CacheFolder.path("revisions", named: name, for: repository.root)
    }

    private static func lock(_ folder: String) throws -> FolderLock? {
        try Folder.create(folder)
        return FolderLock(folder) {
            Console.error("waiting for another command that uses \(folder)")
        }
    }

    /// Whether a tree is the working tree.
    func isWorkingTree(_ tree: String) -> Bool { tree == repository.root }

    /// The filename extensions of documents, and of what they and their projects name.
    private static let extensions: Set<String> = [
        "storyboard", "xib", "strings", "stringsdict", "xcstrings", "plist", "pbxproj", "xcconfig",
        "ttf", "otf", "ttc", "png", "jpg", "jpeg", "gif", "heic", "webp", "pdf", "svg",
    ]

    private static func isUsed(_ path: String) -> Bool {
        path.contains(".xcassets/")
            || extensions.contains((path as NSString).pathExtension.lowercased())
    }

    /// Returns the path in a tree of what a path in the working tree denotes, or `nil` if there is nothing.
    ///
    /// - Throws: `UsageError` if it isn't in the repository.
    func path(of input: String, in tree: String) throws(UsageError) -> String? {
        let path = try repository.path(of: input)
        let found = path.isEmpty ? tree : tree + "/" + path
        return FileManager.default.fileExists(atPath: found) ? found : nil
    }
}
