import ArgumentParser
import Typesetting

/// Fonts that documents or code name and the package doesn't contain.
struct FontOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "A font file, or a folder of font files; repeatable", valueName: "path"))
    var fonts: [PathArgument] = []

    /// Registers the fonts, and reports each file that can't be read.
    ///
    /// - Throws: An error if a required font is missing or a path contains no font, because
    ///   snapshots would differ from those of other machines.
    @MainActor func register() throws(UsageError) {
        let missing = FontEnvironment.missingFiles
        guard missing.isEmpty else { throw .missingFonts(missing) }
        for path in fonts.map(\.path) {
            let (names, diagnostics) = FontEnvironment.register(at: path)
            for diagnostic in diagnostics {
                let hint = diagnostic.hint.map { " (\($0))" } ?? ""
                Console.error("warning: \(diagnostic.message)\(hint)")
            }
            guard !names.isEmpty else { throw .noFonts(path) }
        }
    }
}
