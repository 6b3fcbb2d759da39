import Foundation
import Previews

/// The folder of references: `<Preview>/<device>.<orientation>[.<variant>…].svg`.
public struct SnapshotStore: Sendable {
    public let directory: URL

    public init(directory: URL) {
        self.directory = directory
    }

    public func url(preview: String, name: String) -> URL {
        directory.appending(path: preview, directoryHint: .isDirectory)
            .appending(path: name + ".svg")
    }

    /// Nil where there is no such reference.
    func read(preview: String, name: String) throws(SnapshotError) -> ReferenceFile? {
        let url = url(preview: preview, name: name)
        guard FileManager.default.fileExists(atPath: url.path) else { return nil }
        do {
            return ReferenceFile(bytes: try Data(contentsOf: url))
        } catch {
            throw .unreadable(url.path)
        }
    }

    /// Writes atomically: a reader finds the old reference or the new one, whenever it looks.
    ///
    /// What a killed run leaves behind has a name of its own, which the next run takes again.
    func write(_ bytes: [UInt8], preview: String, name: String) throws(SnapshotError) {
        let url = url(preview: preview, name: name)
        let folder = url.deletingLastPathComponent()
        let partial = folder.appending(path: ".\(name).svg.partial")
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true)
            try Data(bytes).write(to: partial)
        } catch {
            throw .unwritable(url.path)
        }
        guard rename(partial.path, url.path) == 0 else { throw .unwritable(url.path) }
    }

    func remove(preview: String, name: String) throws(SnapshotError) {
        let url = url(preview: preview, name: name)
        do {
            try FileManager.default.removeItem(at: url)
        } catch {
            throw .unwritable(url.path)
        }
    }

    /// Every reference as (preview, name), sorted.
    func all() -> [(preview: String, name: String)] {
        guard let paths = FileManager.default.enumerator(atPath: directory.path) else { return [] }
        var found: [(preview: String, name: String)] = []
        for case let path as String in paths where path.hasSuffix(".svg") {
            let parts = path.split(separator: "/")
            guard parts.count > 1 else { continue }
            found.append(
                (parts.dropLast().joined(separator: "/"), String(parts[parts.count - 1].dropLast(4))))
        }
        return found.sorted { ($0.preview, $0.name) < ($1.preview, $1.name) }
    }
}

/// What can go wrong with the folder of references.
public enum SnapshotError: Error, Sendable, Hashable {
    case unreadable(String)
    case unwritable(String)
    case unpaintable(String)
    case recordingOnCI
}

extension SnapshotError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unreadable(let path): "\(path): cannot be read; check its permissions"
        case .unwritable(let path): "\(path): cannot be written; check the folder's permissions"
        case .unpaintable(let what): "\(what): librsvg cannot paint it; record it anew"
        case .recordingOnCI:
            "references are not recorded on CI (CI is set); record them on your machine,"
                + " look at them, and commit them"
        }
    }
}
