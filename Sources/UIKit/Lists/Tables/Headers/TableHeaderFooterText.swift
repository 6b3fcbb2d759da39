import ContactSheetDevices
import Foundation

/// The fonts and text sizes of headers and footers by era.
@MainActor enum TableHeaderFooterText {
    private static var era: Era { UIScreen.main.era }

    static func font(isHeader: Bool, _ style: UITableView.Style) -> UIFont {
        switch (era, style, isHeader) {
        case (.classic, .plain, _): .boldSystemFont(ofSize: 18)
        case (.classic, _, true): .boldSystemFont(ofSize: 17)
        case (.classic, _, false): .systemFont(ofSize: 15)
        case (.flat, .plain, true): .boldSystemFont(ofSize: 14)
        case (_, .plain, true), (.glass, _, true): .preferredFont(forTextStyle: .headline)
        default: .preferredFont(forTextStyle: .footnote)
        }
    }

    /// Returns the displayed title. Grouped headers are uppercase from iOS 7 to 18.
    static func shown(_ title: String, isHeader: Bool, _ style: UITableView.Style) -> String {
        let isCapital = isHeader && style != .plain && era > .classic && era < .glass
        return isCapital ? title.uppercased() : title
    }

    /// Returns the number of lines: one in a plain table, except at the text sizes for
    /// accessibility.
    private static func numberOfLines(_ style: UITableView.Style) -> Int {
        style == .plain && !UIScreen.main.traitCollection.stacksRows ? 1 : 0
    }

    static func size(
        _ title: String, _ isHeader: Bool, _ style: UITableView.Style, width: CGFloat
    ) -> CGSize {
        let label = UILabel()
        label.font = font(isHeader: isHeader, style)
        label.numberOfLines = numberOfLines(style)
        label.text = shown(title, isHeader: isHeader, style)
        return label.sizeThatFits(CGSize(width: width, height: 0))
    }

    static func apply(to label: UILabel, _ context: TableHeaderFooterContext) {
        label.font = font(isHeader: context.isHeader, context.style)
        label.numberOfLines = numberOfLines(context.style)
        label.textColor = color(context)
        if era == .classic {
            label.shadowColor =
                context.style == .plain
                ? UIColor(white: 0, alpha: 0.44) : UIColor(white: 1, alpha: 1)
            label.shadowOffset = CGSize(width: 0, height: 1)
            if context.style != .plain, !context.isHeader { label.textAlignment = .center }
        }
    }

    private static func color(_ context: TableHeaderFooterContext) -> UIColor {
        guard context.style == .plain else { return TableColors.groupedHeaderText }
        return era == .classic ? .white : context.isHeader ? .label : TableColors.groupedHeaderText
    }
}
