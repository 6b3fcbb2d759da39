import Testing
import VisualFormatParsing

/// The messages for invalid formats (Documentation/Layout.md 3.10). The position of the caret is
/// published for a missing superview only; otherwise it is this package's decision.
struct VisualFormatErrorTests {
    private static let viewName =
        "Expected a view. View names must start with a letter or an underscore, then contain "
        + "letters, numbers, and underscores."
    private static let number =
        "Expected a number or key from the metrics dictionary, but encountered something else"

    static let cases: [(format: String, message: String, caret: Int)] = [
        ("H:", "Expected more input", 2),
        ("l", "Expected a view", 0),
        ("|-8-|", "Expected a view", 4),
        ("[2l]", viewName, 1),
        ("[", viewName, 1),
        ("[self.l]", "self is not a key in the views dictionary.", 5),
        ("[l", "Expected a ']' here. That is how you give the end of a view.", 2),
        ("[l-r]", "Expected a ']' here. That is how you give the end of a view.", 2),
        ("|l", "Expected a connection after the '|' character", 1),
        ("|", "Expected more input", 1),
        ("[l]-8[r]", "Expected a '-' here", 5),
        ("[l]-8", "Expected more input", 5),
        ("[l]-", "Expected more input", 4),
        ("[l]-8-", "Expected more input", 6),
        ("[l(20[r]", "Expected ')' or ','", 5),
        ("[l]-(8-[r]", "Expected ')' or ','", 6),
        ("[l]-8-r", "Expected a view or '|'", 6),
        ("[l]|-", "Expected the end of the format string", 4),
        ("[l]r", "Expected the end of the format string", 3),
        ("[l(>20)]", number, 3),
        ("[l]->=8-[r]", number, 4),
        ("[l]-r-[m]", number, 5),
        ("[l(20@)]", number, 6),
        (
            "[l]-gap-[r]",
            #"Encountered metric with name "gap", but value was not specified in metrics or views "#
                + "dictionaries", 7
        ),
        (
            "[l]--[r]",
            "Cannot tell if this - is a minus sign or an accidental extra bar in the connection. "
                + "Use parentheses around negative numbers.", 4
        ),
    ]

    private func error(
        _ format: String, alignedAxes: Set<VisualFormat.Axis> = []
    ) -> VisualFormatError? {
        let names = VisualFormatNames(
            views: ["l", "m", "r", "view"], viewsWithoutSuperview: ["view"])
        var parser = VisualFormatParser(format, names: names)
        do throws(VisualFormatError) {
            _ = try parser.parse(alignedAxes: alignedAxes)
            return nil
        } catch {
            return error
        }
    }

    @Test(arguments: cases)
    func messages(format: String, message: String, caret: Int) {
        let error = error(format)
        #expect(
            error?.fullMessage == "Unable to parse constraint format: \n\(message) \n\(format) \n"
                + String(repeating: " ", count: caret) + "^")
        #expect(error?.summary == "Unable to parse constraint format \(format): \(message)")
    }

    /// Documentation/Layout.md 3.10: the format is quoted unchanged, with the caret below it.
    @Test func messagesKeepTheWhiteSpace() {
        #expect(
            error("H: |-8- [x]")?.fullMessage
                == "Unable to parse constraint format: \nx is not a key in the views dictionary. "
                + "\nH: |-8- [x] \n          ^")
    }

    @Test func emptyString() {
        #expect(
            error("")?.fullMessage
                == "Unable to parse constraint format: It's an empty string.")
    }

    /// The published positions: after the view that has no superview.
    @Test(arguments: [("H:|-(>=50)-[view(100)]", 22), ("|[view]|", 7), ("[view]|", 6)])
    func noSuperview(format: String, caret: Int) {
        #expect(
            error(format)?.fullMessage == "Unable to parse constraint format: \nUnable to "
                + "interpret '|' character, because the related view doesn't have a superview "
                + "\n\(format) \n" + String(repeating: " ", count: caret) + "^")
    }

    @Test func alignmentAlongTheLayout() {
        #expect(
            error("[l][r]", alignedAxes: [.horizontal])?.fullMessage
                == "Unable to parse constraint format: \nOptions mask required views to be "
                + "aligned on a horizontal edge, which is not allowed for layout that is also "
                + "horizontal. \n[l][r] \n      ^")
        #expect(
            error("V:[l][r]", alignedAxes: [.vertical])?.summary.contains(
                "aligned on a vertical edge, which is not allowed for layout that is also "
                    + "vertical.") == true)
        #expect(error("[l][r]", alignedAxes: [.vertical]) == nil)
    }
}
