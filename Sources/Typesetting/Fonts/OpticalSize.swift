import Foundation

/// Which cut of Inter stands for San Francisco at a size, and how wide it must be set.
///
/// Up to iOS 12 San Francisco was two families, for text below 20 pt and for display from there
/// on (Documentation/Fonts.md 2.2). Since then it is one, whose shapes turn from text into display
/// between 19 and 28 pt. A face cannot be half of each, so Inter's text cut is set narrower below
/// 22 pt and its display cut wider from there on: the widths are the blend's, the shapes the nearer
/// cut's.
struct OpticalSize: Sendable, Hashable {
    var family: StandIn
    var advanceScale: CGFloat
    /// How much of the size's widths is the display cut's, from 0 to 1.
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

    /// Inter Display's advance widths by Inter's, over 130 characters of English.
    private static let displayWidth = 57_344.0 / 63_190

    /// Fitted together with `AdvanceCorrection`; Documentation/Fonts.md 1.2 has shares of the same
    /// kind.
    private static let displayShares: [(x: CGFloat, y: CGFloat)] = [
        (19, 0), (20, 0.04), (22, 0.51), (24, 0.86), (28, 1),
    ]
}

extension FontWeight {
    /// The factors from the advances of Inter's two cuts to San Francisco's, beyond which
    /// `AdvanceCorrection` goes character by character; fitted together with it.
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

/// The value at `x` on the line through points in ascending order; the ends' beyond them.
func interpolate(_ points: [(x: CGFloat, y: CGFloat)], at x: CGFloat) -> CGFloat {
    guard let first = points.first, let last = points.last else { return 0 }
    if x <= first.x { return first.y }
    for (a, b) in zip(points, points.dropFirst()) where x <= b.x {
        return a.y + (b.y - a.y) * (x - a.x) / (b.x - a.x)
    }
    return last.y
}
