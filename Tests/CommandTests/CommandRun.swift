import Foundation
import Synchronization

/// The result of running a case, as the text that its file should contain.
struct CommandRun {
    let text: String

    enum Failure: Error, Hashable {
        /// The command didn't end in time.
        case timeout(String)
        /// A command that prepares the folder failed.
        case preparation(String)
    }

    /// Runs the case in a new folder, which is removed afterward.
    ///
    /// - Parameter timeLimit: The longest duration of the command, in seconds.
    /// - Throws: ``Failure``, or an error of the file system.
    init(of test: CommandCase, timeLimit: Int = 120) throws {
        let folder = try TemporaryFolder()
        if !test.before.isEmpty {
            let script = "set -e\n" + test.before.joined(separator: "\n")
            let result = try Shell.run(script, in: folder, timeLimit: timeLimit)
            guard result.status == 0 else { throw Failure.preparation(result.error) }
        }
        let old = try folder.contents()
        let result = try Shell.run(test.command, in: folder, timeLimit: timeLimit)
        let changes = Self.changes(from: old, to: try folder.contents())
        let placeholders = Placeholders(folder: folder.url)
        let sections = [
            "$ \(test.command)\n",
            Self.section("before", test.before),
            Self.section("standard output", placeholders.lines(of: result.output)),
            Self.section("standard error", placeholders.lines(of: result.error)),
            "exit status: \(result.status)\n",
            Self.section("files", changes),
        ]
        text = sections.compactMap { $0 }.joined(separator: "\n")
    }

    private static func section(_ title: String, _ lines: [String]) -> String? {
        guard !lines.isEmpty else { return nil }
        return "\(title):\n" + lines.map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
    }

    private static func changes(from old: [String: Data], to new: [String: Data]) -> [String] {
        Set(old.keys).union(new.keys).map { ($0, Placeholders.path($0)) }
            .sorted { $0.1 < $1.1 }
            .compactMap { path, shown -> String? in
                switch (old[path], new[path]) {
                case (nil, _): "created \(shown)"
                case (_, nil): "removed \(shown)"
                case (let old, let new): old == new ? nil : "changed \(shown)"
                }
            }
    }
}

/// A new, empty folder that is removed together with this object.
final class TemporaryFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appending(path: "contactsheet-case-\(UUID().uuidString)", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { for file in [url, caches] { try? FileManager.default.removeItem(at: file) } }

    /// The folder of the caches of commands that run in this folder.
    var caches: URL { URL(fileURLWithPath: url.path + "-caches") }

    /// Returns the contents of all files by their relative paths.
    func contents() throws -> [String: Data] {
        var contents: [String: Data] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: url.path) {
            var isFolder: ObjCBool = false
            let file = url.appending(path: path).path
            guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder),
                !isFolder.boolValue
            else { continue }
            contents[path] = FileManager.default.contents(atPath: file)
        }
        return contents
    }
}

/// The shell in which `contactsheet` is the executable that was built with the tests.
enum Shell {
    struct Result {
        let output: String
        let error: String
        let status: Int32
    }

    /// The build folder, which contains the executable and the resources of the tests.
    private static let products = Bundle.module.bundleURL.deletingLastPathComponent().path

    /// A process that is started at the same time as another one would keep its files open, and its end would
    /// only be noticed after the other one's.
    private static let start = Mutex(())

    /// Runs a script. Its streams are files outside of the folder.
    static func run(
        _ script: String, in folder: TemporaryFolder, timeLimit: Int
    ) throws -> Result {
        let streams = try TemporaryFolder()
        let files = ["output", "error"].map { streams.url.appending(path: $0) }
        for file in files { try Data().write(to: file) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["timeout", "--signal=KILL", "\(timeLimit)", "sh", "-c", script]
        process.currentDirectoryURL = folder.url
        process.environment = environment.merging(["XDG_CACHE_HOME": folder.caches.path]) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: files[0])
        process.standardError = try FileHandle(forWritingTo: files[1])
        try start.withLock { _ in try process.run() }
        process.waitUntilExit()
        // The status of `timeout` if it killed the script.
        if process.terminationStatus == 128 + SIGKILL || process.terminationReason != .exit {
            throw CommandRun.Failure.timeout(script)
        }
        let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
        return Result(output: texts[0], error: texts[1], status: process.terminationStatus)
    }

    /// The environment of the tests without what changes the output.
    private static var environment: [String: String] {
        var environment = ProcessInfo.processInfo.environment
        environment["CI"] = nil
        environment["COLUMNS"] = "80"
        environment["PATH"] = products + ":" + (environment["PATH"] ?? "/usr/bin:/bin")
        environment["fixtures"] = Bundle.module.bundleURL.appending(path: "Fixtures").path
        return environment
    }
}
