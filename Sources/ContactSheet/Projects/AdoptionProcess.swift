import AtomicFiles
import Foundation

/// The executable that adopts projects. It is one of its own, because it contains a parser for Swift, which
/// documents don't require.
struct AdoptionProcess {
    private let executable: URL

    private static let name = "contactsheet-adopt"

    /// Finds the executable: next to this one, or in `PATH`.
    init() throws(ProjectError) {
        let paths = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let folders =
            [URL.currentExecutable.deletingLastPathComponent()]
            + paths.map { URL(fileURLWithPath: String($0), isDirectory: true) }
        let found = folders.map { $0.appending(path: Self.name) }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
        guard let found else { throw .noAdoptionTool(command: Self.command) }
        executable = found
    }

    /// The command that builds the executable.
    private static var command: String {
        let script = "scripts/build-adopt"
        guard let build = try? PackageBuild(folder: nil) else { return "\(script) -c release" }
        return (["\(build.folder.path)/\(script)"] + build.options).map(\.shellQuoted)
            .joined(separator: " ")
    }

    /// Adopts a project. Messages about the progress go to standard error.
    ///
    /// - Throws: ``ProjectError``, or an error if the executable can't be run.
    func adopt(_ request: AdoptionRequest) async throws -> BuiltApplication {
        let process = Process()
        process.executableURL = executable
        process.arguments = [String(decoding: try LosslessJSON.encode(request), as: UTF8.self)]
        let (input, output) = try Process.startAlone {
            let (input, output) = (Pipe(), Pipe())
            // The executable ends if this process does.
            process.standardInput = input
            process.standardOutput = output
            try process.run()
            return (input, output)
        }
        let answer = await Task.detached { output.fileHandleForReading.readDataToEndOfFile() }.value
        process.waitUntilExit()
        try? input.fileHandleForWriting.close()
        TerminationSignals.waitIfEnding()
        guard let reply = try? LosslessJSON.decode(AdoptionReply.self, from: answer) else {
            throw ProjectError.adoptionEnded(status: process.terminationStatus)
        }
        return try reply.application.get()
    }
}

extension AdoptionReply {
    fileprivate var application: Result<BuiltApplication, ProjectError> {
        switch self {
        case .adopted(let application): .success(application)
        case .failed(let reason): .failure(.notAdopted(reason))
        }
    }
}
