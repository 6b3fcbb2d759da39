import AtomicFiles
import ContactSheetPreviews
import ContactSheetSnapshots
import Foundation

/// The files that differ between a revision of Git and the working tree.
struct GitChanges {
    /// The absolute paths, also those of files that were removed or that Git doesn't track yet.
    let paths: Set<String>
    private let repository: GitRepository
    private let commit: String

    /// Creates the changes in the repository of the current folder.
    ///
    /// - Throws: `UsageError.noRevision`.
    init(since revision: String) async throws {
        let argument = "--affected \(revision)"
        let repository = try await GitRepository()
        let commit = try await repository.commit(revision, for: argument)
        (self.repository, self.commit) = (repository, commit)
        paths = Set(
            try await repository.changes(from: commit).map {
                Self.absolute($0, in: repository.root)
            })
    }

    /// Returns the references of a container that differ from those of the revision. These are all if one of the
    /// two files can't be read, and none for a folder of references.
    func entries(of store: SnapshotStore) async throws -> Set<SnapshotID> {
        let path = store.directory.standardizedFileURL.path
        guard store.isContainer, paths.contains(path) else { return [] }
        let name = try repository.path(of: path)
        let temporary = try TemporaryFolder(prefix: "contactsheet-affected-")
        defer { temporary.remove() }
        let folder = temporary.path + "/old"
        try await repository.write(commit, to: folder) { $0 == name }
        return store.references(differingFrom: "\(folder)/\(name)") ?? Set(store.all())
    }

    static func absolute(_ path: String, in root: String) -> String {
        URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: root + "/")).standardizedFileURL
            .path
    }
}
