import UIKit

/// The numbers of a trail in a card: next to each other, or below each other in large text.
final class TrailFactsView: UIView {
    init(_ trail: Trail) {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = TrailbookStyle.cardRadius
        layer.cornerCurve = .continuous
        let isLarge = UIScreen.main.traitCollection.preferredContentSizeCategory
            .isAccessibilityCategory
        let facts = [
            ("ruler", trail.distance, "Distance"), ("mountain.2", trail.ascent, "Ascent"),
            ("clock", trail.duration, "Time"),
        ].map { fact($0.0, $0.1, $0.2, isLarge) }
        let stack = UIStackView(isLarge ? .vertical : .horizontal, spacing: isLarge ? 16 : 0, facts)
        stack.distribution = isLarge ? .fill : .fillEqually
        embed(
            stack, insets: NSDirectionalEdgeInsets(top: 14, leading: 12, bottom: 14, trailing: 12))
        if !isLarge { separate(facts) }
    }

    required init?(coder: NSCoder) { nil }

    private func fact(
        _ symbol: String, _ value: String, _ title: String, _ isLarge: Bool
    ) -> UIView {
        let icon = UIImageView(image: UIImage(systemName: symbol))
        icon.tintColor = TrailbookStyle.accent
        icon.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .headline)
        let number = UILabel(value, .headline, weight: .semibold, lines: 1)
        number.adjustsFontSizeToFitWidth = true
        number.minimumScaleFactor = 0.7
        let texts = UIStackView(
            .vertical, spacing: 0, alignment: isLarge ? .leading : .center,
            [number, UILabel(title, .caption1, color: .secondaryLabel, lines: 1)])
        return UIStackView(
            isLarge ? .horizontal : .vertical, spacing: isLarge ? 12 : 6, alignment: .center,
            [icon, texts])
    }

    /// Adds hairlines between facts.
    private func separate(_ facts: [UIView]) {
        for fact in facts.dropFirst() {
            let line = UIView()
            line.backgroundColor = .separator
            addManaged(line)
            NSLayoutConstraint.activate([
                line.widthAnchor.constraint(equalToConstant: 1 / UIScreen.main.scale),
                line.heightAnchor.constraint(equalToConstant: 36),
                line.centerXAnchor.constraint(equalTo: fact.leadingAnchor),
                line.centerYAnchor.constraint(equalTo: centerYAnchor),
            ])
        }
    }
}
