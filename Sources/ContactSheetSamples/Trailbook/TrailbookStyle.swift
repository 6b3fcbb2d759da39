import Foundation
import UIKit

/// The colors and metrics that Trailbook's screens share.
@MainActor enum TrailbookStyle {
    static let margin: CGFloat = 20
    static let cardRadius: CGFloat = 18
    static let cardPadding: CGFloat = 12

    /// The accent color, a pine green.
    static var accent: UIColor { color("Pine", or: .systemGreen) }
    /// The fill of quiet surfaces in the accent color.
    static var accentFill: UIColor { color("PineFill", or: .tertiarySystemFill) }
    /// The second color, for highlights.
    static var ember: UIColor { color("Ember", or: .systemOrange) }

    static func image(_ name: String) -> UIImage? {
        UIImage(named: name, in: Samples.resources, compatibleWith: nil)
    }

    private static func color(_ name: String, or fallback: UIColor) -> UIColor {
        UIColor(named: name, in: Samples.resources, compatibleWith: nil) ?? fallback
    }

    /// Returns the font of a text style in a heavier weight, which grows with the text size.
    static func font(_ style: UIFont.TextStyle, _ weight: UIFont.Weight) -> UIFont {
        let size = UIFont.preferredFont(
            forTextStyle: style,
            compatibleWith: UITraitCollection(preferredContentSizeCategory: .large)
        ).pointSize
        return UIFontMetrics(forTextStyle: style)
            .scaledFont(for: .systemFont(ofSize: size, weight: weight))
    }
}

extension UILabel {
    /// Creates a label that adapts to the text size and wraps.
    convenience init(
        _ text: String, _ style: UIFont.TextStyle, weight: UIFont.Weight? = nil,
        color: UIColor = .label, lines: Int = 0
    ) {
        self.init()
        self.text = text
        font = weight.map { TrailbookStyle.font(style, $0) } ?? .preferredFont(forTextStyle: style)
        textColor = color
        numberOfLines = lines
        adjustsFontForContentSizeCategory = true
    }
}

extension UIView {
    /// Adds a view whose edges are those of this one, at distances.
    func embed(_ view: UIView, insets: NSDirectionalEdgeInsets = .zero) {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: topAnchor, constant: insets.top),
            view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: insets.leading),
            trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: insets.trailing),
            bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: insets.bottom),
        ])
    }

    /// Adds views that are laid out with constraints.
    func addManaged(_ views: UIView...) {
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
    }
}

extension NSDirectionalEdgeInsets {
    init(_ all: CGFloat) {
        self.init(top: all, leading: all, bottom: all, trailing: all)
    }
}

extension UIStackView {
    convenience init(
        _ axis: NSLayoutConstraint.Axis, spacing: CGFloat, alignment: Alignment = .fill,
        _ views: [UIView]
    ) {
        self.init(arrangedSubviews: views)
        self.axis = axis
        self.spacing = spacing
        self.alignment = alignment
    }
}
