import AtomicFiles
import ContactSheetDiagnostics
import ContactSheetPreviews
import ContactSheetSnapshots
import Escaping
import Foundation

/// The snapshots that were the same as their references in earlier runs. They aren't laid out again while
/// everything that they depend on is the same: the executable, the environment, the options, the files that they
/// read, and the reference.
///
/// The cache is a file in the user's folder for caches. One that isn't intact is ignored, and so is that of
/// another context.
struct OutcomeCache {
    /// A snapshot that was the same.
    private struct Entry: Codable {
        /// The digest of the reference.
        let reference: String
        /// How long the snapshot took, in seconds.
        let seconds: Double
    }

    private struct Contents: Codable {
        let context: RunContext
        let entries: [String: Entry]
    }

    private let path: String
    private let context: RunContext
    private let test: SnapshotTest
    private var entries: [String: Entry] = [:]

    /// The user's folder of the caches of all previews.
    static var folder: String { "\(UserFolders.caches)/contactsheet/outcomes" }

    /// Reads the cache of these previews; `nil` if what they depend on can't be determined.
    @MainActor init?(
        _ previews: ChosenPreviews, _ test: SnapshotTest, in folder: String = OutcomeCache.folder
    ) {
        guard let context = try? RunContext(previews, test), !context.files.isTooLarge else {
            return nil
        }
        let place =
            [
                test.store.directory.standardizedFileURL.path, CommandLine.arguments.first ?? "",
            ] + previews.input.documents
        let name = StableHash(place.joined(separator: "\0")).digits
        path = "\(folder)/\(name).json"
        self.context = context
        self.test = test
        guard let old = Self.contents(at: path), old.context.digest == context.digest else {
            return
        }
        let changed = context.files.changes(since: old.context.files)
        let affected = AffectedPreviews(
            of: previews.all, areInCode: !CommandInput.current.readsDocuments, changed, test.store)
        entries = old.entries.filter { name, _ in
            SnapshotID(name: name).map { !affected.include($0) } ?? false
        }
    }

    /// Returns the outcome of a snapshot that is certainly the same, or `nil` if it has to be compared.
    func outcome(of preview: Preview, _ configuration: Configuration) -> MeasuredOutcome? {
        guard let entry = entries[SnapshotID(preview, configuration).name] else { return nil }
        let id = test.referenceID(preview: preview.name, configuration)
        guard let reference = try? test.store.stored(id), reference.bytes != nil,
            reference.digest == entry.reference
        else { return nil }
        let outcome = SnapshotOutcome(
            preview: preview.name, name: configuration.name, configuration: configuration,
            verdict: .same, file: preview.source?.path)
        return MeasuredOutcome(
            entry: LastComparison.Entry(outcome, nil), seconds: entry.seconds,
            sameReference: entry.reference)
    }

    /// Stores the outcomes of a run, with those of earlier runs that are still known. A folder that can't be
    /// written doesn't prevent a test.
    func save(_ outcomes: [MeasuredOutcome]) {
        var entries = entries
        for outcome in outcomes {
            entries[outcome.outcome.id.name] = outcome.sameReference.map {
                Entry(reference: $0, seconds: outcome.seconds)
            }
        }
        let contents = Contents(context: context, entries: entries)
        guard let json = try? JSONEncoder.stable().encode(contents) else { return }
        try? AtomicFile.write(Data("\(StableHash(words: json).digits)\n".utf8) + json, to: path)
        removeOld()
    }

    /// How long a file is kept that no run uses, in seconds: 30 days.
    private static let longestAge = 30.0 * 24 * 3600

    /// Removes the files of folders that aren't tested anymore.
    private func removeOld() {
        let folder = Folder.parent(of: path)
        for name in Folder.names(in: folder)
        where name.wholeMatch(of: /[0-9a-f]{16}\.json/) != nil {
            var status = stat()
            let file = "\(folder)/\(name)"
            guard stat(file, &status) == 0 else { continue }
            let age = Date.now.timeIntervalSince1970 - Double(status.st_mtim.tv_sec)
            if age > Self.longestAge { unlink(file) }
        }
    }

    /// Returns the contents of an intact file of this user. Its first line is the digest of the rest.
    private static func contents(at path: String) -> Contents? {
        var status = stat()
        guard stat(path, &status) == 0, status.st_uid == geteuid(),
            let file = FileManager.default.contents(atPath: path),
            let end = file.firstIndex(of: 0x0A)
        else { return nil }
        let json = file[file.index(after: end)...]
        guard String(decoding: file[..<end], as: UTF8.self) == StableHash(words: json).digits
        else { return nil }
        return try? JSONDecoder().decode(Contents.self, from: json)
    }
}
