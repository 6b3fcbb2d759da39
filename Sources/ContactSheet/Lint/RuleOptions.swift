import ArgumentParser
import ContactSheetDiagnostics
import ContactSheetLint
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

    @Option(
        help: ArgumentHelp(
            "Change the severity of a rule to error, warning, note, or off; repeatable",
            valueName: "rule=severity"))
    var ruleSeverity: [RuleSeverity] = []

    @Flag(help: "Use all rules, including the optional ones")
    var strict = false

    @Flag(help: "List the rules and exit")
    var listRules = false

    @Option(
        help: ArgumentHelp(
            "Explain a rule, or all, and exit; with --output, write a page with rendered examples",
            valueName: "rule"),
        completion: .ruleIDs)
    var explain: String?
}

extension RuleOptions {
    /// Returns the IDs of the selected rules.
    @MainActor func rules() throws(UsageError) -> Set<String> {
        let all = LayoutRules.all.map(\.id)
        let changed = changedSeverities
        for id in rule + disable + enable + Array(changed.keys) where !all.contains(id) {
            throw .noRule(id, known: all)
        }
        let usual = strict ? Set(all) : LayoutRules.standard
        let on = changed.filter { $0.value != nil }.keys
        let off = changed.filter { $0.value == nil }.keys
        return (rule.isEmpty ? usual.union(on) : Set(rule)).union(enable).subtracting(disable)
            .subtracting(off)
    }

    /// Returns the explanations that `--explain` requires, or `nil` without the option.
    @MainActor func explanations() throws(UsageError) -> [RuleExplanation]? {
        guard let explain else { return nil }
        let all = RuleExplanation.all
        let chosen = explain == "all" ? all : all.filter { $0.rule.id == explain }
        if chosen.isEmpty { throw .noRuleToExplain(explain, known: all.map(\.rule.id)) }
        return chosen
    }

    /// The changed severities by rule; `nil` for rules that are off. The last one of a rule counts.
    private var changedSeverities: [String: Diagnostic.Severity?] {
        Dictionary(ruleSeverity.map { ($0.rule, $0.severity) }) { _, last in last }
    }

    /// Returns the issues with the changed severities of their rules.
    func adjusted(_ issues: [FoundIssue]) -> [FoundIssue] {
        let changed = changedSeverities
        return issues.map { issue in
            guard let severity = changed[issue.issue.rule.id] ?? nil else { return issue }
            return issue.with(severity)
        }
    }
}

/// A rule with the severity that it gets, as `RULE=SEVERITY`.
struct RuleSeverity: OptionValue {
    let rule: String
    /// The severity, or `nil` if the rule is off.
    let severity: Diagnostic.Severity?

    static let severities = ["error", "warning", "note", "off"]

    init(option text: String) throws(OptionError) {
        guard let sign = text.lastIndex(of: "="), sign > text.startIndex else {
            throw OptionError("expected a rule and a severity, such as truncated-text=error")
        }
        let word = String(text[text.index(after: sign)...])
        guard Self.severities.contains(word) else {
            throw OptionError(unknown: word, "severity", of: text, among: Self.severities)
        }
        rule = String(text[..<sign])
        severity = Diagnostic.Severity(rawValue: word)
    }

    /// The severity as it is specified.
    var word: String { severity?.rawValue ?? "off" }
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
