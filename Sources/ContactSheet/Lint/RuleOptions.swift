import ArgumentParser
import ContactSheetDiagnostics
import ContactSheetPreviews
import Foundation
import InterfaceBuilder

/// The issues to report.
struct RuleOptions: ParsableArguments {
    @Option(help: "The lowest severity to report")
    var severity: Choice<Diagnostic.Severity> = "warning"

    @Option(
        help: ArgumentHelp("Use only this rule; repeatable (see --list-rules)"),
        completion: .ruleIDs)
    var rule: [String] = []

    @Option(
        help: ArgumentHelp("Don't use this rule; repeatable", valueName: "rule"),
        completion: .ruleIDs)
    var disable: [String] = []

    @Option(
        help: ArgumentHelp("Also use this optional rule; repeatable", valueName: "rule"),
        completion: .ruleIDs)
    var enable: [String] = []

    @Flag(help: "Use all rules, including the optional ones")
    var strict = false

    @Flag(help: "List the rules and exit")
    var listRules = false
}

extension RuleOptions {
    /// Returns the IDs of the selected rules.
    @MainActor func rules() throws(UsageError) -> Set<String> {
        let all = LayoutRules.all.map(\.id)
        for id in rule + disable + enable where !all.contains(id) {
            throw .noRule(id, known: all)
        }
        let usual = strict ? Set(all) : LayoutRules.standard
        return (rule.isEmpty ? usual : Set(rule)).union(enable).subtracting(disable)
    }
}

extension Diagnostic.Severity: OptionChoice {
    static var optionKind: String { "severity" }

    static var optionWords: [(word: String, value: Diagnostic.Severity)] {
        falling.map { ($0.rawValue, $0) }
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
                + (rule.isOptional ? " Optional." : "")
        }
    }
}
