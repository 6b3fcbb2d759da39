import UIKit

/// A bar of a system's screen, with buttons at both sides and a view in the middle.
package final class ScreenBar: UIView {
    package enum Edge { case top, bottom }

    private static let margin: CGFloat = 16
    private static let spacing: CGFloat = 20

    private let edge: Edge
    private let leading: [UIView]
    private let trailing: [UIView]
    private let middle: UIView?
    private let hairline = UIView()
    /// Whether the buttons are at equal distances, like those of a toolbar.
    private let isSpread: Bool

    package init(
        _ edge: Edge, leading: [UIView], middle: UIView? = nil, trailing: [UIView] = [],
        isSpread: Bool = false
    ) {
        (self.edge, self.leading, self.trailing) = (edge, leading, trailing)
        (self.middle, self.isSpread) = (middle, isSpread)
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        hairline.backgroundColor = .separator
        for view in leading + trailing + [hairline] { addSubview(view) }
        if let middle { addSubview(middle) }
    }

    package required init?(coder: NSCoder) { nil }

    /// Returns a button with a symbol. It has no action.
    package static func symbol(_ name: String, isEnabled: Bool = true) -> UIView {
        let view = SystemScreen.symbol(name, size: 19)
        if !isEnabled { view.tintColor = .systemGray2 }
        return view
    }

    /// Returns a button with a title in the tint color. It has no action.
    package static func title(_ title: String) -> UIView {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
        return button
    }

    /// The area without the margins and the part below the safe area.
    private var content: CGRect {
        var box = bounds.inset(by: safeAreaInsets)
        if edge == .top { box.origin.y = bounds.maxY - 44 }
        box.size.height = 44
        return box.insetBy(dx: Self.margin, dy: 0)
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        hairline.frame = CGRect(
            x: 0, y: edge == .top ? bounds.maxY - 0.5 : 0, width: bounds.width, height: 0.5)
        if isSpread { spread() } else { arrange() }
    }

    private func spread() {
        let box = content
        let slot = (box.width - 28) / CGFloat(max(1, leading.count - 1))
        for (index, view) in leading.enumerated() {
            view.frame = CGRect(
                x: box.minX + slot * CGFloat(index), y: box.minY, width: 28, height: box.height)
        }
    }

    private func arrange() {
        let box = content
        var (left, right) = (box.minX, box.maxX)
        for view in leading {
            let width = max(28, view.intrinsicContentSize.width)
            view.frame = CGRect(x: left, y: box.minY, width: width, height: box.height)
            left += width + Self.spacing
        }
        for view in trailing.reversed() {
            let width = max(28, view.intrinsicContentSize.width)
            view.frame = CGRect(x: right - width, y: box.minY, width: width, height: box.height)
            right -= width + Self.spacing
        }
        // The middle is centered in the bar, and at most as wide as the readable width.
        let side = max(left - bounds.minX, bounds.maxX - right)
        let width = max(0, min(bounds.width - 2 * side, 560))
        middle?.frame = CGRect(
            x: bounds.midX - width / 2, y: box.minY + 4, width: width, height: box.height - 8)
    }
}
