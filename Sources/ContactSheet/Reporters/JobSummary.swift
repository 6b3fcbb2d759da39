import AtomicFiles
import ContactSheetLint
import Foundation

/// The Markdown text that GitHub shows on the page of a workflow run (docs.github.com, "Adding a job
/// summary"). Steps append to the file in `GITHUB_STEP_SUMMARY`, so it isn't replaced.
enum JobSummary {
    /// The number of rows in a table, which keeps the text below GitHub's limit of 1 MiB.
    private static let limit = 20
    /// The length of a cell in characters, for the same reason.
    private static let cellLimit = 1000

    /// Returns a heading and a table with the first rows.
    ///
    /// - Parameters:
    ///   - rest: The noun for the rows that are omitted, such as `changes`.
    static func text(
        title: String, columns: [String], rows: [[String]], rest noun: String
    ) -> String {
        var lines = ["### \(title.markdownEscaped)", ""]
        if !rows.isEmpty {
            lines += [row(columns), row(columns.map { _ in "---" })]
            lines += rows.prefix(limit).map { row($0.map(shortened).map(\.markdownEscaped)) }
            lines.append("")
        }
        if rows.count > limit { lines += ["and \(rows.count - limit) more \(noun)", ""] }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func shortened(_ cell: String) -> String {
        cell.count > cellLimit ? "\(cell.prefix(cellLimit))…" : cell
    }

    private static func row(_ cells: [String]) -> String {
        "| \(cells.joined(separator: " | ")) |"
    }

    /// Adds a text to the end of a file.
    static func append(_ text: String, to path: String) throws(FileError) {
        let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw FileError(.write, path, code: errno) }
        defer { close(descriptor) }
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes {
                Foundation.write(descriptor, $0.baseAddress, $0.count)
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw FileError(.write, path, code: errno) }
            bytes = bytes.dropFirst(count)
        }
    }
}
