import UIKit

/// A symbol followed by a short text, in one text style and color.
final class SymbolLabel: UIView {
    private let label: UILabel
    private let icon = UIImageView()

    init(
        _ symbol: String, _ text: String, _ style: UIFont.TextStyle,
        weight: UIFont.Weight = .regular, color: UIColor = .secondaryLabel, lines: Int = 1
    ) {
        label = UILabel(text, style, weight: weight, color: color, lines: lines)
        super.init(frame: .zero)
        icon.image = UIImage(systemName: symbol)
        icon.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
            font: TrailbookStyle.font(style, weight), scale: .small)
        icon.tintColor = color
        icon.setContentHuggingPriority(.required, for: .horizontal)
        icon.setContentCompressionResistancePriority(.required, for: .horizontal)
        let stack = UIStackView(.horizontal, spacing: 4, alignment: .center, [icon, label])
        embed(stack)
    }

    required init?(coder: NSCoder) { nil }

    var text: String? {
        get { label.text }
        set { label.text = newValue }
    }

    func setColor(_ color: UIColor) {
        label.textColor = color
        icon.tintColor = color
    }
}
