import Foundation

/// The parts of the placeholders for screens of the system, such as the photo picker.
@MainActor package enum SystemScreen {
    /// Returns a bar with a title and a button that ends the screen.
    package static func bar(_ title: String, _ cancel: UIAction) -> UINavigationBar {
        let bar = UINavigationBar()
        let item = UINavigationItem(title: title)
        item.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: cancel)
        bar.items = [item]
        return bar
    }

    /// Fills the view with a bar at the top and the content below it.
    package static func fill(_ view: UIView, _ bar: UINavigationBar, _ content: UIView) {
        view.backgroundColor = .systemBackground
        for part in [content, bar] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            content.topAnchor.constraint(equalTo: bar.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    package static func label(_ text: String, _ style: UIFont.TextStyle) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        return label
    }

    package static func symbol(
        _ name: String, size: CGFloat, weight: UIImage.SymbolWeight = .regular
    ) -> UIImageView {
        let configuration = UIImage.SymbolConfiguration(pointSize: size, weight: weight)
        let view = UIImageView(
            image: UIImage(systemName: name, withConfiguration: configuration))
        view.contentMode = .center
        return view
    }

    /// Returns the middle of a screen that has nothing to show: a symbol above a text.
    package static func empty(_ text: String, symbol name: String) -> UIView {
        let label = label(text, .title2)
        label.textColor = .secondaryLabel
        let icon = symbol(name, size: 52)
        icon.tintColor = .tertiaryLabel
        let column = UIStackView(arrangedSubviews: [icon, label])
        (column.axis, column.spacing, column.alignment) = (.vertical, 12, .center)
        column.translatesAutoresizingMaskIntoConstraints = false
        let content = UIView()
        content.addSubview(column)
        NSLayoutConstraint.activate([
            column.centerXAnchor.constraint(equalTo: content.centerXAnchor),
            column.centerYAnchor.constraint(equalTo: content.centerYAnchor),
        ])
        return content
    }
}
