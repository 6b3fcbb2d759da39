import ArgumentParser

/// The format of a command's report, as a value of `--reporter`.
protocol ReportFormat: OptionChoice {
    /// Lines for people.
    static var list: Self { get }
    /// Workflow commands of GitHub, with a summary of the job.
    static var github: Self { get }
    /// Whether the report is a folder of files instead of a text.
    var isFolder: Bool { get }
    /// Additions to the help of `--reporter`.
    static var notes: String { get }
}

/// A format with its destination.
struct Reporter<Format: ReportFormat>: Hashable, Sendable {
    let format: Format
    /// The file or folder, or `nil` for standard output.
    var path: String?
}

/// Comma-separated reporters, each with an optional destination: `list,junit:report.xml`.
struct ReporterList<Format: ReportFormat>: OptionValue {
    let reporters: [Reporter<Format>]

    init(option text: String) throws(OptionError) {
        var reporters: [Reporter<Format>] = []
        for word in text.commaSeparated {
            let parts = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
                .map(String.init)
            let format = try Choice<Format>(option: parts[0], of: text).value
            if parts.count > 1, parts[1].isEmpty {
                throw OptionError("expected a file after '\(word)'")
            }
            reporters.append(Reporter(format: format, path: parts.count > 1 ? parts[1] : nil))
        }
        guard !reporters.isEmpty else {
            throw OptionError(
                unknown: text, Format.optionKind, of: text, among: Self.allValueStrings)
        }
        self.reporters = reporters
    }

    static var allValueStrings: [String] { Format.optionWords.map(\.word) }

    static var defaultCompletionKind: CompletionKind { .commaSeparated(allValueStrings) }
}
