/// A text style of Dynamic Type, named as in `UIFont.TextStyle`.
public enum TextStyle: String, Sendable, CaseIterable {
    case largeTitle, title1, title2, title3
    case headline, subheadline, body, callout, footnote, caption1, caption2

    /// The name of the style in Interface Builder's documents and in UIKit's raw values.
    public var interfaceBuilderName: String {
        switch self {
        case .largeTitle: "UICTFontTextStyleTitle0"
        case .subheadline: "UICTFontTextStyleSubhead"
        default: "UICTFontTextStyle" + rawValue.prefix(1).uppercased() + rawValue.dropFirst()
        }
    }

    /// Creates the style with a name in Interface Builder's documents or UIKit's raw values; `nil`
    /// for an unknown name.
    public init?(interfaceBuilderName name: String) {
        guard let style = Self.allCases.first(where: { $0.interfaceBuilderName == name })
        else { return nil }
        self = style
    }

    /// Semibold for headlines, regular for the others (Documentation/Metrics.md 5.2).
    public var weight: FontWeight { self == .headline ? .semibold : .regular }

    /// The weight before iOS 11, which is light for the first title (Documentation/Metrics.md 5.2).
    public var earlyWeight: FontWeight { self == .title1 ? .light : weight }

    /// The weight of the style with a bold trait: bold for titles, semibold for the others
    /// (Documentation/Metrics.md 5.2).
    public var emphasizedWeight: FontWeight {
        switch self {
        case .largeTitle, .title1, .title2, .title3: .bold
        default: .semibold
        }
    }
}

/// The user's preferred text size, from `UIContentSizeCategory`'s smallest to its largest.
public enum ContentSize: Int, Sendable, CaseIterable, Comparable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
    case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

    public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}
