import UIKit

extension PhonePage {
    static let textStyles = PhonePage(name: "Text Styles", others: [.largeText]) {
        [
            PhoneSection("Titles", Array(styles.prefix(4)).map { row($0.0, $0.1) }),
            PhoneSection("Texts", Array(styles.dropFirst(4)).map { row($0.0, $0.1) }),
        ]
    }

    private static let styles: [(String, UIFont.TextStyle)] = [
        ("Large Title", .largeTitle), ("Title 1", .title1), ("Title 2", .title2),
        ("Title 3", .title3), ("Headline", .headline), ("Body", .body), ("Callout", .callout),
        ("Subheadline", .subheadline), ("Footnote", .footnote), ("Caption 1", .caption1),
        ("Caption 2", .caption2),
    ]

    @MainActor private static func row(_ name: String, _ style: UIFont.TextStyle) -> PhoneRow {
        let size = UILabel(
            "\(Int(saturating: UIFont.preferredFont(forTextStyle: style).pointSize)) pt",
            .footnote, color: .secondaryLabel, lines: 1)
        size.setContentHuggingPriority(.required, for: .horizontal)
        size.setContentCompressionResistancePriority(.required, for: .horizontal)
        return .wide(
            UIStackView(
                .horizontal, spacing: 8, alignment: .firstBaseline, [UILabel(name, style), size]))
    }
}
