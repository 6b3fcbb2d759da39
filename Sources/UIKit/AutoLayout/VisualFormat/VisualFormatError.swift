/// Why a visual format says nothing.
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
    /// As the parser saw it, without spaces.
    let format: String
    /// The character before which the caret points.
    let position: Int
}
