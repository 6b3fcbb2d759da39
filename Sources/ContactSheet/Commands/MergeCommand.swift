import ArgumentParser
import ContactSheetSnapshots

struct MergeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge",
        abstract: "Merges the blobs of all shards into the report of one run.",
        discussion: """
            `test --shard 2/5 --reporter blob -o shard-2.json` writes a blob. The report and the exit \
            status are those of `test` without --shard; it is an error if a shard is missing.
            """)

    @Argument(
        help: "The blobs of all shards, in any order", completion: .file(extensions: ["json"]))
    var blobs: [PathArgument]

    @OptionGroup(title: "Report Options") var report: TestReportOptions
    @OptionGroup(title: "Settings Options") var settings: SettingsOptions

    func validate() throws {
        if try !report.reporters.folders().isEmpty {
            throw ValidationError(
                "--reporter html can't be used with merge, which renders nothing — use it with test"
            )
        }
    }

    func run() throws {
        var found: [(path: String, blob: Blob)] = []
        for path in blobs.map(\.path) {
            found.append((path, try Blob(contentsOf: path)))
        }
        let run = try TestRun(merging: found)
        run.errors.forEach(Console.error)
        try report.write(run)
        try run.finish()
    }
}
