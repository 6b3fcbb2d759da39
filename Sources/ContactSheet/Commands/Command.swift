import ArgumentParser
import AtomicFiles
import Escaping
import Foundation

/// The root of the command line.
struct Command: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: CommandLine.arguments.first.map {
            URL(fileURLWithPath: $0).lastPathComponent
        },
        abstract: "Lays out and renders UIKit screens for every iPhone and iPad.",
        discussion: """
            Exit status: 0 on success, 1 if a snapshot differs or lint reports an issue, 2 if the \
            command can't run.
            """,
        version: "contactsheet \(Version.current)",
        subcommands: [
            RenderCommand.self, TestCommand.self, RecordCommand.self, PruneCommand.self,
            GalleryCommand.self, LintCommand.self, FixCommand.self, FramesCommand.self,
            DevicesCommand.self,
        ])

    /// Prepares the process for commands. This must be called before a file is opened.
    static func prepareProcess() {
        StandardStream.noteClosed()
        TerminationSignals.install()
    }

    static func runAndExit() async -> Never {
        do {
            var command = try parseAsRoot(
                InteractionOptions.spelledOut(Array(CommandLine.arguments.dropFirst())))
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
            Foundation.exit(0)
        } catch let status as ExitCode {
            Foundation.exit(status.rawValue)
        } catch  where exitCode(for: error) == .success {
            Console.write(fullMessage(for: error) + "\n", to: .output)
            Foundation.exit(0)
        } catch {
            let isUsage = exitCode(for: error) == .validationFailure
            let lines = "error: " + message(for: error) + (isUsage ? "; see --help" : "")
            Console.write(lines.onSafeLines + "\n", to: .error)
            Foundation.exit(2)
        }
    }
}

enum Version {
    static let current = "0.1.0"
}

extension ExitCode {
    /// A snapshot differs, or an issue was found.
    static let different = ExitCode(1)
    /// The command couldn't run.
    static let couldNotRun = ExitCode(2)
}
