import AtomicFiles
import ContactSheetDiagnostics
import ContactSheetPreviews
import Foundation

/// The outcomes of the last comparison of a folder of references, with the files of the snapshots that differed,
/// so that approving writes what was compared and shown.
///
/// They are stored next to the references in the folder `.last-run`, which Git ignores. Nothing is stored on
/// CI, where nothing is approved.
public struct LastComparison: Codable, Sendable {
    /// An outcome, and what it was made of.
    public struct Entry: Codable, Sendable {
        public let outcome: SnapshotOutcome
        /// The new reference, or `nil` if the snapshot can't be approved.
        public let candidate: Candidate?

        public init(_ outcome: SnapshotOutcome, _ candidate: Candidate?) {
            (self.outcome, self.candidate) = (outcome, candidate)
        }
    }

    /// The reference that a snapshot becomes when it's approved.
    public struct Candidate: Codable, Sendable, Hashable {
        /// The digest of its file, which is also the file's name.
        let digest: String
        /// The digest of the reference that it was compared with, or `nil` if there was none.
        let compared: String?
    }

    private let store: SnapshotStore
    private let isKept: Bool
    private var folder: URL { store.runs.appending(path: ".last-run") }
    private var files: URL { folder.appending(path: "compared") }
    private var list: URL { folder.appending(path: "compared.json") }

    public init(
        _ store: SnapshotStore,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        self.store = store
        isKept =
            !SnapshotTest.isOnCI(environment)
            && store.exists
    }

    private func url(_ digest: String) -> URL {
        files.appending(path: "\(digest).\(store.format.rawValue)")
    }

    // MARK: Writing

    /// Removes the stored comparison, before another one begins. A folder that can't be written doesn't prevent
    /// a comparison.
    public func begin() {
        guard isKept else { return }
        unlink(list.path)
        TemporaryFiles.removeLeftovers(in: folder.path)
        TemporaryFiles.removeLeftovers(in: files.path)
        for name in Folder.names(in: files.path) where Self.isStored(name) {
            unlink(files.appending(path: name).path)
        }
        try? AtomicFile.write(Data("*\n".utf8), to: folder.appending(path: ".gitignore").path)
    }

    /// Stores the file of a snapshot that differs.
    ///
    /// - Returns: The entry, without a candidate if the snapshot is the same or can't be stored.
    ///
    /// - Parameter bytes: The file that was compared.
    public func entry(_ outcome: SnapshotOutcome, _ bytes: Data?) -> Entry {
        guard isKept, outcome.canBeApproved, let bytes, let old = try? store.stored(outcome.id)
        else { return Entry(outcome, nil) }
        let new = StoredReference(outcome.id, bytes: bytes)
        guard (try? AtomicFile.write(bytes, to: url(new.digest).path)) != nil else {
            return Entry(outcome, nil)
        }
        return Entry(
            outcome, Candidate(digest: new.digest, compared: old.bytes.map { _ in old.digest }))
    }

    /// Stores the outcomes at the end of the comparison.
    public func finish(_ entries: [Entry]) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard isKept, let data = try? encoder.encode(entries) else { return }
        try? AtomicFile.write(data, to: list.path)
    }

    private static func isStored(_ name: String) -> Bool {
        name.wholeMatch(of: /[0-9a-f]+\.(svg|png)/) != nil
    }

    // MARK: Approving

    /// Returns the entries. Snapshots that have been approved since are the same.
    ///
    /// - Throws: `SnapshotError.nothingCompared` if none are stored.
    public func entries() throws(SnapshotError) -> [Entry] {
        guard let data = try? Data(contentsOf: list),
            let entries = try? JSONDecoder().decode([Entry].self, from: data)
        else { throw .nothingCompared(store.directory.relativePath) }
        return entries.map { entry in
            guard let candidate = entry.candidate,
                let current = try? store.stored(entry.outcome.id),
                current.bytes != nil, current.digest == candidate.digest
            else { return entry }
            var outcome = entry.outcome
            outcome.verdict = .same
            return Entry(outcome, nil)
        }
    }

    /// Returns the new reference of an entry.
    ///
    /// - Throws: `SnapshotError.comparedOtherwise` if the reference has changed since, or if what was compared
    ///   isn't stored.
    public func reference(_ entry: Entry) throws(SnapshotError) -> StoredReference {
        let id = entry.outcome.id
        guard let candidate = entry.candidate,
            let bytes = try? Data(contentsOf: url(candidate.digest))
        else { throw .comparedOtherwise(id, "what was compared isn't stored") }
        let new = StoredReference(id, bytes: bytes)
        guard new.digest == candidate.digest else {
            throw .comparedOtherwise(id, "what was compared has been changed")
        }
        let old = try store.stored(id)
        // Another process may have approved it just now.
        guard old == new || old.bytes.map({ _ in old.digest }) == candidate.compared else {
            throw .comparedOtherwise(id, "the reference has changed since")
        }
        return new
    }
}

extension SnapshotOutcome {
    /// Whether `approve` would replace the reference or add one.
    public var canBeApproved: Bool {
        switch verdict {
        case .changed, .missing: true
        case .same, .new, .obsolete, .flaky, .failed: false
        }
    }
}

extension StoredReference {
    /// An identifier of the contents, which depends on all bytes.
    public var digest: String { StableHash.identifier(of: bytes ?? Data()) }
}
