import Foundation

/// Operations on folders that report system errors.
public enum Folder {
    /// Creates the folder and the missing folders in its path.
    public static func create(_ path: String) throws(FileError) {
        var code = SystemCalls.code { mkdir(path, 0o777) }
        if code == ENOENT, !path.isEmpty, parent(of: path) != path {
            try create(parent(of: path))
            code = SystemCalls.code { mkdir(path, 0o777) }
        }
        if code == 0 || code == EEXIST && isFolder(path) { return }
        // A read-only file system reports this error even if the folder exists.
        if code == EROFS, isFolder(path) { return }
        throw FileError(.write, path, code: code)
    }

    /// Throws an error if no file can be created in the folder. Called before any work is done.
    public static func checkWritable(_ path: String) throws(FileError) {
        do {
            TemporaryFiles.discard(try TemporaryFiles.create(in: path))
        } catch {
            throw FileError(.write, path, code: error.code)
        }
    }

    public static func parent(of path: String) -> String {
        let name = path.reversed().drop { $0 == "/" }.drop { $0 != "/" }
        let parent = String(name.drop { $0 == "/" }.reversed())
        if !parent.isEmpty { return parent }
        return path.hasPrefix("/") ? "/" : "."
    }

    /// Returns the names of all entries in the folder; empty if it can't be read.
    public static func names(in path: String) -> [String] {
        guard let folder = opendir(path) else { return [] }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            names.append(
                withUnsafeBytes(of: &entry.pointee.d_name) {
                    String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
                })
        }
        return names
    }

    /// Returns the paths of all files in the folder and its subfolders, relative to it, or `nil` if it can't be
    /// read. Links to folders aren't followed; they are files.
    ///
    /// - Parameter skipsHidden: Whether files and folders whose names begin with a period are omitted.
    public static func files(below path: String, skipsHidden: Bool = false) -> [String]? {
        guard let folder = opendir(path) else { return nil }
        defer { closedir(folder) }
        var files: [String] = []
        while let entry = readdir(folder) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            guard name != ".", name != "..", !skipsHidden || !name.hasPrefix(".") else { continue }
            let kind = Int32(entry.pointee.d_type)
            let child = "\(path)/\(name)"
            guard kind == DT_DIR || kind == DT_UNKNOWN && isFolder(child, followsLinks: false)
            else {
                files.append(name)
                continue
            }
            files += (self.files(below: child, skipsHidden: skipsHidden) ?? []).map {
                "\(name)/\($0)"
            }
        }
        return files
    }

    /// Waits until the entries of the folder are on the disk.
    static func synchronize(_ path: String) {
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        _ = fsync(descriptor)
        close(descriptor)
    }

    private static func isFolder(_ path: String, followsLinks: Bool = true) -> Bool {
        var found = stat()
        return fstatat(AT_FDCWD, path, &found, followsLinks ? 0 : AT_SYMLINK_NOFOLLOW) == 0
            && found.st_mode & S_IFMT == S_IFDIR
    }
}
