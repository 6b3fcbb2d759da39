import AtomicFiles
import Foundation
import Synchronization
import ZIPArchives

/// The file of a container that is written.
struct ContainerFile {
    /// Where the contents of an entry are from.
    enum Source: Sendable {
        /// The old container. Its bytes are copied without decompressing them.
        case entry(ZIPArchive.Entry)
        /// The function, whose result is compressed; `nil` for no entry. The old entry is kept if it's equal.
        case changed(ZIPArchive.Entry?, @Sendable () throws -> Data?)

        var entry: ZIPArchive.Entry? {
            switch self {
            case .entry(let entry): entry
            case .changed(let entry, _): entry
            }
        }
    }

    let path: String
    /// The archive of the old entries.
    let old: ZIPArchive?

    /// The entries that are in memory at the same time.
    private static let batch = 64

    /// Replaces the file with one of these entries, atomically. Nothing is written if they are those of the old one.
    ///
    /// - Throws: `FileError`, `SnapshotError`, or what the sources throw.
    func write(_ sources: [String: Source]) throws {
        let names = sources.keys.sorted(by: ZIPWriter.precedes)
        let file = try AtomicFile(target)
        var writer = ZIPWriter { try file.write($0) }
        var isChanged = old == nil
        do {
            for start in stride(from: 0, to: names.count, by: Self.batch) {
                let batch = names[start..<min(start + Self.batch, names.count)]
                let contents = try contents(of: batch.compactMap { sources[$0] })
                for (name, (content, isNew)) in zip(batch, contents) {
                    isChanged = isChanged || isNew
                    if let content { try writer.add(name, content) }
                }
            }
            guard isChanged else { return }
            try writer.finish()
        } catch let error as ZIPError {
            throw SnapshotError.container(path, ContainerDefect(error))
        }
        try file.commit(isSynchronized: true)
    }

    /// The file that is replaced if the path is a link.
    private var target: String {
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// Returns the contents, compressed on all cores, and whether they differ from the old ones.
    private func contents(of sources: [Source]) throws -> [(ZIPContent?, Bool)] {
        let results = Mutex<[Int: Result<(ZIPContent?, Bool), any Error>]>([:])
        DispatchQueue.concurrentPerform(iterations: sources.count) { place in
            let result = Result { try content(of: sources[place]) }
            results.withLock { $0[place] = result }
        }
        return try results.withLock { results in
            try sources.indices.compactMap { try results[$0]?.get() }
        }
    }

    private func content(of source: Source) throws -> (ZIPContent?, Bool) {
        switch source {
        case .entry(let entry): return (try old?.content(of: entry), false)
        case .changed(let entry, let contents):
            guard let bytes = try contents() else { return (nil, entry != nil) }
            if let entry, let old, entry.size == bytes.count,
                (try? old.bytes(of: entry)) == bytes
            {
                return (try old.content(of: entry), false)
            }
            return (try ZIPContent(compressing: bytes), true)
        }
    }
}
