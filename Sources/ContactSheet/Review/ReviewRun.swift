import ContactSheetGallery
import ContactSheetPreviews
import ContactSheetSnapshots
import Foundation

/// Renders and compares the snapshots of a review while its page is open.
@MainActor struct ReviewRun {
    let requests: RequestList<ReviewedSnapshotWriter>
    let executor: any Executor

    /// Adds all snapshots to a session, in the order of the run.
    ///
    /// - Throws: `CancellationError` if the task was canceled, and errors of files and processes.
    func callAsFunction(_ session: ReviewSession) async throws {
        let (snapshots, continuation) = AsyncStream.makeStream(of: ReviewedSnapshot.self)
        let adding = Task.detached {
            for await snapshot in snapshots { await session.add(snapshot) }
        }
        let progress = Progress(total: requests.count, interruption: nil)
        defer { progress.finish() }
        do {
            for try await snapshot in executor.replies(to: requests) {
                continuation.yield(snapshot)
                progress.advance()
            }
            try Task.checkCancellation()
            continuation.finish()
            await adding.value
        } catch {
            continuation.finish()
            await adding.value
            throw error
        }
    }
}
