import AtomicFiles
import Foundation

/// The contents of a file when it was read. It is replaced only if it hasn't been changed since.
struct FileRevision {
    let path: String
    let data: Data
    private let url: URL

    /// Reads the file. Symbolic links are followed, so that the file itself is replaced later.
    init(path: String) throws(RewriteError) {
        self.path = path
        url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        guard FileManager.default.fileExists(atPath: url.path) else { throw .notFound(path) }
        guard let data = try? Data(contentsOf: url) else { throw .unreadable(path) }
        self.data = data
    }

    /// Throws an error if the file can't be replaced, before any other work is done.
    func checkWritable() throws {
        guard access(url.path, W_OK) == 0 else { throw FileError(.write, path, code: errno) }
        do {
            try Folder.checkWritable(Folder.parent(of: url.path))
        } catch {
            throw FileError(.write, path, code: error.code)
        }
    }

    /// Replaces the file atomically, with the same permissions.
    ///
    /// The file is locked from the last comparison of its contents until it is replaced, so that of
    /// two commands that change it at the same time, the second detects the change of the first.
    func replace(with new: Data) throws {
        try checkWritable()
        let descriptor = open(url.path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileError(.write, path, code: errno) }
        defer { close(descriptor) }
        // On a file system without locks, only the comparison protects the file.
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

    /// Whether the open file is still the one at the path.
    private func isPresent(_ descriptor: Int32) -> Bool {
        var (opened, named) = (stat(), stat())
        return fstat(descriptor, &opened) == 0 && stat(url.path, &named) == 0
            && opened.st_ino == named.st_ino && opened.st_dev == named.st_dev
    }
}

/// An error that prevents rewriting a file.
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
