import AtomicFiles
import Foundation

/// The Git repository of the current folder.
struct GitRepository {
    /// The absolute path of the working tree.
    let root: String

    /// - Throws: `UsageError.noRepository` if the current folder isn't in a working tree.
    init() async throws {
        let (status, text) = try await Self.run(["rev-parse", "--show-toplevel"])
        guard status == 0 else { throw UsageError.noRepository(hasGit: status != 127) }
        root = String(text.dropLast())
    }

    /// Returns a path relative to the root; empty for the root.
    ///
    /// - Throws: `UsageError.outsideRepository`.
    func path(of input: String) throws(UsageError) -> String {
        let root = URL(fileURLWithPath: root).resolvingSymlinksInPath().path
        let url = URL(fileURLWithPath: input).standardizedFileURL
        // The file itself may exist only in a revision.
        let path = url.deletingLastPathComponent().resolvingSymlinksInPath()
            .appending(path: url.lastPathComponent).path
        guard path == root || path.hasPrefix(root + "/") else { throw .outsideRepository(input) }
        return String(path.dropFirst(root.count + 1))
    }

    /// Changes a setting of the repository.
    func configure(_ key: String, _ value: String) async throws {
        try await git(["config", "--local", key, value])
    }

    /// Returns the name of the commit that a revision denotes.
    ///
    /// - Throws: `UsageError.noRevision`.
    func commit(_ revision: String, for argument: String) async throws -> String {
        guard !revision.isEmpty, !revision.hasPrefix("-") else {
            throw UsageError.noRevision(argument, "not a revision")
        }
        let words = ["rev-parse", "--verify", "--quiet", "\(revision)^{commit}"]
        let (status, text) = try await Self.run(words)
        guard status == 0 else {
            throw UsageError.noRevision(argument, "no such revision in a Git repository here")
        }
        return String(text.dropLast())
    }

    /// Returns the newest commit that two commits come from, or `nil` if they have none in common.
    func commonAncestor(of first: String, _ second: String) async throws -> String? {
        let (status, text) = try await Self.run(["merge-base", first, second])
        return status == 0 ? String(text.dropLast()) : nil
    }

    /// Returns the paths of the files that differ, relative to the root, also those of files that were removed.
    ///
    /// - Parameter new: A commit, or `nil` for the working tree with files that Git doesn't track yet.
    func changes(from old: String, to new: String? = nil) async throws -> Set<String> {
        var text = try await git(
            ["diff", "--name-only", "--no-renames", "--no-ext-diff", "-z", old]
                + [new].compactMap(\.self) + ["--"])
        if new == nil {
            text += try await git(["ls-files", "--others", "--exclude-standard", "-z"])
        }
        return Set(text.split(separator: "\0").map(String.init))
    }

    /// Writes files of a commit to a folder. The working tree and its index aren't touched.
    ///
    /// - Parameter includes: Whether the file with a path, relative to the root, is written.
    func write(
        _ commit: String, to folder: String, where includes: (String) -> Bool
    ) async throws {
        let names = try await git(["ls-tree", "-r", "--name-only", "-z", commit])
            .split(separator: "\0").map(String.init).filter(includes)
        let (index, list) = (folder + ".index", folder + ".list")
        defer { for path in [index, list] { unlink(path) } }
        try Folder.create(folder)
        try AtomicFile.write(Data((names.joined(separator: "\0")).utf8), to: list)
        try await git(["read-tree", commit], index: index)
        try await git(
            ["checkout-index", "--quiet", "--prefix=\(folder)/", "-z", "--stdin"], index: index,
            input: list)
    }

    /// Makes a folder that contains another commit, or nothing, contain all files of a commit. Only those that
    /// differ are written. The working tree and its index aren't touched.
    func update(_ folder: String, to commit: String) async throws {
        try Folder.create(folder)
        try await git(
            ["--work-tree=\(folder)", "read-tree", "--reset", "-u", commit],
            index: folder + ".index")
    }

    /// - Returns: What git writes to standard output.
    @discardableResult private func git(
        _ arguments: [String], index: String? = nil, input: String? = nil
    ) async throws -> String {
        let words = ["-C", root] + arguments
        let (status, text) = try await Self.run(words, index: index, input: input)
        guard status == 0 else { throw UsageError.gitFailed(arguments[0], status: status) }
        return text
    }

    private static func run(
        _ arguments: [String], index: String? = nil, input: String? = nil
    ) async throws -> (status: Int32, text: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git"] + arguments
        if let index {
            process.environment = ProcessInfo.processInfo.environment
                .merging(["GIT_INDEX_FILE": index]) { $1 }
        }
        return try await process.output(
            includesErrors: false, from: input.flatMap(FileHandle.init(forReadingAtPath:)))
    }
}
