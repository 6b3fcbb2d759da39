import Foundation

/// The files that differ between a revision of Git and the working tree.
struct GitChanges {
    /// The absolute paths, also those of files that were removed or that Git doesn't track yet.
    let paths: Set<String>

    /// Creates the changes in the repository of the current folder.
    ///
    /// - Throws: `UsageError.noRevision`.
    init(since revision: String) async throws {
        guard !revision.isEmpty, !revision.hasPrefix("-") else {
            throw UsageError.noRevision(revision, "not a revision")
        }
        func git(_ arguments: [String]) async throws -> String {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = ["git"] + arguments
            let (status, text) = try await process.output(includesErrors: false)
            guard status == 0 else {
                throw UsageError.noRevision(
                    revision,
                    status == 127
                        ? "git isn't installed" : "no such revision in a Git repository here")
            }
            return text
        }
        let root = try await git(["rev-parse", "--show-toplevel"]).dropLast()
        _ = try await git(["rev-parse", "--verify", "--quiet", "\(revision)^{commit}"])
        let here = ["-C", String(root)]
        let changed = try await git(
            here + ["diff", "--name-only", "--no-renames", "--no-ext-diff", "-z", revision, "--"])
        let new = try await git(here + ["ls-files", "--others", "--exclude-standard", "-z"])
        paths = Set(
            (changed + new).split(separator: "\0").map {
                URL(fileURLWithPath: String($0), relativeTo: URL(fileURLWithPath: root + "/"))
                    .standardizedFileURL.path
            })
    }
}
