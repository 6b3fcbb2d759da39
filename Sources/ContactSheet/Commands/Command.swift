import ArgumentParser
import AtomicFiles
import Escaping
import Foundation

/// The root of the command line.
struct Command: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: name,
        abstract: "Lays out and renders UIKit screens for every iPhone and iPad.",
        discussion: """
            Exit status: 0 on success, 1 if a snapshot differs or lint reports an issue, 2 if the \
            command can't run.
            """,
        version: "contactsheet \(Version.current)",
        subcommands: [
            RenderCommand.self, TestCommand.self, RecordCommand.self, ApproveCommand.self,
            PruneCommand.self, MergeCommand.self, StatsCommand.self, CompareCommand.self,
            GalleryCommand.self, ReviewCommand.self, WatchCommand.self, LintCommand.self,
            FixCommand.self, AdoptCommand.self,
            ConstraintsCommand.self,
            CanvasCommand.self, FramesCommand.self, FilmCommand.self, DevicesCommand.self,
        ])

    /// The name of the executable.
    static let name =
        CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent }
        ?? "contactsheet"

    /// Prepares the process for commands. This must be called before a file is opened.
    static func prepareProcess() {
        StandardStream.noteClosed()
        TerminationSignals.install()
        if WorkerRole.current != nil {
            WorkerChannel.open()
            WorkerRole.endWithParent()
        }
    }

    /// Runs the command and exits if its input is an Xcode project.
    @MainActor static func runProjectAndExit() async {
        do {
            let words = Array(CommandLine.arguments.dropFirst())
            guard let line = try AdoptedCommandLine(words) else { return }
            Foundation.exit(try await line.run())
        } catch {
            Console.write("error: \("\(error)".onSafeLines)\n", to: .error)
            Foundation.exit(2)
        }
    }

    /// Parses on the main thread, where completions that list previews and rules run.
    @MainActor static func runAndExit() async -> Never {
        let arguments = Array(CommandLine.arguments.dropFirst())
        do {
            let line = try ConfiguredCommandLine(InteractionOptions.spelledOut(arguments))
            var command = try parse(line)
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
            let text = text(of: error, in: arguments)
            Console.write("error: \(text.onSafeLines)\n", to: .error)
            Foundation.exit(2)
        }
    }

    /// Parses a command line. Errors of settings name their line in the file.
    @MainActor private static func parse(
        _ line: ConfiguredCommandLine
    ) throws -> sending any ParsableCommand {
        do {
            return try parseAsRoot(line.words)
        } catch {
            guard exitCode(for: error) == .validationFailure, let wrong = line.invalidSetting()
            else { throw error }
            throw wrong
        }
    }

    /// Returns the error's message, which begins with a lowercase letter and ends with a hint.
    ///
    /// The parser reports unknown words last, after missing options. Here they are first, because
    /// an option can be missing only because its name is misspelled.
    static func text(of error: any Error, in arguments: [String]) -> String {
        let message = message(for: error)
        guard exitCode(for: error) == .validationFailure else { return message }
        if let unknown = CommandSyntax.current?.unknownWord(in: arguments) {
            return unknown.description
        }
        if let (flag, other) = exclusiveFlags(in: message) {
            return "\(flag) and \(other) can't be used together — specify one of them"
        }
        let hasHint = message.hasSuffix("?") || message.contains(" — ")
        return message.prefix(1).lowercased() + message.dropFirst()
            + (hasHint ? "" : " — see --help")
    }

    /// Returns the flags of the parser's error for two that exclude each other.
    private static func exclusiveFlags(in message: String) -> (String, String)? {
        let parts = message.split(separator: "'", omittingEmptySubsequences: false)
        guard parts.count == 5, parts[2].hasSuffix("had already been set with flag ") else {
            return nil
        }
        return (String(parts[3]), String(parts[1]))
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
