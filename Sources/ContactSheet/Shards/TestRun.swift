import ArgumentParser
import ContactSheetDiagnostics
import ContactSheetPreviews
import ContactSheetSnapshots

/// The result of `test`: of all snapshots, or of one shard.
struct TestRun: Sendable {
    /// An outcome with its place in the run of all shards, from 0.
    struct Entry: Codable, Sendable, Hashable {
        let index: Int
        let outcome: SnapshotOutcome
    }

    var shard = Shard.whole
    /// The names of the snapshots of all shards, in the order of the run.
    var names: RunNames
    /// The outcomes of this shard's snapshots, in the order of the run.
    var entries: [Entry]
    /// The obsolete references, which only the first shard finds.
    var obsolete: [SnapshotOutcome] = []
    /// The errors of documents that couldn't be read.
    var errors: [String] = []
    var update = ReferenceUpdate.none
    /// Whether two revisions were compared, without references.
    var isOfRevisions = false
    /// What counts as a difference.
    var tolerance = SnapshotTolerance.exact
    /// The command line as words, beginning with the program.
    var arguments: [String]
}

/// The number and the digest of the names of a run's snapshots. All shards of a run have the same.
struct RunNames: Codable, Sendable, Hashable {
    let count: Int
    let digest: String

    init(_ snapshots: [SnapshotID]) {
        count = snapshots.count
        digest = StableHash(snapshots.map(\.name).joined(separator: "\n")).digits
    }

    init(count: Int, digest: String) {
        self.count = count
        self.digest = digest
    }
}

extension TestRun {
    /// All outcomes, in the order of the report.
    var outcomes: [SnapshotOutcome] { entries.map(\.outcome) + obsolete }

    var policy: SnapshotTest.Policy { update.policy }

    /// The options that don't belong to the whole run: the shard and its report.
    static let ownOptions: Set<String> = ["shard", "reporter", "output"]

    /// Throws the exit status, unless all snapshots are the same.
    func finish() throws {
        if !errors.isEmpty || outcomes.contains(where: \.verdict.isFailure) {
            throw ExitCode.couldNotRun
        }
        guard outcomes.allSatisfy({ $0.passes(policy) }) else { throw ExitCode.different }
    }
}
