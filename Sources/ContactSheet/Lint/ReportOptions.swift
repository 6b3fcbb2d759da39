import ArgumentParser
import AtomicFiles
import ContactSheetLint
import Foundation

/// The reports of `lint`, and the issues that they omit.
struct ReportOptions: ParsableArguments {
    @Flag(help: "List all constraints of conflicts, and the consequences of issues")
    var verbose = false

    @OptionGroup var reporters: ReporterOptions<LintReporter>

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

    func write(_ report: LintReport) throws {
        try reporters.write {
            $0.text(of: report)
        } summary: {
            report.jobSummary
        }
    }
}

extension LintBaseline {
    init(contentsOf path: String) throws(UsageError) {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw .noBaseline(path)
        }
        guard let baseline = try? JSONDecoder().decode(LintBaseline.self, from: data) else {
            throw .badBaseline(path, FileDefect(data))
        }
        self = baseline
    }
}

extension LintReport {
    /// The summary of a job in Markdown: the counts, and the issues.
    fileprivate var jobSummary: String {
        JobSummary.text(
            title: "Layout issues: " + summary,
            columns: ["Severity", "Rule", "Place", "Issue"],
            rows: issues.map { found in
                [
                    found.severity.rawValue, found.issue.rule.id, found.place ?? found.preview,
                    found.issue.message,
                ]
            },
            rest: "issues")
    }
}
