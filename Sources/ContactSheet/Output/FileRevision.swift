import Foundation

/// A file as it was read, which is replaced only as long as nobody else changes it.
struct FileRevision {
    let path: String
    let data: Data
    private let url: URL

    /// Follows symbolic links, so that the file itself is replaced.
    init(path: String) throws(RewriteError) {
        self.path = path
        url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        guard FileManager.default.fileExists(atPath: url.path) else { throw .notFound(path) }
        guard let data = try? Data(contentsOf: url) else { throw .unreadable(path) }
        self.data = data
    }

    /// Fails before any work is done for a file that may not be written.
    func checkWritable() throws(RewriteError) {
        let folder = url.deletingLastPathComponent().path
        guard FileManager.default.isWritableFile(atPath: url.path),
            FileManager.default.isWritableFile(atPath: folder)
        else { throw .readOnly(path) }
    }

    /// Puts a new file in the old one's place in one step, with the same permissions.
    func replace(with new: Data) throws(RewriteError) {
        try checkWritable()
        guard let now = try? Data(contentsOf: url), now == data else { throw .changed(path) }
        let manager = FileManager.default
        let permissions = try? manager.attributesOfItem(atPath: url.path)[.posixPermissions]
        let temporary = url.deletingLastPathComponent()
            .appending(path: ".contactsheet.\(UUID().uuidString)")
        do {
            try new.write(to: temporary)
            if let permissions {
                try manager.setAttributes(
                    [.posixPermissions: permissions], ofItemAtPath: temporary.path)
            }
            guard rename(temporary.path, url.path) == 0 else {
                throw RewriteError.readOnly(path)
            }
        } catch {
            try? manager.removeItem(at: temporary)
            throw .readOnly(path)
        }
    }
}

/// Why a file could not be rewritten.
enum RewriteError: Error, Hashable, CustomStringConvertible {
    case notFound(String)
    case unreadable(String)
    case readOnly(String)
    case changed(String)

    var description: String {
        switch self {
        case .notFound(let path): "\(path): there is no such file; check the path"
        case .unreadable(let path):
            "\(path): the file cannot be read; check that it is a file that you may read"
        case .readOnly(let path):
            "\(path): cannot be written; mend its permissions, or see the change with --dry-run"
        case .changed(let path):
            "\(path): something else changed the file meanwhile; run the command again"
        }
    }
}
