import UIKit

/// Labels, buttons, and controls in a stack that scrolls.
final class ControlsSampleController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.alignment = .leading
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        let scroll = UIScrollView()
        scroll.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(scroll)
        scroll.addSubview(stack)
        let margins = view.layoutMarginsGuide
        NSLayoutConstraint.activate(
            [
                scroll.topAnchor.constraint(equalTo: view.topAnchor),
                scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                stack.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 12),
                stack.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
                stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            ] + wide.map { $0.widthAnchor.constraint(equalTo: stack.widthAnchor) })
    }

    private lazy var wide: [UIView] = [searchBar, field]

    private lazy var views: [UIView] =
        [
            searchBar, label("Headline", .headline), label("A body text of several words", .body),
            row([symbol("heart.fill"), label("Caption", .caption1)]), button(.filled(), "Continue"),
            button(.gray(), "Remind me again tomorrow"), field,
            row([UISwitch(), UIStepper()]), UISegmentedControl(items: ["Day", "Week", "Month"]),
        ]

    private let searchBar: UISearchBar = {
        let bar = UISearchBar(frame: .zero)
        bar.searchBarStyle = .minimal
        bar.placeholder = "Search"
        return bar
    }()

    private let field: UITextField = {
        let field = UITextField(frame: .zero)
        field.borderStyle = .roundedRect
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.placeholder = "Name"
        return field
    }()

    private func row(_ views: [UIView]) -> UIStackView {
        let row = UIStackView(arrangedSubviews: views)
        row.spacing = 12
        row.alignment = .center
        return row
    }

    private func label(_ text: String, _ style: UIFont.TextStyle) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        return label
    }

    private func symbol(_ name: String) -> UIImageView {
        let style = UIImage.SymbolConfiguration(textStyle: .title1)
        return UIImageView(image: UIImage(systemName: name, withConfiguration: style))
    }

    private func button(_ style: UIButton.Configuration, _ title: String) -> UIButton {
        var configuration = style
        configuration.title = title
        configuration.image = UIImage(systemName: "bell")
        configuration.imagePadding = 8
        return UIButton(configuration: configuration)
    }
}
