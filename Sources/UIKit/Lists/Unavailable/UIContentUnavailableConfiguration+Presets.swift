import Foundation

/// The system's configurations, with sizes that were chosen visually (Documentation/Metrics.md 3.6).
@MainActor extension UIContentUnavailableConfiguration {
    static let noResults = "No Results"

    /// Returns a configuration without content: a large symbol, a bold title, and a detail.
    public static func empty() -> UIContentUnavailableConfiguration {
        Self(
            title: UnavailableMetrics.titleFont, .label,
            detail: .preferredFont(forTextStyle: .subheadline))
    }

    /// Returns a configuration with an activity indicator above a small text.
    public static func loading() -> UIContentUnavailableConfiguration {
        var configuration = Self(
            title: .preferredFont(forTextStyle: .footnote), .secondaryLabel,
            detail: .preferredFont(forTextStyle: .footnote))
        configuration.kind = .loading
        configuration.text = "Loading…"
        configuration.imageToTextPadding = UnavailableMetrics.indicatorToText
        return configuration
    }

    /// Returns a configuration for a search without results.
    public static func search() -> UIContentUnavailableConfiguration {
        var configuration = empty()
        configuration.kind = .search
        configuration.image = UIImage(systemName: "magnifyingglass")
        configuration.text = noResults
        configuration.secondaryText = "Check the spelling or try a new search."
        return configuration
    }

    private init(title: UIFont, _ color: UIColor, detail: UIFont) {
        self.init(
            textProperties: TextProperties(title, color),
            secondaryTextProperties: TextProperties(detail, .secondaryLabel),
            button: .plain(), secondaryButton: .plain())
    }
}

/// The measures of unavailable content, in points; decisions (Documentation/Metrics.md 3.6).
@MainActor enum UnavailableMetrics {
    static let imageToText: CGFloat = 16
    static let indicatorToText: CGFloat = 8
    static let textToSecondaryText: CGFloat = 8
    static let textToButton: CGFloat = 20
    static let betweenButtons: CGFloat = 8
    /// The maximum width of the texts.
    static let maximumWidth: CGFloat = 420

    /// The symbol's size, which follows the text size.
    static var symbolConfiguration: UIImage.SymbolConfiguration {
        UIImage.SymbolConfiguration(
            pointSize: UIFontMetrics(forTextStyle: .largeTitle).scaledValue(for: 48))
    }

    /// The second title style in bold, which follows the text size.
    static var titleFont: UIFont {
        let font = UIFont.preferredFont(forTextStyle: .title2)
        return font.fontDescriptor.withSymbolicTraits(.traitBold)
            .map { UIFont(descriptor: $0, size: 0) } ?? font
    }
}
