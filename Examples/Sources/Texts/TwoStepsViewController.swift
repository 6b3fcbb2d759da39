import UIKit

/// The Czech article: the callbacks of a rotation in two steps, with the header off screen in the middle.
final class TwoStepsViewController: UIViewController {
    let log = UILabel(frame: CGRect(x: 20, y: 20, width: 280, height: 260))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        log.numberOfLines = 0
        log.font = .systemFont(ofSize: 13)
        view.addSubview(log)
        write("viewDidLoad")
    }

    override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool { true }

    override func willRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
        write("willRotate, \(duration) s")
    }

    override func willAnimateFirstHalfOfRotation(
        to orientation: UIInterfaceOrientation, duration: TimeInterval
    ) {
        write("willAnimateFirstHalf, \(duration) s")
    }

    override func didAnimateFirstHalfOfRotation(to orientation: UIInterfaceOrientation) {
        write("didAnimateFirstHalf")
    }

    override func willAnimateSecondHalfOfRotation(
        from orientation: UIInterfaceOrientation, duration: TimeInterval
    ) {
        write("willAnimateSecondHalf, \(duration) s")
    }

    override func didRotate(from orientation: UIInterfaceOrientation) {
        write("didRotate")
    }

    private func write(_ call: String) {
        let size = view.bounds.size
        log.text = (log.text ?? "") + "\(call): \(size.short)\n"
        log.frame.size.height = log.sizeThatFits(CGSize(width: 280, height: 400)).height
    }
}
