import ContactSheetPreviews
import InterfaceEditing

/// Checks screens in other processes, in which a screen fails alone if its code ends the process or exceeds a
/// limit.
@MainActor struct IsolatedInspection {
    private struct Screen: Codable, Sendable {
        let preview: String
        let configuration: Configuration
        let issues: [LayoutIssue]
        /// Why the screen couldn't be laid out, or `nil` if it could.
        let error: String?
    }

    private let inspection: LayoutInspection

    init(_ inspection: LayoutInspection) { self.inspection = inspection }

    /// Returns the issues, and the screens that couldn't be laid out.
    func callAsFunction() async throws -> (issues: [FoundIssue], failures: FailureList) {
        let run = WorkerRun(inspection.run)
        let progress = Progress(total: run.count)
        defer { progress.finish() }
        var issues: [String: [(Configuration, [LayoutIssue])]] = [:]
        var failures = FailureList()
        try await run { outcome in
            Self.screen(outcome)
        } finish: { screen in
            if let error = screen.error {
                failures.add(
                    preview: screen.preview, configuration: screen.configuration.name, error: error)
            } else {
                issues[screen.preview, default: []].append((screen.configuration, screen.issues))
            }
            progress.advance()
        }
        return (inspection.combined(issues), failures)
    }

    private nonisolated static func screen(_ outcome: PreviewOutcome) -> Screen {
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
