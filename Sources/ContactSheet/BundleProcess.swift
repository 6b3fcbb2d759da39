import AtomicFiles
import Foundation

/// Runs an executable inside the bundle of its application, as iOS does, with a home directory of its
/// own. The application's code finds its resources in the main bundle, and no file of the user.
struct BundleProcess {
    private let bundle: URL
    /// The words of the command if the process has none.
    private let defaultCommand: [String]

    init(_ bundle: URL, defaultCommand: [String]) {
        self.bundle = bundle.standardizedFileURL
        self.defaultCommand = defaultCommand
    }

    /// Replaces this process with the same executable in the bundle, unless it runs there already. Exits
    /// if there can't be a home directory.
    func enter() {
        if let home = ApplicationHome.current {
            // Workers use the home directory of the process that starts them, which removes it.
            if ApplicationHome.isOwn { home.removeAtEnd() }
            return
        }
        let copy = executableInBundle()
        do {
            try ApplicationHome.create()
        } catch {
            Command.exit(because: "\(error)")
        }
        let words = Self.withoutFixtures(CommandLine.arguments)
        var arguments =
            (words + (words.count == 1 ? defaultCommand : [])).map { strdup($0) } + [nil]
        execv(copy.path, &arguments)
        // Without a bundle, the application's resources aren't found, but its screens are.
    }

    /// Returns the location of the executable in the bundle, after adding it if it isn't there.
    private func executableInBundle() -> URL {
        let own = "/proc/self/exe"
        let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: own)) ?? own
        let executable = URL(fileURLWithPath: path)
        let copy = bundle.appending(path: executable.lastPathComponent)
        // Paths can differ by links although the executable is there.
        var (running, present) = (stat(), stat())
        if stat(own, &running) == 0, stat(copy.path, &present) == 0,
            (running.st_dev, running.st_ino) == (present.st_dev, present.st_ino)
        {
            return copy
        }
        // The executable is replaced by each build, so a link to it isn't kept.
        unlink(copy.path)
        if link(executable.path, copy.path) != 0 {
            try? FileManager.default.copyItem(at: executable, to: copy)
        }
        return copy
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
}
