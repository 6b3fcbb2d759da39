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
        try Self.register(fonts.map(\.path), report: Console.error)
    }

    /// Makes the fonts of files and folders available.
    ///
    /// - Parameter report: Gets warnings about files.
    @MainActor static func register(
        _ paths: [String], report: (String) -> Void
    ) throws(UsageError) {
        let missing = FontEnvironment.missingFiles
        guard missing.isEmpty else { throw .missingFonts(missing) }
        for path in paths {
            let (names, diagnostics) = FontEnvironment.register(at: path)
            for diagnostic in diagnostics {
                let hint = diagnostic.hint.map { " (\($0))" } ?? ""
                report("warning: \(diagnostic.message)\(hint)")
            }
            guard !names.isEmpty else { throw .noFonts(path) }
        }
    }
}
