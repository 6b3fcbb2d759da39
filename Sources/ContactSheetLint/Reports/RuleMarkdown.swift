import ContactSheetPreviews

/// The explanations of rules as a page in Markdown.
@MainActor package enum RuleMarkdown {
    package static func text(_ explanations: [RuleExplanation]) -> String {
        let rules = explanations.map { explanation in
            let rule = explanation.rule
            let optional = rule.isOptional ? ", optional" : ""
            return """
                ## \(rule.id)

                \(rule.summary) (\(rule.severity.rawValue)\(optional))

                \(explanation.reason) \(explanation.fix)

                - Bad: \(explanation.bad.caption)
                - Good: \(explanation.good.caption)

                """
        }
        return """
            # Rules of lint

            `contactsheet lint --explain RULE` prints these explanations, and `--explain RULE -o PAGE.html` writes a
            page with the examples, rendered; `--explain all` is about all rules. `LintRulesPageTests` writes this
            page. Decisions about what counts as an issue are in [LayoutIssues.md](LayoutIssues.md).


            """ + rules.joined(separator: "\n")
    }
}
