import ArgumentParser
import AtomicFiles
import ContactSheetDiagnostics
import ContactSheetLint
import ContactSheetPreviews
import Foundation
import InterfaceBuilder
import InterfaceEditing

struct LintCommand: AsyncParsableCommand, ScreenCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint", abstract: "Finds layout issues in every configuration.",
        discussion: """
            Exit status: 0 if there is no issue of at least --severity, 1 if there is one, 2 if \
            the command can't run.
            """)

    @OptionGroup(title: "Rule Options") var choice: RuleOptions
    @OptionGroup(title: "Report Options") var report: ReportOptions
    @OptionGroup var inputs: InputArguments
    @OptionGroup(title: "Input Options") var filter: InputFilterOptions
    @OptionGroup(title: "Resource Options") var resources: ResourceOptions
    @OptionGroup(title: "Project Options") var project: ProjectOptions
    @OptionGroup(title: "Selection Options") var screens: ScreenOptions
    @OptionGroup(title: "Appearance Options") var appearance: AppearanceOptions
    @OptionGroup(title: "Step Options") var interaction: InteractionOptions
    @OptionGroup(title: "Process Options") var workers: WorkerOptions
    @OptionGroup(title: "Settings Options") var settings: SettingsOptions

    @MainActor mutating func run() async throws {
        if choice.listRules { return RuleList.lines.forEach(Console.print) }
        if let explanations = try choice.explanations() { return try explain(explanations) }
        if report.updateBaseline, report.baseline == nil { throw UsageError.noBaselineFile }
        let known = try report.knownIssues()
        let rules = try choice.rules()
        let severity = choice.severity.value
        let configurations = try selection.lintConfigurations()
        let previews = try interaction.perform(on: input.previews(selection))
        let limited = selection.limited(previews.chosen, to: configurations)
        let inspection = LayoutInspection(
            previews: limited, configurations: configurations, rules: rules)
        let (found, failures) = try await inspect(inspection, previews)
        let issues = choice.adjusted(found)
        failures.lines.forEach(Console.error)
        var result = LintReport(
            issues, known: known, severity: severity, previews: previews.chosen.map(\.name),
            configurations: configurations)
        result.devices = CheckedDevices.text(
            limited, configurations, followsDocuments: selection.followsDocuments)
        result.isVerbose = report.verbose
        try report.write(result)
        if report.updateBaseline, let baseline = report.baseline {
            let written = LintBaseline(issues.filter { $0.severity.isAtLeast(severity) })
            try written.write(to: baseline.path)
            Console.error(written.report(writtenTo: baseline.path))
        }
        guard failures.lines.isEmpty else { throw ExitCode.couldNotRun }
        try previews.finish()
        if !result.issues.isEmpty, !report.updateBaseline { throw ExitCode.different }
    }

    /// Prints explanations, or writes a page with them.
    @MainActor private func explain(_ explanations: [RuleExplanation]) throws {
        if let page = report.reporters.output {
            let html = try RulePage.html(explanations)
            return try AtomicFile.save(Array(html.utf8), to: page.path)
        }
        for (index, explanation) in explanations.enumerated() {
            if index > 0 { Console.print("") }
            try RuleText.lines(explanation).forEach(Console.print)
        }
    }

    /// Returns the issues, and the screens that couldn't be laid out.
    @MainActor private func inspect(
        _ inspection: LayoutInspection, _ previews: ChosenPreviews
    ) async throws -> (issues: [FoundIssue], failures: FailureList) {
        let requests = RequestList(inspection.run, InspectionJob(rules: inspection.rules))
        let executor = workers.executor(for: previews, count: requests.count)
        let progress = Progress(
            total: requests.count, interruption: "no report was written")
        defer { progress.finish() }
        var found: [String: PreviewFindings] = [:]
        var failures = FailureList()
        for try await screen in executor.replies(to: requests) {
            if let error = screen.error {
                failures.add(
                    preview: screen.preview, configuration: screen.configuration.name, error: error)
            } else {
                found[screen.preview, default: PreviewFindings()].add(
                    screen.configuration, screen.issues, canvas: screen.canvas)
            }
            progress.advance()
        }
        for preview in inspection.previews where preview.source != nil && found[preview.name] == nil
        {
            let request = CanvasInspection(preview: preview.name, rules: inspection.rules)
            do {
                found[preview.name] = PreviewFindings(canvas: try await executor.reply(to: request))
            } catch let end as WorkerEnd {
                failures.add(preview: preview.name, configuration: "canvas", error: "\(end)")
            }
        }
        return (inspection.combined(found), failures)
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
            previews: previews, configurations: configurations, version: Version.current)
    }
}
