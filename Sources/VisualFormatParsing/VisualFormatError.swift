/// The reason why a visual format can't be parsed.
package struct VisualFormatError: Error, Hashable {
    package enum Fact: Sendable, Hashable {
        case emptyString
        case expectedView
        case expectedViewName
        case unknownView(String)
        case expectedViewEnd
        case expectedConnection
        case expectedBar
        case expectedMore
        case expectedListEnd
        case expectedViewOrEdge
        case expectedEnd
        case expectedNumber
        case unknownMetric(String)
        case minusOrBar
        case noSuperview
        case alignmentAlong(VisualFormat.Axis)
    }

    package let fact: Fact
    /// The format as it was passed, with its spaces.
    package let format: String
    /// The index of the character that the caret points at.
    ///
    /// The caret is after the last view if there is no superview, as in a published log. For other
    /// errors, which no log shows, it points at the first character that doesn't fit.
    package let position: Int
}
