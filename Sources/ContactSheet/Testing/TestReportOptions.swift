import ArgumentParser
import AtomicFiles
import ContactSheetSnapshots
import Foundation

/// The format and destination of the report of `test`.
struct TestReportOptions: ParsableArguments {
    @Option(help: "The report format: annotations for github")
    var reporter: Choice<TestReporter> = "list"

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Write the report to this file", valueName: "file"))
    var output: PathArgument?

    func write(
        _ outcomes: [SnapshotOutcome], policy: SnapshotTest.Policy
    ) throws(FileError) {
        let text = reporter.value.text(of: outcomes, policy: policy)
        guard let output else { return Console.write(text, to: .output) }
        try AtomicFile.save(Data(text.utf8), to: output.path)
    }
}
