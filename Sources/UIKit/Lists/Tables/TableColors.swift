import ContactSheetDevices
import Foundation

/// The colors of tables by era (Documentation/Metrics.md 7; those of iOS 6 and 7 from memory).
@MainActor enum TableColors {
    private static var era: Era { UIScreen.main.era }

    static func background(_ style: UITableView.Style) -> UIColor {
        if style == .plain { return .systemBackground }
        return era >= .dark ? .systemGroupedBackground : .groupTableViewBackground
    }

    static func cell(_ style: UITableView.Style) -> UIColor {
        guard era >= .dark else { return style == .plain ? .white : classicCard }
        return style == .plain ? .systemBackground : .secondarySystemGroupedBackground
    }

    private static var classicCard: UIColor {
        era == .classic ? UIColor(white: 247 / 255, alpha: 1) : .white
    }

    static var separator: UIColor {
        switch era {
        case .classic: UIColor(white: 224 / 255, alpha: 1)
        case .flat, .safeArea: UIColor(red: 200 / 255, green: 199 / 255, blue: 204 / 255, alpha: 1)
        default: .separator
        }
    }

    static let classicGroupBorder = UIColor(white: 171 / 255, alpha: 1)
    static let classicHeaderText = UIColor(
        red: 76 / 255, green: 86 / 255, blue: 108 / 255, alpha: 1)
    static let classicIndex = UIColor(red: 106 / 255, green: 115 / 255, blue: 125 / 255, alpha: 1)
    static let classicDetail = UIColor(
        red: 56 / 255, green: 84 / 255, blue: 135 / 255, alpha: 1)

    static var selection: UIColor {
        era >= .dark ? .systemGray4 : UIColor(white: 217 / 255, alpha: 1)
    }

    /// Returns the color of a cell's detail text.
    static func detail(_ style: UITableViewCell.CellStyle) -> UIColor {
        switch era {
        case .classic: style == .subtitle ? .gray : style == .value2 ? .black : classicDetail
        case .flat, .safeArea:
            style == .value1
                ? UIColor(red: 142 / 255, green: 142 / 255, blue: 147 / 255, alpha: 1) : .black
        default: style == .value1 ? .secondaryLabel : .label
        }
    }

    static var disclosure: UIColor {
        switch era {
        case .classic: UIColor(white: 0.5, alpha: 1)
        case .flat, .safeArea: UIColor(red: 199 / 255, green: 199 / 255, blue: 204 / 255, alpha: 1)
        default: .tertiaryLabel
        }
    }

    static var groupedHeaderText: UIColor {
        switch era {
        case .classic: classicHeaderText
        case .flat, .safeArea: UIColor(red: 109 / 255, green: 109 / 255, blue: 114 / 255, alpha: 1)
        default: .secondaryLabel
        }
    }

    /// Returns the background of a plain table's header. From iOS 15 on, it is `nil` until rows
    /// scroll below the header.
    static func plainHeader(isFloating: Bool) -> UIColor? {
        guard era < .dark else {
            let isBare = SystemBehavior.sectionHeaderTopPadding.isActive && !isFloating
            return isBare ? nil : .plainHeaderBackground
        }
        return UIColor(white: 247 / 255, alpha: 1)
    }
}

@MainActor extension UIColor {
    /// The color of the blurred bar of iOS 13 and later above a list's background. The bar is
    /// opaque, because blurred rows below it wouldn't be recognizable.
    fileprivate static let plainHeaderBackground = BarColors.dynamic(
        UIColor(white: 247 / 255, alpha: 1), UIColor(white: 28 / 255, alpha: 1))
}
