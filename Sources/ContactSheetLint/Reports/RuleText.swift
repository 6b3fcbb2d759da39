import ContactSheetPreviews
import Foundation

/// The explanation of a rule as text.
@MainActor package enum RuleText {
    /// Returns the lines for a terminal.
    package static func lines(_ explanation: RuleExplanation) throws -> [String] {
        let rule = explanation.rule
        var title = "\(rule.id) (\(rule.severity.rawValue)"
        if rule.isOptional { title += ", only with --enable or --strict" }
        if rule.wording == .xcode { title += "; Xcode reports it, too" }
        let issues = try explanation.bad.issues([rule.id])
        return [title + ")", rule.summary, ""]
            + wrapped(explanation.reason, prefix: "")
            + wrapped(explanation.fix, prefix: "To resolve it: ")
            + ["", "Bad:  \(explanation.bad.caption)"]
            + issues.map { found in
                "      Example.storyboard:\(found.issue.line ?? 1): \(found.severity.rawValue): "
                    + found.issue.message
            }
            + ["Good: \(explanation.good.caption)"]
    }

    /// Returns a text in lines of at most 80 characters.
    private static func wrapped(_ text: String, prefix: String) -> [String] {
        var lines: [String] = []
        for word in (prefix + text).split(separator: " ") {
            if let last = lines.last, last.count + word.count < 80 {
                lines[lines.count - 1] = "\(last) \(word)"
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }
}
