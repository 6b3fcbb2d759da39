import ContactSheetSnapshots
import Escaping
import Foundation

/// The formats of the report of `test`.
enum TestReporter: String, ReportFormat {
    case list, json, junit, github, blob, html

    static var optionKind: String { "reporter" }

    static var notes: String {
        ", or html:folder for a gallery of what isn't the same; blob is the input of merge"
    }

    var isFolder: Bool { self == .html }

    /// Returns the whole report, which ends with a line ending unless it is empty. The gallery has no
    /// text.
    func text(of run: TestRun) -> String {
        let outcomes = run.outcomes
        return switch self {
        case .list:
            (Report.lines(for: outcomes, policy: run.policy, isOfRevisions: run.isOfRevisions)
                + NextSteps(arguments: run.arguments)
                .lines(for: outcomes.filter { run.isOfRevisions || !$0.passes(run.policy) }))
                .map { $0.asOutputLine + "\n" }.joined()
        case .json: TestJSON.text(of: outcomes)
        case .junit: TestJUnit.text(of: outcomes)
        case .github: TestGitHub.text(of: outcomes)
        case .blob: Blob(run).text
        case .html: ""
        }
    }
}
