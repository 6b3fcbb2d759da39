import ContactSheetSnapshots
import Escaping
import Foundation

/// The formats of the report of `test`.
enum TestReporter: String, OptionChoice {
    case list, json, junit, github

    static var optionKind: String { "reporter" }

    /// Returns the whole report, which ends with a line ending unless it is empty.
    func text(
        of outcomes: [SnapshotOutcome], policy: SnapshotTest.Policy = .compare
    ) -> String {
        switch self {
        case .list:
            (Report.lines(for: outcomes, policy: policy)
                + NextSteps().lines(for: outcomes.filter { !$0.passes(policy) }))
                .map { $0.onSafeLines + "\n" }.joined()
        case .json: TestJSON.text(of: outcomes)
        case .junit: TestJUnit.text(of: outcomes)
        case .github: TestGitHub.text(of: outcomes)
        }
    }
}
