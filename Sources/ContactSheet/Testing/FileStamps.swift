import AtomicFiles
import Foundation

/// Files and what changes when one is written: its inode, its size, and the times of its last changes. Programs
/// can't set the time at which an inode changed, so other contents with an earlier time of modification are noticed.
struct FileStamps: Codable, Sendable {
    /// The stamps by absolute path.
    private(set) var files: [String: String] = [:]
    /// When the first file was added.
    private let start = Date.now.timeIntervalSince1970

    private enum CodingKeys: CodingKey { case files }

    /// The maximum number of files, so that a folder with many others doesn't make runs slow.
    private static let limit = 50_000
    /// The age from which on a file's times identify its contents, in seconds.
    private static let certainAge = 2.0

    /// Whether there are too many files to compare.
    var isTooLarge: Bool { files.count >= Self.limit }

    /// Adds a file, or all files in a folder and its subfolders. Hidden ones aren't added.
    mutating func add(_ path: String, isRecursive: Bool = true) {
        var status = stat()
        guard stat(path, &status) == 0 else { return }
        add(path, status, depth: isRecursive ? Self.greatestDepth : 1)
    }

    /// Links may lead to their own folder.
    private static let greatestDepth = 32

    private mutating func add(_ path: String, _ status: stat, depth: Int) {
        guard !isTooLarge else { return }
        guard status.st_mode & S_IFMT == S_IFDIR else {
            // The file system's clock can stand still while a file that is this new is written again.
            let isNew = start - Double(status.st_ctim.tv_sec) < Self.certainAge
            files[path] =
                "\(status.st_dev) \(status.st_ino) \(status.st_size)"
                + " \(status.st_mtim.text) \(status.st_ctim.text)"
                + (isNew ? " \(UUID())" : "")
            return
        }
        guard depth > 0 else { return }
        for name in Folder.names(in: path)
        where !name.hasPrefix(".") || name == SettingsFile.defaultPath {
            let child = path == "/" ? "/" + name : path + "/" + name
            var status = stat()
            guard stat(child, &status) == 0 else { continue }
            add(child, status, depth: depth - 1)
        }
    }

    /// Returns the paths of the files that differ, that are new, or that are missing.
    func changes(since earlier: FileStamps) -> Set<String> {
        Set(files.filter { earlier.files[$0.key] != $0.value }.keys)
            .union(earlier.files.keys.filter { files[$0] == nil })
    }
}

extension timespec {
    fileprivate var text: String { "\(tv_sec).\(tv_nsec)" }
}
