import AtomicFiles
import ContactSheetPreviews
import Synchronization
import ZIPArchives

/// The containers that this process has opened, so that their indexes are read once.
enum OpenContainers {
    private static let archives = Mutex<[String: ZIPArchive]>([:])

    /// Returns the container at a path, which is opened again if it has changed.
    ///
    /// - Throws: `SnapshotError` if the file isn't a container.
    static func archive(
        at path: String, _ identity: ZIPArchive.Identity
    ) throws(SnapshotError) -> ZIPArchive {
        if let known = archives.withLock({ $0[path] }), known.identity == identity { return known }
        let archive = try open(path)
        archives.withLock { $0[path] = archive }
        return archive
    }

    /// Opens a container, all of whose entries have names of references.
    static func open(_ path: String) throws(SnapshotError) -> ZIPArchive {
        let archive: ZIPArchive
        do {
            archive = try ZIPArchive(path)
        } catch let error as ZIPError {
            throw .container(path, ContainerDefect(error, of: path))
        } catch let error as FileError {
            throw .container(path, error.code == EISDIR ? .folder : .unreadable)
        } catch {
            throw .container(path, .unreadable)
        }
        if let other = archive.entries.first(where: { !isReference($0.name) }) {
            throw .container(path, .otherEntry(other.name))
        }
        return archive
    }

    private static func isReference(_ path: String) -> Bool {
        ReferenceFormat(path: path) != nil
    }
}

extension ReferenceFormat {
    /// Creates the format of a path of a reference, or returns `nil` if no reference has this path.
    init?(path: String) {
        guard
            let format = Self.allCases.first(where: { path.hasSuffix(".\($0.rawValue)") }),
            SnapshotID(path: String(path.dropLast(format.rawValue.count + 1))) != nil
        else { return nil }
        self = format
    }
}
