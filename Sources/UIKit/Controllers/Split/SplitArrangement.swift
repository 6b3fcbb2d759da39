import Foundation

/// The frames of a split view's columns, in its bounds, from left to right.
@MainActor struct SplitArrangement: Equatable {
    typealias Column = UISplitViewController.Column

    struct Place: Equatable {
        var column: Column
        var frame: CGRect
        /// Whether the column floats above its surroundings, with rounded corners.
        var isCard = false
    }

    /// The sidebars from the leading edge on, then the secondary column and the inspector.
    private(set) var places: [Place] = []
    private(set) var separators: [CGRect] = []
    /// Whether the sidebars are above the secondary column, which is dimmed.
    private(set) var covers = false

    /// Creates an arrangement of only one column, as in a collapsed split view.
    init(_ column: Column, in size: CGSize) {
        places = [Place(column: column, frame: CGRect(origin: .zero, size: size))]
    }

    /// Creates the arrangement of an expanded split view.
    ///
    /// - Parameters:
    ///   - mode: The display mode, which determines whether the sidebars are next to the secondary
    ///     column or above it.
    ///   - sidebars: The visible sidebars from the leading edge on, with their widths in points.
    ///   - inspector: The width of the inspector column in points, or `nil` if it isn't shown.
    ///   - size: The size of the split view, in points.
    init(
        _ mode: UISplitViewController.DisplayMode, sidebars: [(column: Column, width: CGFloat)],
        inspector: CGFloat?, in size: CGSize
    ) {
        let covering: [UISplitViewController.DisplayMode] = [
            .oneOverSecondary, .twoOverSecondary, .twoDisplaceSecondary,
        ]
        covers = covering.contains(mode)
        var x: CGFloat = 0
        var inner: CGFloat = 0
        for sidebar in sidebars {
            let start = x
            place(sidebar.column, sidebar.width, height: size.height, &x)
            inner = x - start
        }
        switch mode {
        case .oneOverSecondary, .twoOverSecondary:
            places.append(Place(column: .secondary, frame: CGRect(origin: .zero, size: size)))
        case .twoDisplaceSecondary:
            let width = size.width - inner - gap
            places.append(
                Place(
                    column: .secondary,
                    frame: CGRect(x: x + gap, y: 0, width: width, height: size.height)))
        default:
            placeContent(from: x + gap, inspector: inspector, in: size)
        }
    }

    private mutating func place(
        _ column: Column, _ width: CGFloat, height: CGFloat, _ x: inout CGFloat
    ) {
        if SplitMetrics.floats, column == .primary || covers {
            let margin = SplitMetrics.floatingMargin
            let card = CGRect(
                x: x + margin, y: margin, width: width, height: height - 2 * margin)
            places.append(Place(column: column, frame: card, isCard: true))
            x = card.maxX
        } else {
            let box = CGRect(x: x + gap, y: 0, width: width, height: height)
            places.append(Place(column: column, frame: box))
            addSeparator(at: box.maxX, height: height)
            x = box.maxX + SplitMetrics.separator
        }
    }

    /// The distance between a card and the column next to it.
    private var gap: CGFloat { places.last?.isCard == true ? SplitMetrics.floatingMargin : 0 }

    /// Places the secondary column in the remaining width, and the inspector at the trailing edge
    /// of tiled split views, on every iOS version that has columns (a decision).
    private mutating func placeContent(from x: CGFloat, inspector: CGFloat?, in size: CGSize) {
        var right = size.width
        if let inspector {
            right -= inspector + SplitMetrics.separator
            addSeparator(at: right, height: size.height)
        }
        places.append(
            Place(
                column: .secondary,
                frame: CGRect(x: x, y: 0, width: max(0, right - x), height: size.height)))
        if let inspector {
            places.append(
                Place(
                    column: .inspector,
                    frame: CGRect(
                        x: size.width - inspector, y: 0, width: inspector,
                        height: size.height)))
        }
    }

    private mutating func addSeparator(at x: CGFloat, height: CGFloat) {
        separators.append(CGRect(x: x, y: 0, width: SplitMetrics.separator, height: height))
    }

    /// Returns the arrangement mirrored horizontally, in bounds of this width.
    func mirrored(in width: CGFloat) -> SplitArrangement {
        var result = self
        for index in places.indices {
            result.places[index].frame.origin.x = width - places[index].frame.maxX
        }
        for index in separators.indices {
            result.separators[index].origin.x = width - separators[index].maxX
        }
        return result
    }

    func frame(of column: Column) -> CGRect? { places.first { $0.column == column }?.frame }
}
