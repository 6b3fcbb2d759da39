/// The forms in which `lint` reports.
enum LintReporter: String, CaseIterable {
    case list, json, junit, github, sarif

    /// The whole report, with a line end behind the last line.
    func text(of report: LintReport) -> String {
        switch self {
        case .list: LintList.text(of: report)
        case .json: LintJSON.text(of: report)
        case .junit: LintJUnit.text(of: report)
        case .github: LintGitHub.text(of: report)
        case .sarif: LintSARIF.text(of: report)
        }
    }
}
