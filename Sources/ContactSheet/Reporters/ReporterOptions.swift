import ArgumentParser
import AtomicFiles
import Foundation

/// The formats and destinations of a command's report.
struct ReporterOptions<Format: ReportFormat>: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Report formats, such as junit:report.xml for a file\(Format.notes);"
                + " comma-separated, repeatable; by default, list",
            valueName: "reporter"))
    var reporter: [ReporterList<Format>] = []

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "Write the report of the reporter without a file to this file", valueName: "file"))
    var output: PathArgument?

    func validate() throws { _ = try reporters() }

    /// Returns the reporters with their destinations, of which at most one is standard output. It is
    /// the first.
    func reporters() throws(ValidationError) -> [Reporter<Format>] {
        var all = reporter.flatMap(\.reporters)
        if all.isEmpty { all = [Reporter(format: .list)] }
        if let output {
            guard let index = all.firstIndex(where: { $0.path == nil }) else {
                throw ValidationError(
                    "--output requires a reporter without a file — omit one of the files")
            }
            all[index].path = output.path
        }
        let open = all.filter { $0.path == nil }
        if let folder = open.first(where: \.format.isFolder)?.format.rawValue {
            throw ValidationError(
                "--reporter \(folder) requires a folder — specify one, such as"
                    + " \(folder):Output/report")
        }
        if open.count > 1 {
            throw ValidationError(
                "two reporters write to standard output: \(open[0].format.rawValue) and"
                    + " \(open[1].format.rawValue) — specify a file for one of them, such as"
                    + " \(open[1].format.rawValue):Output/report")
        }
        var paths: Set<String> = []
        for path in all.compactMap(\.path) where !paths.insert(path).inserted {
            throw ValidationError(
                "two reporters write to '\(path)' — specify different files")
        }
        return open + all.filter { $0.path != nil }
    }

    /// The folders of reporters whose report is a folder.
    func folders() throws(ValidationError) -> [String] {
        try reporters().filter(\.format.isFolder).compactMap(\.path)
    }

    /// Writes the reports that are texts, and the summary of the job on GitHub if its reporter is
    /// used.
    func write(
        environment: [String: String] = ProcessInfo.processInfo.environment,
        text: (Format) -> String, summary: () -> String
    ) throws {
        let all = try reporters()
        for reporter in all where !reporter.format.isFolder {
            let text = text(reporter.format)
            if let path = reporter.path {
                try AtomicFile.save(Data(text.utf8), to: path)
            } else {
                Console.write(text, to: .output)
            }
        }
        if all.contains(where: { $0.format == .github }),
            let path = environment["GITHUB_STEP_SUMMARY"], !path.isEmpty
        {
            try JobSummary.append(summary(), to: path)
        }
    }
}
