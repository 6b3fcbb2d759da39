import UIKit

/// A text on a colored capsule.
@IBDesignable final class BadgeView: UIView {
    private let label = UILabel()

    @IBInspectable var text: String = "" {
        didSet { label.text = text }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
    }

    private func setUp() {
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .white
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor, constant: 4),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4),
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
            label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -10),
        ])
    }
}

#Preview("Badge", traits: .sizeThatFitsLayout) {
    let badge = BadgeView()
    badge.text = "Free delivery"
    badge.backgroundColor = .systemGreen
    return badge
}
