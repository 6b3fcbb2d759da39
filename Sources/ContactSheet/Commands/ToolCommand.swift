import ArgumentParser

/// The command line of `contactsheet`, for documents and Xcode projects: `contactsheet render
/// Main.storyboard -o Output`.
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
        Command.prepareProcess()
        CommandInput.current = CommandInput(
            name: "contactsheet", previews: [], readsDocuments: true, workers: .current)
        await runAndExit()
    }
}
