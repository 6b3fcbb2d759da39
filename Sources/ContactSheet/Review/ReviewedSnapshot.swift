import AtomicFiles
import ContactSheetPreviews
import ContactSheetSnapshots
import Foundation

/// A snapshot of a review, and the reference that it becomes if it's accepted.
struct ReviewedSnapshot: Codable, Sendable {
    let written: GallerySnapshotWriter.Written
    /// The path of the new reference in the folder of the review, or `nil` if the snapshot can't be
    /// accepted.
    var candidate: String?
    /// The digest of the new reference.
    var digest: String?

    /// The snapshot's name.
    var id: String { "\(written.entry.preview)/\(written.snapshot.configuration.name)" }
}

/// Writes a snapshot for the page, and the reference that it becomes.
struct ReviewedSnapshotWriter: Sendable {
    let folder: ReviewFolder
    let test: SnapshotTest?

    func write(_ outcome: PreviewOutcome) async throws(FileError) -> ReviewedSnapshot {
        let writer = GallerySnapshotWriter(folder: folder.page, test: test)
        let (written, comparison) = try await writer.writeCompared(outcome)
        var reviewed = ReviewedSnapshot(written: written)
        guard let test, written.outcome?.canBeApproved == true, let bytes = comparison?.snapshot
        else { return reviewed }
        let digest = RejectedSnapshots.digest(of: bytes)
        let path = "\(digest).\(test.store.format.rawValue)"
        try AtomicFile.write(bytes, to: folder.candidates.appending(path: path).path)
        reviewed.candidate = path
        reviewed.digest = digest
        return reviewed
    }
}

extension SnapshotOutcome {
    /// Whether `approve` would replace the reference or add one.
    var canBeApproved: Bool {
        switch verdict {
        case .changed, .missing: true
        case .same, .new, .obsolete, .flaky, .failed: false
        }
    }
}
