import ContactSheetPreviews
import InterfaceBuilder
import InterfaceEditing

/// Checks the layout of screens.
struct InspectionJob: SnapshotJob {
    /// The issues of a screen.
    struct Screen: Codable, Sendable {
        let preview: String
        let configuration: Configuration
        let issues: [LayoutIssue]
        /// Why the screen couldn't be laid out, or `nil` if it could.
        let error: String?
    }

    /// The IDs of the rules.
    let rules: Set<String>

    var options: RecordingOptions { RecordingOptions(inspection: .rules(rules)) }

    func output(of outcome: PreviewOutcome, from preview: Preview) -> Screen {
        do {
            return Screen(
                preview: outcome.preview, configuration: outcome.configuration,
                issues: try outcome.recording.get().inspection?.issues ?? [], error: nil)
        } catch {
            return Screen(
                preview: outcome.preview, configuration: outcome.configuration, issues: [],
                error: "\(error)")
        }
    }
}
