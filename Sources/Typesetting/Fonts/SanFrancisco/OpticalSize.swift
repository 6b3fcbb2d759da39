import Foundation

/// The cut of Inter that represents San Francisco at a size, and the scale of the advances of
/// characters that aren't in `SystemAdvances`.
///
/// Up to iOS 12, San Francisco was two families: one for text below 20 pt and one for display sizes
/// from 20 pt on (Documentation/Fonts.md 2.2). Since then, it is one family whose shapes change
/// from text to display between 17 and 25 pt. A face can't be a mixture, so Inter's text cut is set
/// narrower below 22 pt, and its display cut is set wider from 22 pt on: the widths are those of
/// the mixture, and the shapes are those of the nearer cut.
struct OpticalSize: Sendable, Hashable {
    var family: FontSubstitute
    var advanceScale: CGFloat
    /// The display cut's share of the widths, from 0 to 1.
    var displayShare: CGFloat

    init(pointSize: CGFloat, weight: FontWeight = .regular, isVariable: Bool = true) {
        displayShare =
            isVariable
            ? interpolate(Self.displayShares, at: pointSize) : pointSize < 20 ? 0 : 1
        family = pointSize < (isVariable ? 22 : 20) ? .inter : .interDisplay
        let factors = weight.advanceScales
        let width =
            (1 - displayShare) * factors.text + displayShare * factors.display * Self.displayWidth
        advanceScale = family == .inter ? width : width / Self.displayWidth
    }

    /// The ratio of Inter Display's advance widths to Inter's, for 130 characters of English.
    private static let displayWidth = 57_344.0 / 63_190

    /// The mixture in the recorded probe, whose smallest share is at 20 pt, and at 18 pt in recorded
    /// widths of labels (Documentation/Fonts.md 1.2).
    private static let displayShares: [(x: CGFloat, y: CGFloat)] = [
        (17, 0), (18, 0.05), (20, 0.22), (25, 1),
    ]
}

extension FontWeight {
    /// The factors from the advances of Inter's two cuts to San Francisco's.
    fileprivate var advanceScales: (text: CGFloat, display: CGFloat) {
        switch self {
        case .ultraLight, .thin, .light: (1, 0.997)
        case .regular: (0.998, 0.988)
        case .medium: (1.003, 0.983)
        case .semibold: (1.006, 0.995)
        case .bold: (1.010, 1.001)
        case .heavy, .black: (1.026, 1.013)
        }
    }
}

/// Returns the linear interpolation at `x` between points in ascending order; the first or last
/// value outside their range.
func interpolate(_ points: [(x: CGFloat, y: CGFloat)], at x: CGFloat) -> CGFloat {
    guard let first = points.first, let last = points.last else { return 0 }
    if x <= first.x { return first.y }
    for (a, b) in zip(points, points.dropFirst()) where x <= b.x {
        return a.y + (b.y - a.y) * (x - a.x) / (b.x - a.x)
    }
    return last.y
}
