import Escaping
import Foundation
import SourceRewriting

/// The executable of the plugin `RewriteForLinux`: writes the rewritten files of a target.
@main struct RewriteTool {
    static func main() {
        SourceTrial.runIfRequested()
        // Writing to a trial that has ended is an error, and doesn't end this process.
        signal(SIGPIPE, SIG_IGN)
        do {
            let arguments = try RewriteArguments(CommandLine.arguments.dropFirst())
            let target = RewrittenTarget(arguments, check: SourceCheck())
            try withLargeStack { try target.write() }
        } catch {
            FileHandle.standardError.write(Data("error: \("\(error)".asOutputLine)\n".utf8))
            exit(1)
        }
    }
}
