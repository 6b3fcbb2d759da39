import UIKit

/// The view of a system's screen that can't be drawn: a page with the name of its class in the safe
/// area, below a bar with a title if it has one.
package final class PlaceholderPage: UIView {
    private static let barHeight: CGFloat = 44

    private let page: PlaceholderView
    private let titleLabel = UILabel()
    private let doneLabel = UILabel()
    private let hairline = UIView()

    /// Creates a page.
    ///
    /// - Parameters:
    ///   - name: The name in the middle of the page.
    ///   - title: The title of a bar with the button Done, or `nil` for no bar.
    package init(name: String, title: String? = nil) {
        page = PlaceholderView(.page, name: name)
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        addSubview(page)
        if let title { addBar(title) }
    }

    package required init?(coder: NSCoder) { nil }

    private func addBar(_ title: String) {
        titleLabel.text = title
        titleLabel.font = .systemFont(ofSize: 17)
        titleLabel.textAlignment = .center
        doneLabel.text = "Done"
        doneLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        doneLabel.textColor = .systemBlue
        hairline.backgroundColor = .separator
        for view in [titleLabel, doneLabel, hairline] { addSubview(view) }
    }

    package override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        var rest = bounds.inset(by: safeAreaInsets)
        if titleLabel.superview === self {
            let bar = CGRect(x: rest.minX, y: rest.minY, width: rest.width, height: Self.barHeight)
            doneLabel.frame = CGRect(x: bar.minX + 16, y: bar.minY, width: 60, height: bar.height)
            titleLabel.frame = bar.insetBy(dx: 84, dy: 0)
            hairline.frame = CGRect(x: 0, y: bar.maxY - 0.5, width: bounds.width, height: 0.5)
            rest = CGRect(
                x: rest.minX, y: bar.maxY, width: rest.width,
                height: max(0, rest.height - bar.height))
        }
        page.frame = rest
    }
}
