import CoreGraphics
import Foundation

/// The tab stops in a paragraph's lines.
struct TabRuler {
    private let stops: [TabStop]
    private let interval: CGFloat

    /// The distance between the stops of Apple's default paragraph style, in points.
    static let defaultInterval: CGFloat = 28
    /// The greatest number of clusters that are measured after a tab.
    static let reach = 1000

    init(_ style: ParagraphStyle) {
        stops = (style.tabStops ?? []).sorted { $0.location < $1.location }
        interval =
            style.defaultTabInterval > 0 ? max(style.defaultTabInterval, 1) : Self.defaultInterval
    }

    /// Returns the advance of a tab at `x` before text of `textWidth`, both in points.
    func advance(from x: CGFloat, textWidth: CGFloat) -> CGFloat {
        guard let stop = stops.first(where: { $0.location > x }) else {
            let last = stops.last?.location ?? 0
            let start = max(x, last)
            let next = ((start / interval).rounded(.down) + 1) * interval
            return next - x
        }
        let share: CGFloat =
            switch stop.alignment {
            case .left, .justified, .natural: 0
            case .center: 0.5
            case .right: 1
            }
        return max(stop.location - x - textWidth * share, 0)
    }
}
