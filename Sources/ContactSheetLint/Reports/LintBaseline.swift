import AtomicFiles
import ContactSheetPreviews
import Escaping
import Foundation

/// The known issues of a project, which aren't reported.
package struct LintBaseline: Codable, Equatable {
    /// The issues sorted by preview, rule, and fingerprint, so that a change of one issue changes
    /// only its own lines.
    package var issues: [Entry]

    package struct Entry: Codable, Equatable {
        /// The fingerprint that identifies the issue.
        package var fingerprint: String
        /// The preview. Like `rule` and `view`, it is only stored for readers of the file.
        package var preview: String
        package var rule: String
        package var view: String
    }

    package init(_ issues: [FoundIssue]) {
        self.issues = issues.map {
            Entry(
                fingerprint: $0.fingerprint, preview: $0.preview, rule: $0.issue.rule.id,
                view: $0.issue.view)
        }
        .sorted { ($0.preview, $0.rule, $0.fingerprint) < ($1.preview, $1.rule, $1.fingerprint) }
    }

    package var fingerprints: Set<String> { Set(issues.map(\.fingerprint)) }

    /// Returns the report, such as `wrote 2 issues to lint.json`.
    package func report(writtenTo path: String) -> String {
        "wrote \(issues.count) issue\(issues.count == 1 ? "" : "s") to \(path)"
    }

    /// Writes the file atomically.
    package func write(to path: String) throws {
        let encoder = JSONEncoder.stable(isIndented: true)
        try AtomicFile.save(try encoder.encode(self) + [UInt8(ascii: "\n")], to: path)
    }
}
