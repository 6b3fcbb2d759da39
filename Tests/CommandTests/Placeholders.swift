import Foundation

/// The replacements of all output that varies between machines and versions.
///
/// - `<folder>` is the absolute path of the folder in which the command was run.
/// - `<version>` is the version of the executable.
/// - `<digest>` is the name of a file that is named after its contents.
///
/// A last line without a line ending is followed by the line `(no newline)`.
struct Placeholders {
    let folder: URL

    /// Returns the lines with placeholders.
    func lines(of output: String) -> [String] {
        guard !output.isEmpty else { return [] }
        let lines = replacingVersion(in: output.replacing(folder.path, with: "<folder>")).lines
        return lines.last == "" ? lines.dropLast() : lines + ["(no newline)"]
    }

    /// Returns a path with placeholders.
    static func path(_ path: String) -> String {
        path.replacing(/\/[0-9a-f]{32}\./, with: "/<digest>.")
    }

    /// Replaces the version after the name of the executable, and as a property in JSON after it.
    private func replacingVersion(in text: String) -> String {
        text.replacing(/contactsheet \d+\.\d+\.\d+/, with: "contactsheet <version>")
            .replacing(/("version" : )"0\.\d+\.\d+"/) { "\($0.1)\"<version>\"" }
    }
}
