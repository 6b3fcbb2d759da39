import ContactSheetLint
import ContactSheetPreviews
import InterfaceEditing

/// Checks the layout of screens.
struct InspectionJob: SnapshotJob {
    /// The issues of a screen.
    struct Screen: Codable, Sendable {
        let preview: String
        let configuration: Configuration
        var issues: [LayoutIssue] = []
        /// The issues on Interface Builder's canvas.
        var canvas: [LayoutIssue] = []
        /// Why the screen couldn't be laid out, or `nil` if it could.
        var error: String?
    }

    /// The IDs of the rules.
    let rules: Set<String>

    var options: RecordingOptions {
        RecordingOptions { [rules] in RuleInspector(rules: rules) }
    }

    func output(of outcome: PreviewOutcome, from preview: Preview) -> Screen {
        var screen = Screen(preview: outcome.preview, configuration: outcome.configuration)
        do {
            let inspection = try outcome.recording.get().inspection
            screen.issues = inspection?.issues ?? []
            screen.canvas = inspection?.canvasIssues ?? []
        } catch {
            screen.error = "\(error)"
        }
        return screen
    }
}

/// Finds the issues of a preview on Interface Builder's canvas, if no screen of it could be checked.
struct CanvasInspection: ProcessRequest {
    let preview: String
    /// The IDs of the rules.
    let rules: Set<String>

    func output(from source: PreviewSource) throws -> [LayoutIssue] {
        var inspector = RuleInspector(rules: rules)
        return inspector.canvasIssues(of: try source.preview(named: preview))
    }
}
