import UIKit

/// A controller that presents an alert or an action sheet as soon as it appears.
final class AlertSampleController: UIViewController {
    private let style: UIAlertController.Style

    init(_ style: UIAlertController.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard presentedViewController == nil else { return }
        let alert = UIAlertController(
            title: "Delete this note?",
            message: "It’s also deleted from your other devices. This can’t be undone.",
            preferredStyle: style)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        if style == .actionSheet {
            alert.addAction(UIAlertAction(title: "Move to Archive", style: .default))
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(alert, animated: animated)
    }
}
