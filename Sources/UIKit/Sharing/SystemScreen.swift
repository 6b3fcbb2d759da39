import Foundation

/// The parts of the placeholders for screens of the system, such as the photo picker.
@MainActor enum SystemScreen {
    /// Returns a bar with a title and a button that ends the screen.
    static func bar(_ title: String, _ cancel: UIAction) -> UINavigationBar {
        let bar = UINavigationBar()
        let item = UINavigationItem(title: title)
        item.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: cancel)
        bar.items = [item]
        return bar
    }

    /// Fills the view with a bar at the top and the content below it.
    static func fill(_ view: UIView, _ bar: UINavigationBar, _ content: UIView) {
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

    static func label(_ text: String, _ style: UIFont.TextStyle) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        return label
    }

    static func symbol(_ name: String, size: CGFloat) -> UIImageView {
        let configuration = UIImage.SymbolConfiguration(pointSize: size)
        let view = UIImageView(
            image: UIImage(systemName: name, withConfiguration: configuration))
        view.contentMode = .center
        return view
    }
}
