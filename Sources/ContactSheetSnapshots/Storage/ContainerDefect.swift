import AtomicFiles
import ZIPArchives

/// Why a container of references can't be read or written.
public enum ContainerDefect: Sendable, Hashable {
    /// The path is that of a folder.
    case folder
    case unreadable
    /// What version control, a server, or an interrupted program has left.
    case file(FileDefect)
    case archive(ZIPError)
    /// An entry has a name that no reference has.
    case otherEntry(String)

    init(_ error: ZIPError) {
        self = error == .truncated ? .file(.truncated) : .archive(error)
    }

    /// - Parameter path: The path of the file, whose first bytes may show what it is.
    init(_ error: ZIPError, of path: String) {
        if error == .notArchive, let start = FileStart(path), let defect = FileDefect(start.bytes),
            defect != .truncated
        {
            self = .file(defect)
        } else {
            self.init(error)
        }
    }

    /// Returns the message about a file, with what to do about the defect.
    func message(of path: String) -> String {
        switch self {
        case .folder:
            "\(path): is a folder, but a path that ends in .\(ReferenceContainer.pathExtension) is one"
                + " file with all references — specify another path"
        case .unreadable: "\(path): can't read the file — check its permissions"
        case .file(.conflictMarkers(let line)):
            "\(path):\(line): contains merge conflict markers — restore one version with `git checkout"
                + " --ours`, and record again"
        case .file(let defect): defect.message(of: path)
        case .archive(.notArchive):
            "\(path): not a container of references — move the file, or specify another with"
                + " --snapshots"
        case .archive(.tooLarge): "\(path): would be larger than 4 GB — use a folder of references"
        case .archive(let error): "\(path): \(error) — restore it from version control"
        case .otherEntry(let name):
            "\(path): contains “\(name)”, which isn't a reference — create containers with"
                + " `contactsheet pack`"
        }
    }
}
