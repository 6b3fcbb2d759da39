import ContactSheetDevices
import Foundation

/// The fonts and colors of the cell styles by era (Documentation/Metrics.md 3.4; built-in cells of
/// documents).
@MainActor enum TableCellText {
    private static var era: Era { UIScreen.main.era }

    static func font(_ style: UITableViewCell.CellStyle, isDetail: Bool) -> UIFont {
        era == .classic ? classicFont(style, isDetail) : modernFont(style, isDetail)
    }

    private static func classicFont(
        _ style: UITableViewCell.CellStyle, _ isDetail: Bool
    ) -> UIFont {
        switch (style, isDetail) {
        case (.default, _): .boldSystemFont(ofSize: 20)
        case (.value1, false): .boldSystemFont(ofSize: 17)
        case (.value1, true): .systemFont(ofSize: 17)
        case (.value2, false): .boldSystemFont(ofSize: 12)
        case (.value2, true): .boldSystemFont(ofSize: 15)
        case (.subtitle, false): .boldSystemFont(ofSize: 18)
        case (.subtitle, true): .systemFont(ofSize: 14)
        }
    }

    /// Returns the font from iOS 7 on. The system's cells follow the text size from iOS 8 on.
    private static func modernFont(
        _ style: UITableViewCell.CellStyle, _ isDetail: Bool
    ) -> UIFont {
        let isSmall = style == .value2 || style == .subtitle && isDetail
        guard SystemBehavior.cellsFollowTextSize.isActive else {
            return .systemFont(ofSize: isSmall ? 12 : 17)
        }
        let small = era == .glass && style == .subtitle ? UIFont.TextStyle.subheadline : .caption1
        return .preferredFont(forTextStyle: isSmall ? small : .body)
    }

    static func color(_ style: UITableViewCell.CellStyle, isDetail: Bool) -> UIColor {
        if isDetail { return TableColors.detail(style) }
        guard style == .value2 else { return era >= .dark ? .label : .black }
        return era == .classic ? TableColors.classicDetail : .tintColor
    }

    static func alignment(
        _ style: UITableViewCell.CellStyle, isDetail: Bool
    ) -> NSTextAlignment {
        style == .value2 && !isDetail ? .right : .natural
    }
}
