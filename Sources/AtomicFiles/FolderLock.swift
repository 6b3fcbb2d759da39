import Foundation

/// A lock of a folder, which the system releases when the process ends. The folder contains no file for it.
public final class FolderLock {
    private let descriptor: Int32

    /// Whether other processes may have the lock, too, if they also share it.
    public enum Use: Sendable {
        case exclusive
        case shared

        fileprivate var operation: Int32 { self == .exclusive ? LOCK_EX : LOCK_SH }
    }

    /// Locks a folder that exists.
    ///
    /// - Parameters:
    ///   - use: Whether other processes may have the lock, too.
    ///   - wait: Called if another process has the lock. Then, this waits for it. Without a function,
    ///     it doesn't.
    /// - Returns: `nil` if another process has the lock, or there is no folder.
    public init?(
        _ path: String, for use: Use = .exclusive, wait: (() -> Void)? = nil
    ) {
        let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC
        descriptor = open(path, flags | (wait == nil ? O_NOFOLLOW : 0))
        guard descriptor >= 0 else { return nil }
        let code = SystemCalls.code { flock(descriptor, use.operation | LOCK_NB) }
        // Some file systems don't have locks.
        guard code == EWOULDBLOCK else { return }
        guard let wait else { return nil }
        wait()
        _ = SystemCalls.code { flock(descriptor, use.operation) }
    }

    deinit { close(descriptor) }
}
