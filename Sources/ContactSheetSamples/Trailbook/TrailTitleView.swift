import UIKit

/// The name of a trail with its difficulty, place, and rating.
final class TrailTitleView: UIView {
    init(_ trail: Trail) {
        super.init(frame: .zero)
        let badge = BadgeLabel(trail.difficulty.rawValue)
        let rating = SymbolLabel(
            "star.fill", "\(trail.rating) · 214 reviews", .subheadline, weight: .medium,
            color: TrailbookStyle.ember)
        let isLarge = UIScreen.main.traitCollection.preferredContentSizeCategory
            .isAccessibilityCategory
        let line = UIStackView(
            isLarge ? .vertical : .horizontal, spacing: 10,
            alignment: isLarge ? .leading : .center, [badge, rating])
        let place = SymbolLabel("mappin", trail.place, .subheadline)
        let stack = UIStackView(
            .vertical, spacing: 6, alignment: .leading,
            [line, UILabel(trail.name, .largeTitle, weight: .bold), place])
        embed(stack)
    }

    required init?(coder: NSCoder) { nil }
}

/// A short text in a capsule in the accent color.
final class BadgeLabel: UIView {
    private let label: UILabel

    init(_ text: String) {
        label = UILabel(
            text, .footnote, weight: .semibold, color: TrailbookStyle.accent, lines: 1)
        super.init(frame: .zero)
        backgroundColor = TrailbookStyle.accentFill
        embed(
            label, insets: NSDirectionalEdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10))
        label.setContentCompressionResistancePriority(.required, for: .horizontal)
        label.setContentHuggingPriority(.required, for: .horizontal)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
    }
}
