import ArgumentParser
import AtomicFiles
import ContactSheetSnapshots
import Foundation

/// The format and destination of the report of `test`.
struct TestReportOptions: ParsableArguments {
    @Option(help: "The report format: annotations for github; blob is the input of merge")
    var reporter: Choice<TestReporter> = "list"

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Write the report to this file", valueName: "file"))
    var output: PathArgument?

    func write(_ run: TestRun) throws(FileError) {
        let text = reporter.value.text(of: run)
        guard let output else { return Console.write(text, to: .output) }
        try AtomicFile.save(Data(text.utf8), to: output.path)
    }
}
