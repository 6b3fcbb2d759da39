import Foundation
import Synchronization

extension Process {
    private static let start = Mutex(())

    /// Creates the pipes of a process and starts it, while no other thread does.
    ///
    /// Foundation closes the files in a new process that were open before it is started. If another thread
    /// opens pipes or starts a process meanwhile, the new process keeps those open, too: the other one's end
    /// isn't noticed before its own.
    package static func startAlone<Result: Sendable>(
        _ start: () throws -> Result
    ) rethrows -> Result {
        try self.start.withLock { _ in try start() }
    }
}
