import Foundation
import Synchronization

/// The temporary files of this process, and those that earlier processes left behind.
///
/// Their names are `.contactsheet-PROCESS-NUMBER.tmp`, and they are locked (`flock`) while they are
/// written. The system releases the lock when the process ends for any reason, so a temporary file
/// without a lock is a leftover. A process ID alone isn't sufficient, because IDs are reused, in
/// containers within seconds.
public enum TemporaryFiles {
    private struct State {
        /// The paths of the existing files.
        var paths: Set<String> = []
        /// The number of files created.
        var count = 0
        /// The folders that have been searched for leftovers.
        var searched: Set<String> = []
        /// Whether the process is ending.
        var isClosed = false
        var removesAtExit = false
    }

    private static let state = Mutex(State())

    /// Removes all temporary files of this process, which can't create any after that.
    ///
    /// Called when the process is about to end, including every ordinary exit.
    public static func removeAll() {
        state.withLock { state in
            state.isClosed = true
            for path in state.paths { unlink(path) }
            state.paths = []
        }
    }

    /// Removes the temporary files in a folder whose processes have ended.
    public static func removeLeftovers(in folder: String) {
        for name in Folder.names(in: folder) where name.hasPrefix(".") {
            let path = folder + "/" + name
            if let process = process(of: name) {
                removeUnlocked(path, process: process)
            } else if EarlierLeftover.matches(name: name, path: path) {
                unlink(path)
            }
        }
    }

    /// Returns the process ID in a temporary file's name, or `nil` for other names.
    static func process(of name: String) -> pid_t? {
        let pattern = #/\.contactsheet-([0-9]+)-[0-9]+\.tmp/#
        return name.wholeMatch(of: pattern).flatMap { pid_t($0.output.1) }
    }

    private static func removeUnlocked(_ path: String, process: pid_t) {
        let descriptor = Foundation.open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        let code = SystemCalls.code { flock(descriptor, LOCK_EX | LOCK_NB) }
        // If a file system doesn't support locks, the process ID has to suffice.
        let isInUse = code != 0 && (code == EWOULDBLOCK || kill(process, 0) == 0 || errno != ESRCH)
        if !isInUse { unlink(path) }
    }
}

/// An existing temporary file with its locked descriptor.
struct TemporaryFile {
    let path: String
    let descriptor: Int32
}

extension TemporaryFiles {
    /// Creates a temporary file. Leftovers in its folder are removed before the first one is
    /// created.
    static func create(in folder: String) throws(SystemCallError) -> TemporaryFile {
        let isFirst = state.withLock { $0.searched.insert(folder).inserted }
        if isFirst { removeLeftovers(in: folder) }
        for _ in 0..<1000 {
            switch createUnlocked(in: folder) {
            case .failure(let error):
                if error.code != EEXIST { throw error }
            case .success(let file):
                // Another process may have mistaken the file for a leftover before it was locked.
                let code = SystemCalls.code { flock(file.descriptor, LOCK_EX | LOCK_NB) }
                var found = stat()
                if code != EWOULDBLOCK, fstat(file.descriptor, &found) == 0, found.st_nlink > 0 {
                    return file
                }
                discard(file)
            }
        }
        throw SystemCallError(code: EEXIST)
    }

    private static func createUnlocked(
        in folder: String
    ) -> Result<TemporaryFile, SystemCallError> {
        whileOpen { state in
            if !state.removesAtExit {
                state.removesAtExit = true
                atexit { TemporaryFiles.removeAll() }
            }
            state.count += 1
            let path = "\(folder)/.contactsheet-\(getpid())-\(state.count).tmp"
            let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
            return SystemCalls.retrying { Foundation.open(path, flags, 0o666) }.map { descriptor in
                state.paths.insert(path)
                return TemporaryFile(path: path, descriptor: descriptor)
            }
        }
    }

    /// Renames the file and closes it, unless renaming fails.
    ///
    /// - Returns: The error number, or 0 if the file was renamed.
    static func move(_ file: TemporaryFile, to path: String) -> Int32 {
        whileOpen { state in
            let code = SystemCalls.code { rename(file.path, path) }
            if code == 0 { state.paths.remove(file.path) }
            return code
        }
    }

    /// Closes the file, and removes it unless it was moved.
    static func discard(_ file: TemporaryFile) {
        whileOpen { state in
            if state.paths.remove(file.path) != nil { unlink(file.path) }
        }
        close(file.descriptor)
    }

    /// Runs `body` under the lock. If the process has begun to end, waits for the end instead.
    private static func whileOpen<Value: Sendable>(_ body: (inout State) -> Value) -> Value {
        while true {
            let result = state.withLock { $0.isClosed ? nil : body(&$0) }
            if let result { return result }
            sleep(1)
        }
    }
}
