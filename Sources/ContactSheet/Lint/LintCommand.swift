import ArgumentParser
import AtomicFiles
import Diagnostics
import Foundation
import Previews

struct LintCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint", abstract: "Finds layout issues in every configuration.",
        discussion: """
            Exit status: 0 if there is no issue of at least --severity, 1 if there is one, 2 if \
            the command can't run.
            """)

    @OptionGroup var input: InputOptions
    @OptionGroup var selection: SelectionOptions
    @OptionGroup var interaction: InteractionOptions
    @OptionGroup var choice: RuleOptions

    @Option(help: "A file of known issues, which aren't reported")
    var baseline: PathArgument?

    @Flag(help: "Write the current issues to the baseline file")
    var updateBaseline = false

    @Option(help: "The report format: list, json, junit, github (annotations), or sarif (2.1.0)")
    var reporter = "list"

    @Option(name: .shortAndLong, help: "Write the report to this file")
    var output: PathArgument?

    @Flag(help: "List the rules and exit")
    var listRules = false

    @MainActor mutating func run() async throws {
        if listRules { return RuleList.lines.forEach(Console.print) }
        guard let reporter = LintReporter(rawValue: reporter) else {
            throw UsageError.unknown(
                kind: "reporter", value: reporter, known: LintReporter.allCases.map(\.rawValue))
        }
        if updateBaseline, baseline == nil { throw UsageError.noBaselineFile }
        let known = try knownIssues()
        let rules = try choice.rules()
        let severity = try choice.severityValue()
        let configurations = try selection.configurations()
        let previews = try interaction.perform(on: input.previews(selection))
        let (issues, failures) = inspect(previews.chosen, configurations, rules)
        failures.lines.forEach(Console.error)
        let report = LintReport(
            issues, known: known, severity: severity, previews: previews.chosen.map(\.name),
            configurations: configurations)
        try write(reporter.text(of: report))
        if updateBaseline, let baseline {
            let written = LintBaseline(issues.filter { $0.severity.isAtLeast(severity) })
            try written.write(to: baseline.path)
            Console.error(written.report(writtenTo: baseline.path))
        }
        guard failures.lines.isEmpty else { throw ExitCode.couldNotRun }
        try previews.finish()
        if !report.issues.isEmpty, !updateBaseline { throw ExitCode.different }
    }

    /// Returns the baseline, or `nil` if there is none or it is going to be written.
    private func knownIssues() throws(UsageError) -> LintBaseline? {
        guard !updateBaseline, let baseline else { return nil }
        return try LintBaseline(contentsOf: baseline.path)
    }

    @MainActor private func inspect(
        _ previews: [Preview], _ configurations: [Configuration], _ rules: Set<String>
    ) -> (issues: [FoundIssue], failures: FailureList) {
        let inspection = LayoutInspection(
            previews: previews, configurations: configurations, rules: rules)
        let progress = Progress(total: inspection.count)
        defer { progress.finish() }
        let (issues, failed) = inspection { progress.advance() }
        var failures = FailureList()
        for failure in failed {
            failures.add(
                preview: failure.preview, configuration: failure.configuration,
                error: failure.error)
        }
        return (issues, failures)
    }

    private func write(_ text: String) throws(FileError) {
        guard let output else { return Console.write(text, to: .output) }
        try AtomicFile.save(Data(text.utf8), to: output.path)
    }
}

extension LintReport {
    /// Creates a report. Issues of lower severity and those in the baseline are only counted.
    init(
        _ found: [FoundIssue], known: LintBaseline?, severity: Diagnostic.Severity,
        previews: [String],
        configurations: [Configuration]
    ) {
        let severe = found.filter { $0.severity.isAtLeast(severity) }
        let fingerprints = known?.fingerprints ?? []
        let new = severe.filter { !fingerprints.contains($0.fingerprint) }
        self.init(
            issues: new, known: severe.count - new.count, milder: found.count - severe.count,
            previews: previews, configurations: configurations)
    }
}
