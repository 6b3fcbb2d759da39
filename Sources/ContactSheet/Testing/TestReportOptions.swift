import ArgumentParser
import ContactSheetSnapshots

/// The reports of `test`.
struct TestReportOptions: ParsableArguments {
    @OptionGroup var reporters: ReporterOptions<TestReporter>

    /// Writes the reports, except for galleries.
    func write(_ run: TestRun) throws {
        try reporters.write {
            $0.text(of: run)
        } summary: {
            TestGitHub.summary(of: run.outcomes, policy: run.policy)
        }
    }
}
