import ContactSheetPreviews
import Escaping
import Foundation
import InterfaceEditing

/// A report in SARIF 2.1.0 (OASIS standard), which code scanning services support.
package enum LintSARIF {
    package static func text(of report: LintReport) -> String {
        JSONText.text(of: Log(report)) + "\n"
    }

    private struct Log: Encodable {
        let schema = "https://json.schemastore.org/sarif-2.1.0.json"
        let version = "2.1.0"
        let runs: [Run]

        init(_ report: LintReport) { runs = [Run(report)] }

        enum CodingKeys: String, CodingKey {
            case schema = "$schema"
            case version, runs
        }
    }

    private struct Run: Encodable {
        let tool: Tool
        let results: [Result]

        init(_ report: LintReport) {
            var rules: [LayoutRule] = []
            for issue in report.issues where !rules.contains(issue.issue.rule) {
                rules.append(issue.issue.rule)
            }
            tool = Tool(driver: Driver(version: report.version, rules: rules.map(Rule.init)))
            let summary = ConfigurationSummary(among: report.configurations)
            results = report.issues.map { Result($0, summary, among: rules) }
        }
    }

    private struct Tool: Encodable {
        let driver: Driver
    }

    private struct Driver: Encodable {
        let name = "contactsheet"
        let version: String
        let rules: [Rule]
    }

    private struct Text: Encodable {
        let text: String
    }

    private struct Rule: Encodable {
        let id: String
        let shortDescription: Text
        let defaultConfiguration: Level

        struct Level: Encodable {
            let level: String
        }

        init(_ rule: LayoutRule) {
            id = rule.id
            shortDescription = Text(text: rule.summary)
            defaultConfiguration = Level(level: rule.severity.rawValue)
        }
    }

    private struct Result: Encodable {
        let ruleId: String
        let ruleIndex: Int
        let level: String
        let message: Text
        let locations: [Location]
        let partialFingerprints: [String: String]

        init(_ found: FoundIssue, _ summary: ConfigurationSummary, among rules: [LayoutRule]) {
            let issue = found.issue
            ruleId = issue.rule.id
            ruleIndex = rules.firstIndex(of: issue.rule) ?? 0
            level = found.severity.rawValue
            message = Text(text: found.lines(summary).joined(separator: "\n"))
            locations = [Location(found)]
            partialFingerprints = ["contactsheetIssue/v1": found.fingerprint]
        }
    }

    private struct Location: Encodable {
        let physicalLocation: Physical?
        let logicalLocations: [Logical]

        init(_ found: FoundIssue) {
            physicalLocation = found.file.map { Physical($0, line: found.issue.line) }
            let path = [found.preview, found.issue.view].filter { !$0.isEmpty }
            logicalLocations = [Logical(fullyQualifiedName: path.joined(separator: " > "))]
        }
    }

    private struct Logical: Encodable {
        let fullyQualifiedName: String
    }

    private struct Physical: Encodable {
        let artifactLocation: Artifact
        let region: Region?

        struct Artifact: Encodable {
            let uri: String
        }

        struct Region: Encodable {
            let startLine: Int
        }

        init(_ file: String, line: Int?) {
            let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ":"))
            let path = file.addingPercentEncoding(withAllowedCharacters: allowed) ?? file
            artifactLocation = Artifact(uri: file.hasPrefix("/") ? "file://" + path : path)
            region = line.map { Region(startLine: max($0, 1)) }
        }
    }
}
