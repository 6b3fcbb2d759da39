import Foundation

/// The files that differ between a revision of Git and the working tree.
struct GitChanges {
    /// The absolute paths, also those of files that were removed or that Git doesn't track yet.
    let paths: Set<String>

    /// Creates the changes in the repository of the current folder.
    ///
    /// - Throws: `UsageError.noRevision`.
    init(since revision: String) async throws {
        let argument = "--affected \(revision)"
        let repository = try await GitRepository()
        let commit = try await repository.commit(revision, for: argument)
        paths = Set(
            try await repository.changes(from: commit).map {
                Self.absolute($0, in: repository.root)
            })
    }

    static func absolute(_ path: String, in root: String) -> String {
        URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: root + "/")).standardizedFileURL
            .path
    }
}
