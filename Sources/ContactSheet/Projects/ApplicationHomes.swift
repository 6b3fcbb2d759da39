import AtomicFiles
import Foundation
import Synchronization
import Typesetting

/// The home directories of an adopted application: an empty one for each process that runs its code. They
/// are removed with their processes or, if this one is killed, by the next command.
final class ApplicationHomes: Sendable {
    private let folder: TemporaryFolder

    /// Creates the folder of the home directories.
    ///
    /// - Throws: `FileError`.
    init() throws(FileError) {
        let folder = try TemporaryFolder(prefix: "contactsheet-home-")
        self.folder = folder
        Self.folders.withLock { $0.append(folder) }
        TerminationSignals.beforeEnd { folder.remove() }
        atexit {
            for folder in ApplicationHomes.folders.withLock(\.self) { folder.remove() }
        }
    }

    /// The folders of this process.
    private static let folders = Mutex<[TemporaryFolder]>([])

    /// Creates a home directory.
    ///
    /// - Throws: `FileError`.
    func create() throws(FileError) -> ApplicationHome {
        try ApplicationHome(path: "\(folder.path)/\(UUID().uuidString)")
    }
}

/// The home directory of a process that runs an application's code, which finds no file of the user.
struct ApplicationHome: Sendable {
    let path: String

    private static let data = "Library/Application Support"
    private static let caches = "Library/Caches"

    fileprivate init(path: String) throws(FileError) {
        self.path = path
        for folder in ["Documents", Self.data, Self.caches, "tmp"] {
            try Folder.create(path + "/" + folder)
        }
    }

    /// The environment variables of the process.
    var environment: [String: String] {
        [
            "HOME": path, "CFFIXED_USER_HOME": path, "TMPDIR": path + "/tmp",
            // Dates are the same everywhere, and sets and dictionaries have the same order in each run.
            "TZ": "UTC", "SWIFT_DETERMINISTIC_HASHING": "1",
            // Foundation on Linux finds the folders of an app's data and caches by these variables.
            "XDG_DATA_HOME": path + "/" + Self.data, "XDG_CACHE_HOME": path + "/" + Self.caches,
            "XDG_CONFIG_HOME": path + "/.config",
            FontEnvironment.cacheVariable: FontEnvironment.cacheFolder,
        ]
    }

    func remove() { try? FileManager.default.removeItem(atPath: path) }
}
