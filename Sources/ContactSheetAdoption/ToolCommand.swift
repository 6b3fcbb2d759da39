import ArgumentParser
import ContactSheet
import Foundation
import SourceRewriting

/// The command line of `contactsheet`, which also adopts Xcode projects.
package struct ToolCommand: RootCommand {
    package static let configuration = {
        var configuration = Command.configuration
        configuration.subcommands.append(AdoptCommand.self)
        return configuration
    }()

    package init() {}

    /// Runs the command of the process's arguments and exits: with 0 on success, 1 if a snapshot
    /// differs, an issue is found, or a part of a project is left out, or 2 if the command couldn't run.
    @MainActor package static func main() async {
        SourceTrial.runIfRequested()
        DocumentTool.prepareProcess()
        do {
            if let line = try AdoptedCommandLine(Array(CommandLine.arguments.dropFirst())) {
                Foundation.exit(try await line.run())
            }
        } catch {
            exit(because: "\(error)")
        }
        await runAndExit()
    }
}
