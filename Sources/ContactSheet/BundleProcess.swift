import Foundation

/// Runs an executable inside the bundle of its application, as iOS does, with a home directory of its
/// own. The application's code finds its resources in the main bundle, and no file of the user.
struct BundleProcess {
    private let bundle: URL
    /// The words of the command if the process has none.
    private let defaultCommand: [String]
    private static let homeVariable = "CONTACTSHEET_APP_HOME"

    init(_ bundle: URL, defaultCommand: [String]) {
        self.bundle = bundle.standardizedFileURL
        self.defaultCommand = defaultCommand
    }

    /// Replaces this process with the same executable in the bundle, unless it runs there already.
    func enter() {
        let own = "/proc/self/exe"
        let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: own)) ?? own
        let executable = URL(fileURLWithPath: path)
        guard executable.deletingLastPathComponent().standardizedFileURL.path != bundle.path else {
            removeHomeAtExit()
            return
        }
        let copy = bundle.appending(path: executable.lastPathComponent)
        // The executable is replaced by each build, so a link to it isn't kept.
        unlink(copy.path)
        if link(executable.path, copy.path) != 0 {
            try? FileManager.default.copyItem(at: executable, to: copy)
        }
        createHome()
        let words = Self.withoutFixtures(CommandLine.arguments)
        var arguments =
            (words + (words.count == 1 ? defaultCommand : [])).map { strdup($0) } + [nil]
        execv(copy.path, &arguments)
        // Without a bundle, the application's resources aren't found, but its screens are.
    }

    /// Removes the option `--network-fixtures`, which is for the process that is started.
    private static func withoutFixtures(_ words: [String]) -> [String] {
        let name = "--network-fixtures"
        var words = words
        while let index = words.firstIndex(where: { $0 == name || $0.hasPrefix(name + "=") }) {
            let value = words[index].dropFirst(name.count + 1)
            words.remove(at: index)
            let path =
                value.isEmpty && index < words.count ? words.remove(at: index) : String(value)
            setenv("CONTACTSHEET_NETWORK_FIXTURES", URL(fileURLWithPath: path).path, 1)
        }
        return words
    }

    private func createHome() {
        var template = Array("/tmp/contactsheet-home-XXXXXX".utf8CString)
        guard let name = mkdtemp(&template) else { return }
        let home = String(cString: name)
        let (data, caches) = ("Library/Application Support", "Library/Caches")
        for folder in ["Documents", data, caches, "tmp"] {
            try? FileManager.default.createDirectory(
                atPath: home + "/" + folder, withIntermediateDirectories: true)
        }
        setenv(Self.homeVariable, home, 1)
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

    /// Workers use the home directory of the process that starts them, which removes it.
    private func removeHomeAtExit() {
        guard !WorkerServer.isRequested, getenv(Self.homeVariable) != nil else { return }
        atexit {
            guard let home = getenv("CONTACTSHEET_APP_HOME") else { return }
            try? FileManager.default.removeItem(atPath: String(cString: home))
        }
    }
}
