import AtomicFiles
import Foundation

/// The home directory of an adopted application during a run. Its folder is removed when the process ends,
/// or when the next one starts if the process was killed.
struct ApplicationHome {
    private let folder: TemporaryFolder

    private static let prefix = "contactsheet-home-"
    private static let homeVariable = "CONTACTSHEET_APP_HOME"
    /// The process that has the home directory: a program that replaces it has the same number.
    private static let processVariable = "CONTACTSHEET_APP_HOME_PROCESS"

    /// The home directory that was created for this process or for the one that started it as a worker,
    /// or `nil` if there is none.
    static var current: ApplicationHome? {
        let environment = ProcessInfo.processInfo.environment
        guard let path = environment[homeVariable],
            URL(fileURLWithPath: path).lastPathComponent.hasPrefix(prefix),
            WorkerServer.isRequested || isOwn
        else { return nil }
        return ApplicationHome(folder: TemporaryFolder(created: path))
    }

    /// Whether the home directory was created for this process.
    static var isOwn: Bool {
        ProcessInfo.processInfo.environment[processVariable] == String(getpid())
    }

    /// Creates a home directory for the program that replaces this process.
    ///
    /// - Throws: `FileError`.
    static func create() throws(FileError) {
        let home = try TemporaryFolder(prefix: prefix).path
        let (data, caches) = ("Library/Application Support", "Library/Caches")
        for folder in ["Documents", data, caches, "tmp"] {
            try Folder.create(home + "/" + folder)
        }
        setenv(homeVariable, home, 1)
        setenv(processVariable, String(getpid()), 1)
        for variable in ["HOME", "CFFIXED_USER_HOME"] { setenv(variable, home, 1) }
        setenv("TMPDIR", home + "/tmp", 1)
        // Dates are the same everywhere, and sets and dictionaries have the same order in each run.
        setenv("TZ", "UTC", 1)
        setenv("SWIFT_DETERMINISTIC_HASHING", "1", 1)
        // Foundation on Linux finds the folders of an app's data and caches by these variables.
        setenv("XDG_DATA_HOME", home + "/" + data, 1)
        setenv("XDG_CACHE_HOME", home + "/" + caches, 1)
        unsetenv("XDG_CONFIG_HOME")
    }

    /// Removes the folder when the process exits, or a signal ends it.
    func removeAtEnd() {
        let folder = folder
        TerminationSignals.beforeEnd { folder.remove() }
        atexit { ApplicationHome.current?.folder.remove() }
    }
}
