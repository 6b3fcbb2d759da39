import Escaping
import Foundation
import SourceRewriting

/// The executable of the plugin `RewriteForLinux`: writes the rewritten files of a target.
@main struct RewriteTool {
    static func main() {
        do {
            let arguments = try RewriteArguments(CommandLine.arguments.dropFirst())
            try RewrittenTarget(arguments).write()
        } catch {
            FileHandle.standardError.write(Data("error: \("\(error)".asOutputLine)\n".utf8))
            exit(1)
        }
    }
}
