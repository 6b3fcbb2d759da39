import UIKit

/// The lecture: four color buttons of the same width, and two that outline the selected words.
final class AttributorViewController: UIViewController {
    let body = UITextView()
    let outlineButton = UIButton(type: .system)
    let unoutlineButton = UIButton(type: .system)
    let colorButtons = [
        ("Red", UIColor.red), ("Green", .green), ("Orange", .orange), ("Purple", .purple),
    ].map { name, color in
        let button = UIButton(type: .custom)
        button.backgroundColor = color
        button.accessibilityLabel = name
        return button
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Attributor"
        automaticallyAdjustsScrollViewInsets = false
        view.backgroundColor = .white
        body.text = "Lorem ipsum dolor sit er elit lamet, consectetaur cillium adipisicing pecu."
        body.font = .systemFont(ofSize: 17)
        body.textColor = nil
        body.isEditable = false
        body.backgroundColor = UIColor(white: 0.95, alpha: 1)
        outlineButton.setTitle("Outline", for: .normal)
        unoutlineButton.setTitle("Unoutline", for: .normal)
        outlineButton.addTarget(
            self, action: AttributorViewController.outlineBodySelection, for: .touchUpInside)
        unoutlineButton.addTarget(
            self, action: AttributorViewController.unoutlineBodySelection, for: .touchUpInside)
        for button in colorButtons {
            button.addTarget(
                self,
                action: AttributorViewController.changeBodySelectionColorToMatchBackground(of:),
                for: .touchUpInside)
        }
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Stats", primaryAction: UIAction { [weak self] _ in self?.showStats() })
        addViews()
    }

    func changeBodySelectionColorToMatchBackground(of button: UIButton) {
        body.textStorage.addAttribute(
            .foregroundColor, value: button.backgroundColor!, range: body.selectedRange)
    }

    func outlineBodySelection() {
        body.textStorage.addAttributes(
            [.strokeWidth: -3, .strokeColor: UIColor.black], range: body.selectedRange)
    }

    func unoutlineBodySelection() {
        body.textStorage.removeAttribute(.strokeWidth, range: body.selectedRange)
    }

    func showStats() {
        let stats = StatsViewController()
        stats.textToAnalyze = body.textStorage
        navigationController?.pushViewController(stats, animated: true)
    }

    private func addViews() {
        for subview in [body] + colorButtons + [outlineButton, unoutlineButton] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        let all: [String: Any] = [
            "body": body, "red": colorButtons[0], "green": colorButtons[1],
            "orange": colorButtons[2], "purple": colorButtons[3], "outline": outlineButton,
            "unoutline": unoutlineButton, "top": topLayoutGuide, "bottom": bottomLayoutGuide,
        ]
        for format in [
            "H:|-[body]-|", "H:|-[red]-[green(red)]-[orange(red)]-[purple(red)]-|",
            "H:|-[outline]", "H:[unoutline]-|",
            "V:[top]-[body]-[red(64)]-[outline]-[bottom]", "V:[red]-[unoutline]",
            "V:[body]-[green(64)]", "V:[body]-[orange(64)]", "V:[body]-[purple(64)]",
        ] {
            view.addConstraints(
                NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: all))
        }
    }
}
