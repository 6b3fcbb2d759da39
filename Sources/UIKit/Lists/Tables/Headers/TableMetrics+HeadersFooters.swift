import ContactSheetDevices
import Foundation

/// The metrics of headers and footers (Documentation/Metrics.md 3.5).
extension TableMetrics {
    /// The height of a plain table's header: 22 points up to iOS 8, and 28 from iOS 9 on.
    static var plainHeaderHeight: CGFloat { SystemBehavior.tallPlainHeaders.isActive ? 28 : 22 }

    /// The padding above a plain table's headers, from iOS 15 on.
    static var headerTopPadding: CGFloat {
        SystemBehavior.sectionHeaderTopPadding.isActive ? 22 : 0
    }

    /// Returns the distance from the table's edge to a header's text, which in groups is aligned
    /// with the text of the rows. Up to iOS 6, it is 9 points from the edge of the rounded groups.
    static func headerInset(_ style: UITableView.Style, width: CGFloat) -> CGFloat {
        guard era == .classic else { return textInset }
        return style == .plain ? 12 : classicMargin(width: width) + 9
    }

    /// The place of a header or footer without a title in a grouped table.
    enum UntitledPlace {
        case firstHeader, header, footer, lastFooter
    }

    /// Returns the height of a grouped table's header or footer without a title.
    static func untitledHeight(_ place: UntitledPlace) -> CGFloat {
        guard era != .classic else { return 10 }
        let grid = UIScreen.main.grid
        switch place {
        case .firstHeader: return 35
        case .header: return era == .glass ? grid.roundUp(17.5) : 17.5
        case .footer: return era == .glass ? grid.roundDown(17.5) : 17.5
        case .lastFooter: return era == .glass ? grid.roundDown(37.5) : 17.5
        }
    }

    /// The space below the rows of a list's section without a footer.
    static var listFooterSpace: CGFloat { era == .glass ? 17.5 : untitledHeight(.header) }

    /// What is added to that space at the end of a list.
    static var lastListFooterSpace: CGFloat { era == .glass ? 2.5 : 0 }

    /// Returns the height of a grouped table's first header for a height that is set on the table.
    /// It is at least the automatic height, as stored frames of documents up to iOS 12 show.
    static func firstStatedHeight(_ height: CGFloat) -> CGFloat {
        guard era == .flat || era == .safeArea else { return height }
        return max(height, untitledHeight(.firstHeader))
    }

    /// What is above a grouped table's header.
    enum HeaderPlace {
        case top, belowLargeTitle, belowTitledFooter, belowUntitledFooter

        var isFirst: Bool { self == .top || self == .belowLargeTitle }

        /// The space of iOS 26 above and below the title.
        fileprivate var glassSpace: CGFloat {
            switch self {
            case .top: 35
            case .belowTitledFooter: 25
            case .belowLargeTitle, .belowUntitledFooter: 17.5
            }
        }
    }

    /// Returns the height of a header or footer with a title of the given size.
    ///
    /// - Parameter place: What is above a header; `nil` for a footer.
    static func titleHeight(
        _ text: CGSize, _ style: UITableView.Style, header place: HeaderPlace?, padding: CGFloat
    ) -> CGFloat {
        if style == .plain { return plainTitleHeight(text) + (place == nil ? 0 : padding) }
        if era == .glass { return glassTitleHeight(text, place) }
        guard let place else { return ceil(text.height) + (era == .classic ? 16 : 8) }
        return ceil(text.height) + 38 - oneLine + (place.isFirst ? firstHeaderSpace : 0)
    }

    /// Returns the height in a grouped table of iOS 26: a footer of one line is 30 points high.
    private static func glassTitleHeight(_ text: CGSize, _ place: HeaderPlace?) -> CGFloat {
        let scale = UIScreen.main.scale
        guard let place else {
            // The tolerance is for the thirds of a point in both heights.
            return ((text.height + 43 / 3) * scale + 0.01).rounded(.down) / scale
        }
        return UIScreen.main.grid.roundUp(text.height + place.glassSpace)
    }

    private static func plainTitleHeight(_ text: CGSize) -> CGFloat {
        guard era != .classic else { return plainHeaderHeight }
        return max(plainHeaderHeight, ceil(text.height) + 7)
    }

    /// The line height for which a header is 38 points high.
    private static var oneLine: CGFloat {
        era == .classic ? 23 : 16
    }

    /// The additional height of the first header: 55.5 points in total at a scale of 2, and 55.333
    /// at a scale of 3.
    private static var firstHeaderSpace: CGFloat {
        guard era != .classic else { return 10 }
        return (17.5 * UIScreen.main.scale).rounded(.down) / UIScreen.main.scale
    }

    /// The distance from a grouped header's text to its rows, and from the rows to a footer's text.
    static var headerGap: CGFloat {
        guard era == .glass else { return 7 }
        return UIScreen.main.scale == 2 ? 5.5 : 6
    }
    static var footerGap: CGFloat { era == .classic ? 6 : 7 }
}
