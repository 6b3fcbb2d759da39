import ContactSheetSnapshots
import Escaping

/// A report as JSON for other programs, with sorted keys. `Documentation/Snapshots.md` describes it.
enum TestJSON {
    static func text(of outcomes: [SnapshotOutcome]) -> String {
        JSONText.text(of: Output(outcomes)) + "\n"
    }

    private struct Output: Encodable {
        let generator = "contactsheet \(Version.current)"
        let changes: [Change]
        let snapshots: [Snapshot]

        init(_ outcomes: [SnapshotOutcome]) {
            changes = ChangeGroup.all(of: outcomes).map(Change.init)
            snapshots = outcomes.map(Snapshot.init)
        }
    }

    private struct Change: Encodable {
        let id: String
        let cause: String
        let place: String?
        let file: String?
        let line: Int?
        let consequences: [String]
        let snapshots: [String]

        init(_ group: ChangeGroup) {
            id = group.id
            cause = group.title
            place = group.place
            file = group.file
            line = group.line
            consequences = group.consequences.map(\.description)
            snapshots = group.outcomes.map(\.id.name)
        }
    }

    private struct Snapshot: Encodable {
        let name: String
        let preview: String
        let configuration: String
        let state: String
        /// The causes and consequences of a change, or the differences between two recordings.
        let causes: [String]?
        let error: String?

        init(_ outcome: SnapshotOutcome) {
            name = outcome.id.name
            preview = outcome.preview
            configuration = outcome.name
            state = outcome.verdict.label
            let all = (outcome.causes + outcome.variations).map(\.description)
            causes = all.isEmpty ? nil : all
            error = if case .failed(let why) = outcome.verdict { why } else { nil }
        }
    }
}

extension ChangeGroup {
    /// The path of the document of the cause, or `nil` if there is none.
    var file: String? {
        guard let name = cause?.location?.split(separator: ":").first,
            let file = outcomes.first?.file
        else { return nil }
        // A view may come from another document than the preview.
        return file.split(separator: "/").last == name ? file : String(name)
    }

    /// The line of the cause in its document, or `nil` if there is none.
    var line: Int? {
        cause?.location.flatMap { $0.split(separator: ":").last }.flatMap { Int($0) }
    }
}
