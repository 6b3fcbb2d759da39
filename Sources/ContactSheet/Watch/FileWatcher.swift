import Foundation
import Glibc
import Synchronization

/// Reports the files that change in folders, by inotify.
///
/// Folders are watched, not files, because editors save by renaming a new file.
final class FileWatcher: Sendable {
    private struct State {
        /// The folders by the numbers of their watches.
        var folders: [Int32: String] = [:]
        var watched: Set<String> = []
        /// Folders in which new folders are watched, too.
        var recursive: Set<String> = []
        var changed: Set<String> = []
    }

    /// An element after each change. Several changes can be one element.
    let changes: AsyncStream<Void>
    private let continuation: AsyncStream<Void>.Continuation
    private let descriptor: Int32
    private let state = Mutex(State())

    /// How long no other change must follow before a change is reported: programs write several
    /// files, or one in several steps.
    private static let quiet: Int32 = 20

    init() throws(WatchError) {
        descriptor = inotify_init1(Int32(IN_CLOEXEC))
        guard descriptor >= 0 else { throw .notAvailable(code: errno) }
        (changes, continuation) = AsyncStream.makeStream(
            of: Void.self, bufferingPolicy: .bufferingNewest(1))
        Thread.detachNewThread { [self] in readEvents() }
    }

    /// Watches the files of a folder.
    ///
    /// - Parameter isRecursive: Whether all folders in it are watched, too, except hidden ones.
    func watch(_ folder: String, isRecursive: Bool) {
        state.withLock { Self.watch(folder, isRecursive: isRecursive, descriptor, &$0) }
    }

    /// Returns the paths of the files that changed since the last call.
    func takeChanges() -> Set<String> {
        state.withLock { state in
            defer { state.changed = [] }
            return state.changed
        }
    }

    private static func watch(
        _ folder: String, isRecursive: Bool, _ descriptor: Int32, _ state: inout State
    ) {
        if isRecursive { state.recursive.insert(folder) }
        if state.watched.insert(folder).inserted {
            let events =
                IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_ONLYDIR
            let number = inotify_add_watch(descriptor, folder, UInt32(events))
            if number >= 0 { state.folders[number] = folder }
        }
        guard isRecursive else { return }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names where !name.hasPrefix(".") {
            let path = folder + "/" + name
            var found = stat()
            guard lstat(path, &found) == 0, found.st_mode & S_IFMT == S_IFDIR else { continue }
            watch(path, isRecursive: true, descriptor, &state)
        }
    }

    private func readEvents() {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            guard count > 0 else {
                if count < 0, errno == EINTR { continue }
                return
            }
            note(buffer.prefix(count))
            var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            if Glibc.poll(&poll, 1, Self.quiet) == 0 { continuation.yield() }
        }
    }

    private func note(_ bytes: some Collection<UInt8>) {
        let bytes = Array(bytes)
        let header = MemoryLayout<inotify_event>.size
        var start = 0
        while start + header <= bytes.count {
            let event = bytes[start...].withUnsafeBytes {
                $0.loadUnaligned(as: inotify_event.self)
            }
            let end = start + header + Int(event.len)
            let name = String(
                decoding: bytes[(start + header)..<end].prefix { $0 != 0 }, as: UTF8.self)
            start = end
            state.withLock { note(name, event, &$0) }
        }
    }

    private func note(_ name: String, _ event: inotify_event, _ state: inout State) {
        if event.mask & UInt32(IN_Q_OVERFLOW) != 0 {
            state.changed.formUnion(state.watched)
        }
        guard let folder = state.folders[event.wd] else { return }
        if event.mask & UInt32(IN_IGNORED) != 0 {
            state.folders[event.wd] = nil
            state.watched.remove(folder)
        } else if !name.isEmpty {
            let path = folder + "/" + name
            let isFolder = event.mask & UInt32(IN_ISDIR) != 0
            let appears = event.mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0
            if isFolder, appears, state.recursive.contains(folder), !name.hasPrefix(".") {
                Self.watch(path, isRecursive: true, descriptor, &state)
            }
            // A new file is complete when it's closed.
            if isFolder || event.mask & UInt32(IN_CREATE) == 0 { state.changed.insert(path) }
        }
    }
}

/// Why files can't be watched.
package enum WatchError: Error, CustomStringConvertible {
    case notAvailable(code: Int32)
    case noPackage
    case packageNotFound(executable: String)

    package var description: String {
        switch self {
        case .notAvailable(let code):
            "changes of files can't be watched: \(String(cString: strerror(code)))"
        case .noPackage:
            "--package is for the executable of a package with previews — omit it to watch"
                + " documents"
        case .packageNotFound(let executable):
            "\(executable): the executable isn't in the folder of its package — specify the folder"
                + " with --package"
        }
    }
}
