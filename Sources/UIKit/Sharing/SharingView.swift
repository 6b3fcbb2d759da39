import Foundation

/// The content of the placeholder for sharing: the item, a row of apps, and a list of actions.
@MainActor final class SharingView: UIView {
    var onClose: (() -> Void)?
    private static let apps = [
        ("AirDrop", "dot.radiowaves.left.and.right"), ("Messages", "message.fill"),
        ("Mail", "envelope.fill"), ("Notes", "note.text"),
    ]

    init(title: String, actions: [(title: String, symbol: String)]) {
        super.init(frame: .zero)
        let stack = UIStackView(arrangedSubviews: [
            header(title), appRow(), actionList(actions),
        ])
        stack.axis = .vertical
        stack.spacing = 20
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 16),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
        ])
    }

    required init?(coder: NSCoder) { nil }

    private func header(_ title: String) -> UIView {
        let icon = SystemScreen.symbol("doc.text", size: 22)
        icon.backgroundColor = .tertiarySystemFill
        icon.layer.cornerRadius = 8
        fix(icon, width: 44, height: 44)
        let label = SystemScreen.label(title, .headline)
        label.numberOfLines = 2
        let close = UIButton(
            configuration: .gray(), primaryAction: UIAction { [weak self] _ in self?.onClose?() })
        close.configuration?.image = UIImage(
            systemName: "xmark", withConfiguration: UIImage.SymbolConfiguration(pointSize: 12))
        close.configuration?.cornerStyle = .capsule
        fix(close, width: 30, height: 30)
        let row = UIStackView(arrangedSubviews: [icon, label, close])
        (row.spacing, row.alignment) = (12, .center)
        return row
    }

    private func appRow() -> UIView {
        let views = Self.apps.map { name, symbol in
            let icon = SystemScreen.symbol(symbol, size: 26)
            icon.backgroundColor = .tertiarySystemFill
            icon.layer.cornerRadius = 14
            fix(icon, width: 60, height: 60)
            let label = SystemScreen.label(name, .caption1)
            label.textAlignment = .center
            let column = UIStackView(arrangedSubviews: [icon, label])
            (column.axis, column.spacing, column.alignment) = (.vertical, 6, .center)
            return column
        }
        let row = UIStackView(arrangedSubviews: views)
        row.distribution = .equalSpacing
        return row
    }

    private func actionList(_ actions: [(title: String, symbol: String)]) -> UIView {
        let list = UIStackView(
            arrangedSubviews: actions.map { title, symbol in
                let icon = SystemScreen.symbol(symbol, size: 18)
                icon.tintColor = .label
                fix(icon, width: 24, height: 24)
                let row = UIStackView(arrangedSubviews: [SystemScreen.label(title, .body), icon])
                row.alignment = .center
                row.isLayoutMarginsRelativeArrangement = true
                row.directionalLayoutMargins = NSDirectionalEdgeInsets(
                    top: 12, leading: 16, bottom: 12, trailing: 16)
                return row
            })
        list.axis = .vertical
        list.backgroundColor = .tertiarySystemBackground
        list.layer.cornerRadius = 12
        return list
    }

    private func fix(_ view: UIView, width: CGFloat, height: CGFloat) {
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: width),
            view.heightAnchor.constraint(equalToConstant: height),
        ])
    }
}
