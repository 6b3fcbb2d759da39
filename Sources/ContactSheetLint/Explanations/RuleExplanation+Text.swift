import CoreGraphics

/// The rules about texts.
extension RuleExplanation {
    static var textRules: [RuleExplanation] { [truncatedText, lowContrast, fixedTextSize] }

    private static var truncatedText: RuleExplanation {
        func text(lines: Int) -> [String] {
            [
                ExampleDocument.label(
                    "text", "Statistics of this month",
                    CGRect(x: 20, y: 40, width: 135, height: lines == 1 ? 20.5 : 41), lines: lines)
            ]
        }
        let constraints = [
            "text.leading = safe.leading + 20", "text.top = safe.top + 20",
            "safe.trailing = text.trailing + 220",
        ]
        return RuleExplanation(
            "truncated-text",
            "The text doesn't fit, so that its end is replaced by an ellipsis, lines are missing, or a "
                + "word is broken. Users don't know what is missing.",
            fix: "Give the text more space, allow more lines, or let it shrink with "
                + "adjustsFontSizeToFitWidth.",
            bad: Variant("The label has one line.", text(lines: 1), constraints),
            good: Variant(
                "The label has as many lines as the text requires.", text(lines: 0), constraints))
    }

    private static var lowContrast: RuleExplanation {
        func text(_ white: String) -> [String] {
            [
                ExampleDocument.label(
                    "text", "Statistics", CGRect(x: 20, y: 40, width: 83, height: 20.5),
                    color: ExampleDocument.gray(white))
            ]
        }
        let constraints = ["text.leading = safe.leading + 20", "text.top = safe.top + 20"]
        return RuleExplanation(
            "low-contrast",
            "Many people can't read such a text, and it can't be read in sunlight. WCAG 2.1 requires "
                + "4.5:1, and 3:1 for text of at least 18 points, or 14 points in bold.",
            fix: "Use a darker or lighter color, or a system color such as secondaryLabel.",
            bad: Variant("The text is light gray on white.", text("0.8"), constraints),
            good: Variant("The text is dark gray.", text("0.3"), constraints))
    }

    private static var fixedTextSize: RuleExplanation {
        func text(_ font: String) -> [String] {
            [
                ExampleDocument.label(
                    "text", "Statistics", CGRect(x: 20, y: 40, width: 83, height: 20.5), font: font)
            ]
        }
        let constraints = ["text.leading = safe.leading + 20", "text.top = safe.top + 20"]
        return RuleExplanation(
            "fixed-text-size",
            "Users choose their preferred text size in Settings. These texts ignore it.",
            fix: "Use a text style such as Body, and turn on Automatically Adjusts Font "
                + "(adjustsFontForContentSizeCategory).",
            bad: Variant(
                "The font is System 17.0.", text(ExampleDocument.fixedFont), constraints),
            good: Variant(
                "The font is the text style Body.", text(ExampleDocument.bodyFont), constraints))
    }
}
