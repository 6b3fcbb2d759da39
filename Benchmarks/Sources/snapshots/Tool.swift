import Foundation

/// This executable as the command-line tool of its previews.
struct Tool {
    /// The environment variable with the number of previews.
    static let countVariable = "SCREENS"

    /// The folder of references and of the caches of the commands.
    static let folder = FileManager.default.temporaryDirectory.appending(
        path: "snapshots-\(ProcessInfo.processInfo.processIdentifier)",
        directoryHint: .isDirectory)

    /// The number of previews.
    let screens: Int
    /// Whether the process may use only one core.
    var isOnOneCore = false

    /// Starts the command, whose output is discarded. References can be recorded also on CI.
    func start(_ arguments: [String]) throws -> Process {
        let process = Process()
        let executable = "/proc/self/exe"
        let path = try FileManager.default.destinationOfSymbolicLink(atPath: executable)
        process.executableURL = URL(fileURLWithPath: isOnOneCore ? "/usr/bin/taskset" : path)
        process.arguments = (isOnOneCore ? ["-c", "0", path] : []) + arguments
        process.environment = ProcessInfo.processInfo.environment.filter { $0.key != "CI" }
        process.environment?[Self.countVariable] = String(screens)
        process.environment?["XDG_CACHE_HOME"] = Self.folder.appending(path: "Caches").path
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        return process
    }
}

extension Process {
    /// Waits for the end.
    ///
    /// - Throws: `ToolError` if the command failed.
    func finish() throws {
        waitUntilExit()
        guard terminationStatus == 0 else {
            throw ToolError(arguments: arguments ?? [], status: terminationStatus)
        }
    }
}

/// A command that failed.
struct ToolError: Error, CustomStringConvertible {
    var arguments: [String]
    var status: Int32

    var description: String { "\(arguments.joined(separator: " ")) failed with status \(status)" }
}
