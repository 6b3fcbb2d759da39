import Foundation
import Synchronization

/// The temporary files of this process, and those that earlier processes left.
///
/// Each is called `.contactsheet-PROCESS-NUMBER.tmp` and is locked (`flock`) while it is written.
/// The system releases the lock when the process ends, however it ends: a temporary file without
/// one is a leftover. A process id alone wouldn't show that, because ids are used again, in
/// containers within seconds.
public enum TemporaryFiles {
    private struct State {
        /// The paths of the files that exist now.
        var paths: Set<String> = []
        /// How many were created.
        var count = 0
        /// The folders in which leftovers were looked for.
        var searched: Set<String> = []
        /// Whether the process is ending.
        var isClosed = false
        var removesAtExit = false
    }

    private static let state = Mutex(State())

    /// Removes all temporary files of this process, which can't create another one after that.
    ///
    /// For a process that is about to end; it runs at every ordinary exit.
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

    /// The process that a temporary file's name states, or `nil` for other names.
    static func process(of name: String) -> pid_t? {
        let pattern = #/\.contactsheet-([0-9]+)-[0-9]+\.tmp/#
        return name.wholeMatch(of: pattern).flatMap { pid_t($0.output.1) }
    }

    private static func removeUnlocked(_ path: String, process: pid_t) {
        let descriptor = Foundation.open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        let code = SystemCalls.code { flock(descriptor, LOCK_EX | LOCK_NB) }
        // Where a file system has no locks, the process id has to do.
        let isInUse = code != 0 && (code == EWOULDBLOCK || kill(process, 0) == 0 || errno != ESRCH)
        if !isInUse { unlink(path) }
    }
}

/// A temporary file that exists, with its locked descriptor.
struct TemporaryFile {
    let path: String
    let descriptor: Int32
}

extension TemporaryFiles {
    /// Creates a temporary file; leftovers in its folder are removed before the first.
    static func create(in folder: String) throws(SystemCallError) -> TemporaryFile {
        let isFirst = state.withLock { $0.searched.insert(folder).inserted }
        if isFirst { removeLeftovers(in: folder) }
        for _ in 0..<1000 {
            switch createUnlocked(in: folder) {
            case .failure(let error):
                if error.code != EEXIST { throw error }
            case .success(let file):
                // Another process may have taken the file for a leftover before it was locked.
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

    /// Gives the file another name and ends its use, unless that fails.
    ///
    /// - Returns: The error number; 0 if the file has its new name.
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

    /// Runs `body` alone; waits for the end of the process when that has begun.
    private static func whileOpen<Value: Sendable>(_ body: (inout State) -> Value) -> Value {
        while true {
            let result = state.withLock { $0.isClosed ? nil : body(&$0) }
            if let result { return result }
            sleep(1)
        }
    }
}
