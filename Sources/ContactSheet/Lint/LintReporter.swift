import ContactSheetLint

/// The formats of the report of `lint`.
enum LintReporter: String, ReportFormat {
    case list, json, junit, github, sarif

    static var optionKind: String { "reporter" }

    static var notes: String { "" }

    var isFolder: Bool { false }

    /// Returns the whole report, which ends with a line ending.
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
