import UIKit

/// The lecture's Attributor: a text above a row of four color buttons, and two buttons below.
///
/// Interface Builder's suggestion fixes three widths at 64 points and leaves the fourth ambiguous.
/// If the fourth is made equal to the first, the row fits a width of 320 points and no other.
final class AttributorViewController: UIViewController {
    enum Variant: String, CaseIterable {
        case fixedWidths = "Fixed widths"
        case equalWidths = "Equal widths"

        var note: String {
            switch self {
            case .fixedWidths:
                "Widths of 64 that only 320 points fit: elsewhere UIKit breaks one of them."
            case .equalWidths: "Four equal widths fill the screen."
            }
        }
    }

    private let variant: Variant
    private let body = UILabel()
    let buttons = [UIColor.systemOrange, .systemGreen, .systemPurple, .systemBlue].map {
        let button = UIView()
        button.backgroundColor = $0
        return button
    }
    private let outline = UIButton(type: .system)
    private let unoutline = UIButton(type: .system)

    init(_ variant: Variant) {
        self.variant = variant
        super.init(nibName: nil, bundle: nil)
        title = "Attributor"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Stats", primaryAction: UIAction { [weak self] _ in self?.showStats() })
    }

    /// Returns the application: the text's screen below a navigation bar.
    static func app(_ variant: Variant) -> UINavigationController {
        UINavigationController(rootViewController: AttributorViewController(variant))
    }

    private func showStats() {
        navigationController?.pushViewController(StatsViewController(), animated: true)
    }

    required init?(coder: NSCoder) {
        variant = .equalWidths
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        body.text = "Tap a color to paint the words that are selected here."
        body.numberOfLines = 0
        body.backgroundColor = .secondarySystemBackground
        // The text fills the remaining space, like the lecture's text view.
        body.setContentHuggingPriority(.init(1), for: .vertical)
        outline.setTitle("Outline", for: .normal)
        unoutline.setTitle("Unoutline", for: .normal)
        for (number, button) in buttons.enumerated() {
            button.accessibilityIdentifier = "color \(number + 1)"
        }
        for subview in [body] + buttons + [outline, unoutline] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate(rows + row + widths)
    }

    override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool { true }

    /// The constraints of the rows. The text fills the space above the rows.
    private var rows: [NSLayoutConstraint] {
        let area = view.safeAreaLayoutGuide
        return [
            body.topAnchor.constraint(equalTo: area.topAnchor, constant: 20),
            body.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 20),
            area.trailingAnchor.constraint(equalTo: body.trailingAnchor, constant: 20),
            buttons[0].topAnchor.constraint(equalTo: body.bottomAnchor, constant: 8),
            outline.topAnchor.constraint(equalTo: buttons[0].bottomAnchor, constant: 8),
            outline.leadingAnchor.constraint(equalTo: body.leadingAnchor),
            unoutline.trailingAnchor.constraint(equalTo: body.trailingAnchor),
            unoutline.lastBaselineAnchor.constraint(equalTo: outline.lastBaselineAnchor),
            area.bottomAnchor.constraint(equalTo: outline.bottomAnchor, constant: 20),
        ]
    }

    /// The constraints of the row of buttons: side by side between the text's edges, each with a
    /// height of 64 points.
    private var row: [NSLayoutConstraint] {
        var constraints = [
            buttons[0].leadingAnchor.constraint(equalTo: body.leadingAnchor),
            buttons[3].trailingAnchor.constraint(equalTo: body.trailingAnchor),
        ]
        for (left, right) in zip(buttons, buttons.dropFirst()) {
            constraints += [
                right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 8),
                right.topAnchor.constraint(equalTo: left.topAnchor),
            ]
        }
        return constraints + buttons.map { $0.heightAnchor.constraint(equalToConstant: 64) }
    }

    private var widths: [NSLayoutConstraint] {
        let last = buttons[3].widthAnchor.constraint(equalTo: buttons[0].widthAnchor)
        switch variant {
        case .fixedWidths:
            return [last] + buttons.prefix(3).map { $0.widthAnchor.constraint(equalToConstant: 64) }
        case .equalWidths:
            return [last]
                + buttons[1...2].map { $0.widthAnchor.constraint(equalTo: buttons[0].widthAnchor) }
        }
    }
}
