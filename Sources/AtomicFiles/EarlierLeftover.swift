import Foundation

/// Temporary files of versions before 0.2, which had no process in their names or no lock.
///
/// A file counts as a leftover if it hasn't been written to for ten minutes and certainly belongs
/// to this package: by its name, by the generator named in its first bytes, or because it is empty.
enum EarlierLeftover {
    static let age: time_t = 600

    static func matches(name: String, path: String) -> Bool {
        guard let kind = Kind(name: name) else { return false }
        var found = stat()
        guard lstat(path, &found) == 0, found.st_mode & S_IFMT == S_IFREG,
            time(nil) - found.st_mtim.tv_sec >= age
        else { return false }
        switch kind {
        case .document: return true
        case .output: return isOurs(path)
        case .foundation(let process):
            return kill(process, 0) != 0 && errno == ESRCH && isOurs(path)
        }
    }

    private enum Kind {
        /// A copy of a document, written by `fix`.
        case document
        /// A reference or a manifest.
        case output
        /// A temporary file of Foundation's atomic writing, which any program may have left.
        case foundation(pid_t)

        init?(name: String) {
            if let id = name.wholeMatch(of: #/\.contactsheet\.([0-9A-F-]{36})/#)?.output.1 {
                guard UUID(uuidString: String(id)) != nil else { return nil }
                self = .document
            } else if name == ".manifest.json.partial" || name.hasSuffix(".svg.partial") {
                self = .output
            } else if let match = name.wholeMatch(of: #/\.dat\.nosync([0-9A-Fa-f]+)\..+/#),
                let process = pid_t(match.output.1, radix: 16)
            {
                self = .foundation(process)
            } else {
                return nil
            }
        }
    }

    private static func isOurs(_ path: String) -> Bool {
        guard let start = FileStart(path)?.bytes else { return false }
        return start.isEmpty || start.contains("contactsheet")
    }
}
