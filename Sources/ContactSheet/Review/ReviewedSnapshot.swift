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
    /// The summaries of the causes by which the snapshot is in groups.
    var causes: [String] = []

    /// The snapshot's name.
    var name: String { written.snapshot.id(of: written.entry.preview).name }
}

/// Writes a snapshot for the page, and the reference that it becomes.
struct ReviewedSnapshotWriter: SnapshotJob {
    let folder: ReviewFolder
    let test: SnapshotTest?

    private var writer: GallerySnapshotWriter {
        GallerySnapshotWriter(folder: folder.page, test: test)
    }
    var options: RecordingOptions { writer.options }
    var showsDesigns: Bool { writer.showsDesigns }

    func output(
        of outcome: PreviewOutcome, from preview: Preview
    ) async throws -> ReviewedSnapshot {
        let (written, comparison) = try await writer.writeCompared(outcome, preview)
        var reviewed = ReviewedSnapshot(written: written)
        reviewed.causes = ChangeGroup.all(of: [written.outcome].compactMap(\.self)).map(\.summary)
        guard let test, written.outcome?.canBeApproved == true, let bytes = comparison?.snapshot
        else { return reviewed }
        let digest = StoredReference(outcome.id, bytes: bytes).digest
        let path = "\(digest).\(test.store.format.rawValue)"
        try AtomicFile.write(bytes, to: folder.candidates.appending(path: path).path)
        reviewed.candidate = path
        reviewed.digest = digest
        return reviewed
    }
}
