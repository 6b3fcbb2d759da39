import ContactSheetGallery
import ContactSheetPreviews
import ContactSheetSnapshots
import Foundation

/// Renders and compares the snapshots of a review while its page is open.
@MainActor struct ReviewRun {
    let run: WorkerRun
    let writer: ReviewedSnapshotWriter

    /// Adds all snapshots to a session, in the order of the run.
    ///
    /// - Throws: `CancellationError` if the task was canceled, and errors of files and processes.
    func callAsFunction(_ session: ReviewSession) async throws {
        let (snapshots, continuation) = AsyncStream.makeStream(of: ReviewedSnapshot.self)
        let adding = Task.detached {
            for await snapshot in snapshots { await session.add(snapshot) }
        }
        let progress = Progress(total: run.count)
        defer { progress.finish() }
        do {
            let writer = writer
            try await run { outcome in
                try await writer.write(outcome)
            } finish: { snapshot in
                try Task.checkCancellation()
                continuation.yield(snapshot)
                progress.advance()
            }
            continuation.finish()
            await adding.value
        } catch {
            continuation.finish()
            await adding.value
            throw error
        }
    }
}
