import ArgumentParser
import AtomicFiles
import ContactSheet
import ContactSheetDiagnostics
import Foundation

/// A command for documents whose input is an Xcode project: `gallery App.xcodeproj -o Gallery`. The
/// project is adopted in a cache folder, and its executable runs the command.
struct AdoptedCommandLine {
    private let project: String
    private let options: AdoptionOptions
    /// The command's words without the project and its options.
    private let words: [String]

    private static let commands: Set<String> = [
        "render", "gallery", "test", "record", "approve", "prune", "lint", "film", "review",
    ]

    /// The commands for documents that can't adopt a project.
    private static let otherCommands: Set<String> = [
        "watch", "fix", "constraints", "canvas", "frames",
    ]

    /// Creates a command line, or returns `nil` if the words name no project.
    init?(_ words: [String]) throws {
        guard let command = words.first,
            let index = words.dropFirst().firstIndex(where: Self.isProject)
        else { return nil }
        if Self.otherCommands.contains(command) {
            throw AdoptionError.notForProjects(command: command)
        }
        guard Self.commands.contains(command) else { return nil }
        project = words[index]
        var rest = words
        rest.remove(at: index)
        var own: [String] = []
        for (name, hasValue) in AdoptionOptions.names {
            guard let option = rest.firstIndex(where: { $0 == name || $0.hasPrefix(name + "=") })
            else { continue }
            let isFollowed = hasValue && rest[option] == name && option + 1 < rest.count
            let end = isFollowed ? option + 1 : option
            own += rest[option...end]
            rest.removeSubrange(option...end)
        }
        options = try AdoptionOptions.parse(own)
        self.words = rest
    }

    private static func isProject(_ word: String) -> Bool {
        let path = word.hasSuffix("/") ? String(word.dropLast()) : word
        return path.hasSuffix(".xcodeproj") || path.hasSuffix(".xcworkspace")
            || path.hasSuffix("Package.swift")
    }

    /// Adopts the project, and replaces this process with the executable, which runs the command.
    ///
    /// The exit status is that of the command, or 1 if it is 0 and something was left out.
    @MainActor func run() async throws -> Int32 {
        // The executable has the same commands, and exists only when the project is built.
        ToolCommand.check(words)
        let (adoption, report) = try await options.adopt(
            project, into: folder, keepsFixtures: false)
        report.lines.forEach { Console.error($0) }
        adoption.folder.share()
        defer { withExtendedLifetime(adoption.folder) {} }
        let process = Process()
        process.executableURL = adoption.executable
        process.arguments = words
        if let fixtures = try options.fixturesFolder() {
            process.environment = ProcessInfo.processInfo.environment.merging(
                ["CONTACTSHEET_NETWORK_FIXTURES": fixtures.path]) { _, new in new }
        }
        process.currentDirectoryURL = URL(
            fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
        try process.run()
        process.waitUntilExit()
        guard process.terminationReason == .exit else { return ExitCode.couldNotRun.rawValue }
        let status = process.terminationStatus
        return status == 0 && !report.isComplete ? ExitCode.different.rawValue : status
    }

    /// The folder of the project's package, by the project's path.
    private var folder: URL {
        let url = URL(fileURLWithPath: project).standardizedFileURL
        let name = url.deletingPathExtension().lastPathComponent
        let hash = String(StableHash(url.path + "\0" + (options.target ?? "")).value, radix: 16)
        return URL(fileURLWithPath: UserFolders.caches, isDirectory: true)
            .appending(path: "contactsheet/adopted/\(name)-\(hash)", directoryHint: .isDirectory)
    }
}
