import Foundation

/// Temporary files of versions before 0.2, whose names state no process or that had no lock.
///
/// One counts as a leftover if nothing has written to it for ten minutes and it is surely ours: by
/// its name, by the generator that its first bytes name, or because it is empty.
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
        /// The copy of a document that `fix` wrote.
        case document
        /// A reference or a manifest.
        case output
        /// What Foundation's atomic writing leaves, in any program.
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
