import AtomicFiles
import Foundation

/// A file as it was read, which is replaced only if nothing else has changed it.
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

    /// Throws if the file can't be replaced, before any work is done for it.
    func checkWritable() throws {
        guard access(url.path, W_OK) == 0 else { throw FileError(.write, path, code: errno) }
        do {
            try Folder.checkWritable(Folder.parent(of: url.path))
        } catch {
            throw FileError(.write, path, code: error.code)
        }
    }

    /// Puts a new file in the old one's place in one step, with the same permissions.
    ///
    /// The file is locked from the last look at its contents until then, so that of two commands
    /// that change it at once the second notices the first.
    func replace(with new: Data) throws {
        try checkWritable()
        let descriptor = open(url.path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileError(.write, path, code: errno) }
        defer { close(descriptor) }
        // Where a file system has no locks, the comparison has to do.
        while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
        guard isPresent(descriptor), let now = try? Data(contentsOf: url), now == data else {
            throw RewriteError.changed(path)
        }
        do {
            try AtomicFile.save(new, to: url.path)
        } catch {
            throw FileError(.write, path, code: error.code)
        }
    }

    /// Whether the open file is the one that still has the name.
    private func isPresent(_ descriptor: Int32) -> Bool {
        var (opened, named) = (stat(), stat())
        return fstat(descriptor, &opened) == 0 && stat(url.path, &named) == 0
            && opened.st_ino == named.st_ino && opened.st_dev == named.st_dev
    }
}

/// Why a file could not be rewritten.
enum RewriteError: Error, Hashable, CustomStringConvertible {
    case notFound(String)
    case unreadable(String)
    case changed(String)

    var description: String {
        switch self {
        case .notFound(let path): "\(path): no such file — check the path"
        case .unreadable(let path):
            "\(path): can't read the file — check its permissions"
        case .changed(let path):
            "\(path): another program changed the file — run the command again"
        }
    }
}
