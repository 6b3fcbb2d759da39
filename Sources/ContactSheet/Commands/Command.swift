import ArgumentParser
import AtomicFiles
import Foundation

/// The root of the command line.
package struct Command: RootCommand {
    package static let configuration = CommandConfiguration(
        commandName: name,
        abstract: "Lays out and renders UIKit screens for every iPhone and iPad.",
        discussion: """
            Exit status: 0 on success, 1 if a snapshot differs or lint reports an issue, 2 if the \
            command can't run.
            """,
        version: "contactsheet \(Version.current)",
        subcommands: [
            RenderCommand.self, DiffCommand.self, TestCommand.self, RecordCommand.self,
            ApproveCommand.self,
            PruneCommand.self, MergeCommand.self, StatsCommand.self, PackCommand.self,
            UnpackCommand.self,
            CompareCommand.self,
            CompareReferencesCommand.self,
            GalleryCommand.self, ReviewCommand.self, WatchCommand.self, LintCommand.self,
            FixCommand.self, ConstraintsCommand.self, CanvasCommand.self,
            FramesCommand.self, FilmCommand.self, DevicesCommand.self,
            InstallGitDriversCommand.self, ReferenceTextCommand.self, MergeReferencesCommand.self,
        ])

    package init() {}

    /// The name of the executable.
    package static let name =
        CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent }
        ?? "contactsheet"

    /// Prepares the process for commands. This must be called before a file is opened.
    static func prepareProcess() {
        StandardStream.noteClosed()
        TerminationSignals.install()
    }
}

package enum Version {
    package static let current = "0.1.0"
}
