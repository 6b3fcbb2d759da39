import ContactSheetDevices
import Foundation

/// The system's rows, headers, and footers (Documentation/Metrics.md 3.4, with the values of
/// built-in cells).
@MainActor extension UIListContentConfiguration {
    public static func cell() -> Self { row() }

    public static func subtitleCell() -> Self {
        var configuration = row(
            ends: TableMetrics.era == .glass ? 12 : TableMetrics.subtitleMargins / 2)
        configuration.secondaryTextProperties.font = .preferredFont(forTextStyle: .caption1)
        return configuration
    }

    public static func valueCell() -> Self {
        var configuration = row()
        configuration.prefersSideBySideTextAndSecondaryText = true
        configuration.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
        configuration.secondaryTextProperties.color = .secondaryLabel
        return configuration
    }

    public static func sidebarCell() -> Self { row() }
    public static func sidebarSubtitleCell() -> Self { subtitleCell() }
    public static func accompaniedSidebarCell() -> Self { row() }
    public static func accompaniedSidebarSubtitleCell() -> Self { subtitleCell() }

    public static func plainHeader() -> Self {
        end(.preferredFont(forTextStyle: .headline), .label, top: 4, bottom: 4)
    }

    public static func plainFooter() -> Self {
        end(.preferredFont(forTextStyle: .footnote), .secondaryLabel, top: 4, bottom: 4)
    }

    public static func groupedHeader() -> Self {
        var configuration = end(
            TableHeaderFooterText.font(isHeader: true, .grouped), TableColors.groupedHeaderText,
            top: 15,
            bottom: TableMetrics.headerGap)
        let isCapital = UIScreen.main.era < .glass
        configuration.textProperties.transform = isCapital ? .uppercase : .none
        return configuration
    }

    public static func groupedFooter() -> Self {
        end(
            .preferredFont(forTextStyle: .footnote), TableColors.groupedHeaderText,
            top: TableMetrics.footerGap, bottom: 8)
    }

    public static func header() -> Self { groupedHeader() }
    public static func footer() -> Self { groupedFooter() }
    public static func sidebarHeader() -> Self { prominentInsetGroupedHeader() }

    public static func prominentInsetGroupedHeader() -> Self {
        let size = UIFont.preferredFont(forTextStyle: .title3).pointSize
        return end(.systemFont(ofSize: size, weight: .bold), .label, top: 16, bottom: 8)
    }

    public static func extraProminentInsetGroupedHeader() -> Self {
        let size = UIFont.preferredFont(forTextStyle: .title2).pointSize
        return end(.systemFont(ofSize: size, weight: .bold), .label, top: 16, bottom: 8)
    }

    private static func row(ends: CGFloat? = nil) -> Self {
        let ends = ends ?? TableMetrics.textMargins() / 2
        let body = UIFont.preferredFont(forTextStyle: .body)
        return UIListContentConfiguration(
            textProperties: TextProperties(font: body, color: .label),
            secondaryTextProperties: TextProperties(
                font: .preferredFont(forTextStyle: .caption1), color: .label),
            directionalLayoutMargins: NSDirectionalEdgeInsets(
                top: ends, leading: TableMetrics.textInset, bottom: ends, trailing: 8),
            imageToTextPadding: TableMetrics.imageGap,
            textToSecondaryTextVerticalPadding: TableMetrics.subtitleGap(),
            leastHeight: TableMetrics.leastRowHeight() + TableMetrics.configurationSpace)
    }

    private static func end(
        _ font: UIFont, _ color: UIColor, top: CGFloat, bottom: CGFloat
    ) -> Self {
        UIListContentConfiguration(
            textProperties: TextProperties(font: font, color: color),
            secondaryTextProperties: TextProperties(font: font, color: .secondaryLabel),
            directionalLayoutMargins: NSDirectionalEdgeInsets(
                top: top, leading: TableMetrics.textInset, bottom: bottom,
                trailing: TableMetrics.textInset),
            imageToTextPadding: TableMetrics.imageGap, textToSecondaryTextVerticalPadding: 4)
    }
}
