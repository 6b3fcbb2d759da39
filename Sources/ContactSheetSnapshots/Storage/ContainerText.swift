import ContactSheetPreviews
import Foundation
import ZIPArchives

/// What the references of a container say, for Git.
public struct ContainerText {
    private let archive: ZIPArchive

    /// - Returns: `nil` if the file isn't a container.
    public init?(_ path: String) {
        guard let archive = try? OpenContainers.open(path) else { return nil }
        self.archive = archive
    }

    /// Calls a function with the text of each reference, in order: its path, then its lines with an indentation, so
    /// that `git diff` shows the path above each change.
    public func forEach(_ body: (String) -> Void) {
        for entry in archive.entries { body(text(of: entry)) }
    }

    private func text(of entry: ZIPArchive.Entry) -> String {
        guard let bytes = try? archive.bytes(of: entry) else {
            return "\(entry.name)\n  damaged\n"
        }
        guard let text = ReferenceText(bytes)?.text else {
            return "\(entry.name)\n  not a reference\n"
        }
        return text.split(separator: "\n").reduce(into: "\(entry.name)\n") { $0 += "  \($1)\n" }
    }
}

extension SnapshotStore {
    /// Returns the references of the container that differ from those of another one, also those that only one has.
    ///
    /// - Parameter path: The path of the other container.
    /// - Returns: `nil` if one of the files isn't a container.
    public func references(differingFrom path: String) -> Set<SnapshotID>? {
        guard let container, let new = try? container.archive(),
            let old = try? OpenContainers.open(path)
        else { return nil }
        let suffix = ".\(format.rawValue)"
        func contents(_ archive: ZIPArchive) -> [String: [Int]] {
            Dictionary(
                archive.entries.map { ($0.name, [$0.size, Int($0.checksum)]) },
                uniquingKeysWith: { first, _ in first })
        }
        let (before, after) = (contents(old), contents(new))
        let names = Set(before.keys).union(after.keys).union(container.pendingPaths)
        return Set(
            names.filter { before[$0] != after[$0] || container.pending.contains($0) }
                .filter { $0.hasSuffix(suffix) }
                .compactMap { SnapshotID(path: String($0.dropLast(suffix.count))) })
    }
}
