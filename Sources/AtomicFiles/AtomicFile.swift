import Foundation

/// A file that is written under a temporary name and renamed when it is complete.
///
/// Readers find either the old contents or the new contents, never a part of them. Temporary names
/// are unique to a process: if several processes write the same file, the last one to complete
/// wins. A file that isn't committed leaves nothing behind.
public final class AtomicFile {
    public let path: String
    private let temporary: TemporaryFile

    /// Creates an empty temporary file next to `path`, in a folder that exists.
    ///
    /// A symbolic link at `path` is replaced, not followed.
    public init(_ path: String) throws(FileError) {
        self.path = path
        do {
            temporary = try TemporaryFiles.create(in: Folder.parent(of: path))
        } catch {
            throw FileError(.write, path, code: error.code)
        }
    }

    deinit { TemporaryFiles.discard(temporary) }

    public func write(_ bytes: some DataProtocol) throws(FileError) {
        try check(temporary.descriptor.writeAll(bytes))
    }

    /// Replaces the file at `path`, keeping its permissions and owner.
    ///
    /// - Parameter isSynchronized: Whether to wait until the contents are on the disk, so that they
    ///   survive a power failure. Intended for files that can't be generated again: it takes
    ///   milliseconds per file, which is too long for thousands of references and images.
    public func commit(isSynchronized: Bool = false) throws(FileError) {
        adoptAttributes()
        if isSynchronized {
            let code = SystemCalls.code { fsync(temporary.descriptor) }
            // Some file systems don't support synchronization.
            if code != EINVAL, code != ENOTSUP { try check(code) }
        }
        // Closing a duplicate reports errors that network file systems delay until then. The
        // descriptor itself stays open, because its lock indicates that the temporary file is in
        // use.
        let copy = dup(temporary.descriptor)
        if copy >= 0, close(copy) != 0, errno != EINTR { try check(errno) }
        try check(TemporaryFiles.move(temporary, to: path))
        if isSynchronized { Folder.synchronize(Folder.parent(of: path)) }
    }

    /// Copies the permissions of the file that is replaced, and its owner if that is allowed.
    private func adoptAttributes() {
        var old = stat()
        guard lstat(path, &old) == 0, old.st_mode & S_IFMT == S_IFREG else { return }
        if old.st_uid != geteuid() || old.st_gid != getegid() {
            _ = fchown(temporary.descriptor, old.st_uid, old.st_gid)
        }
        _ = fchmod(temporary.descriptor, old.st_mode & 0o7777)
    }

    private func check(_ code: Int32) throws(FileError) {
        if code != 0 { throw FileError(.write, path, code: code) }
    }
}

extension AtomicFile {
    /// Writes a file in one step, creating missing folders in its path.
    public static func write(_ bytes: some DataProtocol, to path: String) throws(FileError) {
        try Folder.create(Folder.parent(of: path))
        let file = try AtomicFile(path)
        try file.write(bytes)
        try file.commit()
    }

    /// Writes a file that the user named: follows symbolic links, writes to devices and pipes
    /// without replacing them, and waits until the contents are on the disk.
    public static func save(_ bytes: some DataProtocol, to path: String) throws(FileError) {
        let target = realpath(path, nil).map { resolved in
            defer { free(resolved) }
            return String(cString: resolved)
        }
        do {
            var old = stat()
            let kind = stat(path, &old) == 0 ? old.st_mode & S_IFMT : S_IFREG
            if kind != S_IFREG, kind != S_IFDIR { return try writeThrough(bytes, to: path) }
            let file = try AtomicFile(target ?? path)
            try file.write(bytes)
            try file.commit(isSynchronized: true)
        } catch {
            // Reports the name that the user gave.
            throw FileError(error.operation, path, code: error.code)
        }
    }

    private static func writeThrough(
        _ bytes: some DataProtocol, to path: String
    ) throws(FileError) {
        switch SystemCalls.retrying({ open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY) }) {
        case .success(let descriptor):
            defer { close(descriptor) }
            let code = descriptor.writeAll(bytes)
            if code != 0 { throw FileError(.write, path, code: code) }
        case .failure(let error):
            throw FileError(.write, path, code: error.code)
        }
    }
}
