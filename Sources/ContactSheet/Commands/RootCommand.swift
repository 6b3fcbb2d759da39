import ArgumentParser
import Escaping
import Foundation

/// The root of a command line: ``Command``, or that of an executable with further commands.
package protocol RootCommand: AsyncParsableCommand {}

extension RootCommand {
    /// Parses on the main thread, where completions that list previews and rules run.
    @MainActor package static func runAndExit() async -> Never {
        if WorkerServer.isRequested { await WorkerServer.run() }
        let arguments = Array(CommandLine.arguments.dropFirst())
        do {
            let line = try ConfiguredCommandLine(InteractionOptions.spelledOut(arguments))
            var command = try parse(line)
            let isComplete = try await (command as? any ScreenCommand)?.input.openProject() ?? true
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
            if !isComplete { throw ExitCode.different }
            Foundation.exit(0)
        } catch let status as ExitCode {
            Foundation.exit(status.rawValue)
        } catch {
            exit(because: error, in: arguments)
        }
    }

    private static func exit(because error: any Error, in arguments: [String]) -> Never {
        guard exitCode(for: error) == .success else {
            exit(because: text(of: error, in: arguments))
        }
        Console.write(fullMessage(for: error) + "\n", to: .output)
        Foundation.exit(0)
    }

    /// Ends the process because the command can't run.
    package static func exit(because reason: String) -> Never {
        Console.write("error: \(reason.asOutputLine)\n", to: .error)
        Foundation.exit(ExitCode.couldNotRun.rawValue)
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
        let parts = CommandSyntax(of: Self.self, for: arguments)?.parts(of: arguments) ?? []
        if let unknown = parts.lazy.compactMap(\.unknown).first { return unknown.description }
        let hasHint = message.hasSuffix("?") || message.contains(" — ")
        return message.prefix(1).lowercased() + message.dropFirst()
            + (hasHint ? "" : " — see --help")
    }
}

extension ExitCode {
    /// A snapshot differs, or an issue was found.
    package static let different = ExitCode(1)
    /// The command couldn't run.
    package static let couldNotRun = ExitCode(2)
}
