import UIKit

/// The chapter's frames and masks, in the order of the buttons.
enum AutosizeLayout {
    typealias Mask = UIView.AutoresizingMask

    /// Returns the masks, row by row: margins are flexible except those to the nearest edges.
    static func masks(of variant: AutosizeViewController.Variant) -> [Mask] {
        switch variant {
        case .unsprung: Array(repeating: [.flexibleRightMargin, .flexibleBottomMargin], count: 6)
        case .flexible: pinned.map { $0.union([.flexibleWidth, .flexibleHeight]) }
        case .flexibleHeights: pinned.map { $0.union(.flexibleHeight) }
        default: pinned
        }
    }

    private static let pinned: [Mask] = [
        [.flexibleRightMargin, .flexibleBottomMargin],
        [.flexibleLeftMargin, .flexibleBottomMargin],
        [.flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin],
        [.flexibleLeftMargin, .flexibleTopMargin, .flexibleBottomMargin],
        [.flexibleRightMargin, .flexibleTopMargin],
        [.flexibleLeftMargin, .flexibleTopMargin],
    ]

    static func frames(of variant: AutosizeViewController.Variant) -> [CGRect] {
        switch variant {
        case .large, .flexibleHeights:
            grid(columns: [20, 175], rows: [20, 167, 315], size: large)
        case .restructured: restructuredPortrait
        default:
            grid(columns: [20, 228], rows: [20, 200, 403], size: CGSize(width: 72, height: 37))
        }
    }

    static let restructuredPortrait = grid(
        columns: [20, 175], rows: [20, 168, 315], size: large)

    static let restructuredLandscape = [
        (20, 20), (20, 155), (177, 20), (177, 155), (328, 20), (328, 155),
    ].map { CGRect(origin: CGPoint(x: $0.0, y: $0.1), size: large) }

    private static let large = CGSize(width: 125, height: 125)

    /// Returns the frames row by row, from left to right.
    private static func grid(columns: [CGFloat], rows: [CGFloat], size: CGSize) -> [CGRect] {
        rows.flatMap { y in columns.map { x in CGRect(origin: CGPoint(x: x, y: y), size: size) } }
    }
}
