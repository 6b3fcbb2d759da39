import ContactSheetSnapshots
import Escaping
import Foundation

/// The file that a shard writes for `merge`: its outcomes, and what the report of the whole run
/// requires.
struct Blob: Codable, Sendable {
    /// The version of the format. A change of the format, also of the types of outcomes, requires
    /// another one.
    static let currentVersion = 1
    static let currentGenerator = "contactsheet \(Version.current)"

    let arguments: [String]
    let errors: [String]
    let generator: String
    /// `nil` in other shards than the first.
    let obsolete: [SnapshotOutcome]?
    let outcomes: [TestRun.Entry]
    /// The names of the whole run's snapshots.
    let run: RunNames
    let shard: Int
    let shards: Int
    /// A description of what counts as a difference, which is the same in all shards.
    let tolerance: String
    let update: String
    let version: Int

    init(_ run: TestRun) {
        arguments = run.arguments.without(TestRun.ownOptions)
        errors = run.errors
        generator = Self.currentGenerator
        obsolete = run.shard.index == 1 ? run.obsolete : nil
        outcomes = run.entries
        self.run = run.names
        shard = run.shard.index
        shards = run.shard.count
        tolerance = run.tolerance.description
        update = run.update.rawValue
        version = Self.currentVersion
    }

    /// The contents of the file.
    var text: String {
        // Everything in a blob can be encoded.
        let json = (try? LosslessJSON.encode(self)) ?? Data()
        return JSONText.forTerminals(json) + "\n"
    }
}

extension Blob {
    private struct Header: Decodable {
        let generator: String
        let version: Int
        let shards: Int
    }

    /// Reads a file.
    ///
    /// - Throws: `BlobError` for another file, or one of another version.
    init(contentsOf path: String) throws(BlobError) {
        let data: Data
        do {
            data = try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            throw FileManager.default.fileExists(atPath: path) ? .unreadable(path) : .noFile(path)
        }
        try self.init(data, path: path)
    }

    init(_ data: Data, path: String) throws(BlobError) {
        guard let header = try? LosslessJSON.decode(Header.self, from: data),
            header.generator.wholeMatch(of: /contactsheet [0-9A-Za-z.+-]{1,64}/) != nil
        else { throw .notABlob(path) }
        guard header.generator == Self.currentGenerator else {
            throw .otherVersion(path, header.generator)
        }
        guard header.version == Self.currentVersion else {
            throw .otherFormat(path, header.version)
        }
        guard let blob = try? LosslessJSON.decode(Blob.self, from: data), blob.isValid else {
            throw .damaged(path)
        }
        self = blob
    }

    private var isValid: Bool {
        Shard(index: shard, count: shards) != nil && ReferenceUpdate(rawValue: update) != nil
            && run.count >= 0 && outcomes.allSatisfy { (0..<run.count).contains($0.index) }
    }
}

/// An error in the blobs of a run.
enum BlobError: Error, Hashable, CustomStringConvertible {
    case noFile(String)
    case unreadable(String)
    case notABlob(String)
    case damaged(String)
    case otherVersion(String, String)
    /// A blob of another version of the format, whose generator has the same version.
    case otherFormat(String, Int)
    /// Two blobs are of different runs.
    case otherRun(String, than: String)
    /// The runs of two blobs were divided into different numbers of shards.
    case otherCount(String, String, than: String, String)
    case duplicate(String, String, shard: String)
    case missing([Int], count: Int)
    /// A snapshot is in no shard, or in two.
    case dividedDifferently

    var description: String {
        switch self {
        case .noFile(let path):
            "\(path): no such file — specify the blobs of all shards"
        case .unreadable(let path):
            "\(path): can't read the file — check its permissions"
        case .notABlob(let path):
            "\(path): not a blob — specify files of `test --reporter blob`"
        case .damaged(let path):
            "\(path): not a complete blob — run its shard again"
        case .otherVersion(let path, let generator):
            "\(path): written by \(generator), but this is \(Blob.currentGenerator) — use one"
                + " version for all shards and for merge"
        case .otherFormat(let path, let version):
            "\(path): format \(version) of blobs, but this \(Blob.currentGenerator) reads format"
                + " \(Blob.currentVersion) — use one build for all shards and for merge"
        case .otherRun(let path, let other):
            "\(path): not of the same run as \(other), because their snapshots or options differ —"
                + " specify the blobs of one run"
        case .otherCount(let path, let shard, let other, let otherShard):
            "\(path) is \(shard), but \(other) is \(otherShard) — specify the blobs of one run"
        case .duplicate(let path, let other, let shard):
            "\(path): \(shard) is also \(other) — specify each shard once"
        case .missing(let indices, let count):
            "\(Self.list(indices)) of \(count) \(indices.count == 1 ? "is" : "are") missing — specify"
                + " the blobs of all shards"
        case .dividedDifferently:
            "the shards were divided by different durations — run all with the same durations.json"
        }
    }

    /// Returns text such as `shards 2, 3, and 7`.
    private static func list(_ indices: [Int], limit: Int = 5) -> String {
        guard indices.count > 1 else { return "shard \(indices.first ?? 0)" }
        var words = indices.map(String.init)
        if words.count > limit {
            words = words.prefix(limit - 1) + ["\(words.count - limit + 1) more"]
        }
        let others = words.dropLast().joined(separator: ", ")
        return "shards \(others)\(words.count > 2 ? "," : "") and \(words[words.count - 1])"
    }
}
