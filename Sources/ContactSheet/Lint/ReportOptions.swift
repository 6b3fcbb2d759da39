import ArgumentParser
import AtomicFiles
import Foundation

/// The format and destination of the report of `lint`, and the issues that it omits.
struct ReportOptions: ParsableArguments {
    @Flag(help: "List all constraints of conflicts, and the consequences of issues")
    var verbose = false

    @Option(help: "The report format: annotations for github, version 2.1.0 of sarif")
    var reporter: Choice<LintReporter> = "list"

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Write the report to this file", valueName: "file"))
    var output: PathArgument?

    @Option(
        help: ArgumentHelp("A file of known issues, which aren't reported", valueName: "file"),
        completion: .file(extensions: ["json"]))
    var baseline: PathArgument?

    @Flag(help: "Write the current issues to the baseline file")
    var updateBaseline = false
}

extension ReportOptions {
    /// Returns the baseline, or `nil` if there is none or it is going to be written.
    func knownIssues() throws(UsageError) -> LintBaseline? {
        guard !updateBaseline, let baseline else { return nil }
        return try LintBaseline(contentsOf: baseline.path)
    }

    func write(_ report: LintReport) throws(FileError) {
        let text = reporter.value.text(of: report)
        guard let output else { return Console.write(text, to: .output) }
        try AtomicFile.save(Data(text.utf8), to: output.path)
    }
}
