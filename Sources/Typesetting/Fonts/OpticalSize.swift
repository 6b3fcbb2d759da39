import Foundation

/// Which cut of Inter stands for San Francisco at a size, and how wide it must be set.
///
/// San Francisco turns from its text cut into its display cut between 19 and 25 pt (fonts.md 1.2).
/// A face cannot be half of each, so Inter's text cut is set narrower below 22 pt and its display
/// cut wider from there on: the widths are the blend's, the shapes the nearer cut's.
struct OpticalSize: Sendable, Hashable {
    var family: StandIn
    var advanceScale: CGFloat

    init(pointSize: CGFloat) {
        let text = Self.textShare(at: pointSize)
        let blend = text + (1 - text) * Self.displayWidth
        family = pointSize < 22 ? .inter : .interDisplay
        advanceScale = family == .inter ? blend : blend / Self.displayWidth
    }

    /// Inter Display's advance widths by Inter's, over 130 characters of English.
    private static let displayWidth = 57_344.0 / 63_190

    /// The text cut's share by size: measured at 20, 21 and 22 pt, even steps up to 25 pt.
    private static let textShares: [(size: CGFloat, share: CGFloat)] = [
        (19, 1), (20, 0.76), (21, 0.5), (22, 0.41), (25, 0),
    ]

    private static func textShare(at size: CGFloat) -> CGFloat {
        interpolate(textShares.map { ($0.size, $0.share) }, at: size)
    }
}

extension FontWeight {
    /// The factor from Inter's advances to San Francisco's; Inter's bolder cuts are narrower than
    /// Apple's (fonts.md 1.3, measured from medium to bold).
    var advanceScale: CGFloat {
        switch self {
        case .ultraLight, .thin, .light, .regular: 1
        case .medium: 1.010
        case .semibold: 1.013
        case .bold, .heavy, .black: 1.017
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
