import UIKit

/// The screen of a new mail or message: rows with recipients and subject above the text.
final class ComposeScreen: UIViewController {
    private let fields: [String]
    var values: [String: String] = [:] { didSet { update() } }
    var body = "" { didSet { update() } }
    var onCancel: (() -> Void)?
    private var labels: [String: UILabel] = [:]
    private let text = UITextView()

    init(fields: [String]) {
        self.fields = fields
        super.init(nibName: nil, bundle: nil)
        title = "New Message"
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.onCancel?() })
        let send = UIBarButtonItem(title: "Send", style: .done, target: nil, action: nil)
        send.isEnabled = false
        navigationItem.rightBarButtonItem = send
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        text.font = .systemFont(ofSize: 17)
        text.isEditable = false
        text.textContainerInset = UIEdgeInsets(top: 12, left: 11, bottom: 12, right: 11)
        let stack = UIStackView(arrangedSubviews: fields.map(row) + [text])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        update()
    }

    private func row(_ field: String) -> UIView {
        let name = UILabel()
        (name.text, name.textColor) = (field, .secondaryLabel)
        name.setContentHuggingPriority(.required, for: .horizontal)
        let value = UILabel()
        labels[field] = value
        let line = UIView()
        line.backgroundColor = .separator
        line.translatesAutoresizingMaskIntoConstraints = false
        let row = UIStackView(arrangedSubviews: [name, value])
        row.spacing = 8
        row.isLayoutMarginsRelativeArrangement = true
        row.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 0, leading: 16, bottom: 0, trailing: 16)
        row.addSubview(line)
        NSLayoutConstraint.activate([
            row.heightAnchor.constraint(equalToConstant: 48),
            line.heightAnchor.constraint(equalToConstant: 0.5),
            line.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16),
            line.trailingAnchor.constraint(equalTo: row.trailingAnchor),
            line.bottomAnchor.constraint(equalTo: row.bottomAnchor),
        ])
        return row
    }

    private func update() {
        for (field, label) in labels { label.text = values[field] }
        text.text = body
    }
}
