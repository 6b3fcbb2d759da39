import UIKit

/// The German chapter: the orientations that a controller supports, as a mask.
final class LandscapeViewController: UIViewController {
    let label = UILabel()

    override func loadView() {
        label.backgroundColor = .white
        label.textColor = .black
        label.textAlignment = .center
        label.numberOfLines = 0
        view = label
    }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }

    override var shouldAutorotate: Bool { true }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = view.bounds.size
        label.text =
            "Mask \(supportedInterfaceOrientations.rawValue)\n"
            + size.short
    }
}
