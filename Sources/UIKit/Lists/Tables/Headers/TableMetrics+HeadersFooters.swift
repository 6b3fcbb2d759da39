import Devices
import Foundation

/// The measures of headers and footers (Documentation/Metrics.md 3.5).
extension TableMetrics {
    /// 22 points as long as iOS 8 and its forerunners, 28 since.
    static var plainHeaderHeight: CGFloat { SystemBehavior.tallPlainHeaders.isActive ? 28 : 22 }

    /// Above a plain table's headers from iOS 15 on.
    static var headerTopPadding: CGFloat {
        SystemBehavior.sectionHeaderTopPadding.isActive ? 22 : 0
    }

    /// From the table's edge to a header's text, which in groups stands above the rows' text.
    static func headerInset(_ style: UITableView.Style) -> CGFloat {
        guard era == .classic else { return textInset }
        return style == .plain ? 12 : 19
    }

    /// A header or footer of a grouped table without a title.
    static func untitledHeight(isFirst: Bool) -> CGFloat {
        guard era != .classic else { return 10 }
        return isFirst ? 35 : 17.5
    }

    /// A grouped table's first header with a height of the table's own: at least the automatic
    /// one, as stored frames of documents up to iOS 12 show.
    static func firstStatedHeight(_ height: CGFloat) -> CGFloat {
        guard era == .flat || era == .safeArea else { return height }
        return max(height, untitledHeight(isFirst: true))
    }

    /// The height of a header or footer with a title of this size.
    static func titleHeight(
        _ text: CGSize, _ style: UITableView.Style, isHeader: Bool, isFirst: Bool,
        padding: CGFloat
    ) -> CGFloat {
        if style == .plain { return plainTitleHeight(text) + (isHeader ? padding : 0) }
        guard isHeader else { return ceil(text.height) + (era == .classic ? 16 : 8) }
        return ceil(text.height) + 38 - oneLine + (isFirst ? firstHeaderRoom : 0)
    }

    private static func plainTitleHeight(_ text: CGSize) -> CGFloat {
        guard era != .classic else { return plainHeaderHeight }
        return max(plainHeaderHeight, ceil(text.height) + 7)
    }

    /// The line for which a header is 38 points high.
    private static var oneLine: CGFloat {
        switch era {
        case .classic: 23
        case .glass: 18
        default: 16
        }
    }

    /// What the first header has above the others': 55.5 points in all on a screen of two pixels
    /// to a point, 55.333 with three.
    private static var firstHeaderRoom: CGFloat {
        switch era {
        case .classic: 10
        case .glass: 0
        default: (17.5 * UIScreen.main.scale).rounded(.down) / UIScreen.main.scale
        }
    }

    /// From a grouped header's text down to its rows, and from the rows to a footer's text.
    static let headerGap: CGFloat = 7
    static var footerGap: CGFloat { era == .classic ? 6 : 7 }
}
