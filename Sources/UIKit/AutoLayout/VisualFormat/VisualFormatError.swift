/// The reason why a visual format can't be parsed.
struct VisualFormatError: Error, Equatable {
    enum Fact: Equatable {
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
        case alignmentAlong(NSLayoutConstraint.Axis)
    }

    let fact: Fact
    /// The format as it was parsed, without spaces.
    let format: String
    /// The index of the character that the caret points at.
    ///
    /// A published log shows the caret for a missing superview only; for other errors it points at
    /// the first character that doesn't fit.
    let position: Int
}
