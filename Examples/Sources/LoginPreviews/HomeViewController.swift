import UIKit

/// The first screen. It creates the detail screen in a segue action, and other screens unwind to
/// it.
final class HomeViewController: UIViewController {
    func makeDetail(coder: NSCoder) -> DetailViewController? {
        DetailViewController(coder: coder, text: "Made by a segue action")
    }

    func unwindToHome(_ segue: UIStoryboardSegue) {
        title = "Welcome back"
    }
}

final class DetailViewController: UIViewController {
    private let text: String

    init?(coder: NSCoder, text: String) {
        self.text = text
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        text = ""
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = text
    }
}

/// A segue that presents its destination with a cross-dissolve.
final class FadeSegue: UIStoryboardSegue {
    override func perform() {
        destination.modalTransitionStyle = .crossDissolve
        source.present(destination, animated: true)
    }
}
