import ArgumentParser
import Typesetting

/// Fonts that the documents or the code ask for by name and the package doesn't carry.
struct FontOptions: ParsableArguments {
    @Option(help: "A font file, or a folder of them; may be repeated.")
    var fonts: [PathArgument] = []

    /// Tells of each file that cannot be read; a path that gives no font at all ends the command.
    @MainActor func register() throws(UsageError) {
        for path in fonts.map(\.path) {
            let (names, diagnostics) = FontEnvironment.register(at: path)
            guard !names.isEmpty else { throw .noFonts(path) }
            for diagnostic in diagnostics {
                let hint = diagnostic.hint.map { " (\($0))" } ?? ""
                Console.error("warning: \(diagnostic.message)\(hint)")
            }
        }
    }
}
