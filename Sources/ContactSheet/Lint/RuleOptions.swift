import ArgumentParser
import Diagnostics
import Foundation
import InterfaceBuilder
import Previews

/// The issues to report.
struct RuleOptions: ParsableArguments {
    @Option(help: "The lowest severity to report: error, warning, or note")
    var severity = "warning"

    @Option(help: "Use only this rule; repeatable")
    var rule: [String] = []

    @Option(help: "Don't use this rule; repeatable")
    var disable: [String] = []
}

extension RuleOptions {
    /// Returns the IDs of the selected rules.
    @MainActor func rules() throws(UsageError) -> Set<String> {
        let all = LayoutRules.all.map(\.id)
        for id in rule + disable where !all.contains(id) {
            throw .unknown(kind: "rule", value: id, known: all)
        }
        return Set(rule.isEmpty ? all : rule).subtracting(disable)
    }

    func severityValue() throws(UsageError) -> Diagnostic.Severity {
        guard let value = Diagnostic.Severity(rawValue: severity) else {
            throw .unknown(
                kind: "severity", value: severity,
                known: Diagnostic.Severity.falling.map(\.rawValue))
        }
        return value
    }
}

/// The list of rules, one per line.
@MainActor enum RuleList {
    static var lines: [String] {
        let rules = LayoutRules.all
        let width = rules.map(\.id.count).max() ?? 0
        return rules.map { rule in
            let id = rule.id.padding(toLength: width, withPad: " ", startingAt: 0)
            let severity = rule.severity.rawValue
                .padding(toLength: 7, withPad: " ", startingAt: 0)
            let isXcodes = rule.wording == .xcode
            return "\(id)  \(severity)  \(rule.summary)\(isXcodes ? " Xcode reports it, too." : "")"
        }
    }
}
