import UIKit

/// A screen with two settings, in rows of a stack view inside the safe area.
final class SettingsViewController: UIViewController {
    private let wifi = UISwitch()
    private let brightness = UISlider()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        wifi.isOn = true
        brightness.value = 0.5
        brightness.addTarget(self, action: SettingsViewController.dim, for: .valueChanged)
        let rows = UIStackView(arrangedSubviews: [
            row("Wi-Fi", wifi), row("Brightness", brightness),
        ])
        rows.axis = .vertical
        rows.spacing = 16
        rows.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(rows)
        let guide = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            rows.topAnchor.constraint(equalTo: guide.topAnchor, constant: 20),
            rows.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            rows.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
    }

    private func row(_ title: String, _ control: UIControl) -> UIStackView {
        let label = UILabel()
        label.text = title
        label.font = .preferredFont(forTextStyle: .body)
        label.setContentHuggingPriority(.required, for: .horizontal)
        control.accessibilityLabel = title
        let row = UIStackView(arrangedSubviews: [label, UIView(), control])
        if control is UISlider { row.removeArrangedSubview(row.arrangedSubviews[1]) }
        row.spacing = 12
        row.alignment = .center
        return row
    }

    private func dim(_ slider: UISlider) {
        view.alpha = CGFloat(slider.value)
    }
}
