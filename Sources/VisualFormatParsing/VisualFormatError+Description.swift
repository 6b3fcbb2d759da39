extension VisualFormatError {
    /// UIKit's own text, with the format and a caret below it (Documentation/Layout.md 3.10).
    package var fullMessage: String {
        let opening = "Unable to parse constraint format: "
        guard fact != .emptyString else { return opening + message }
        let caret = String(repeating: " ", count: position) + "^"
        return "\(opening)\n\(message) \n\(format) \n\(caret)"
    }

    /// A one-sentence summary without the format and the caret.
    package var summary: String {
        "Unable to parse constraint format \(format): \(message)"
    }

    private var message: String {
        switch fact {
        case .emptyString: "It's an empty string."
        case .expectedView: "Expected a view"
        case .expectedViewName:
            "Expected a view. View names must start with a letter or an underscore, then "
                + "contain letters, numbers, and underscores."
        case .unknownView(let name): "\(name) is not a key in the views dictionary."
        case .expectedViewEnd: "Expected a ']' here. That is how you give the end of a view."
        case .expectedConnection: "Expected a connection after the '|' character"
        case .expectedBar: "Expected a '-' here"
        case .expectedMore: "Expected more input"
        case .expectedListEnd: "Expected ')' or ','"
        case .expectedViewOrEdge: "Expected a view or '|'"
        case .expectedEnd: "Expected the end of the format string"
        case .expectedNumber:
            "Expected a number or key from the metrics dictionary, but encountered something else"
        case .unknownMetric(let name):
            "Encountered metric with name \"\(name)\", but value was not specified in metrics or "
                + "views dictionaries"
        case .minusOrBar:
            "Cannot tell if this - is a minus sign or an accidental extra bar in the connection. "
                + "Use parentheses around negative numbers."
        case .noSuperview:
            "Unable to interpret '|' character, because the related view doesn't have a superview"
        case .alignmentAlong(let axis):
            "Options mask required views to be aligned on a \(axis) edge, which is not allowed "
                + "for layout that is also \(axis)."
        }
    }
}
