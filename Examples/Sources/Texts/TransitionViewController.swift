import UIKit

/// The Czech article: the transition that iOS 8 calls in place of the callbacks for orientations.
final class TransitionViewController: UIViewController {
    let log = UILabel(frame: CGRect(x: 20, y: 40, width: 280, height: 260))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        log.numberOfLines = 0
        log.font = .systemFont(ofSize: 13)
        view.addSubview(log)
        write("viewDidLoad")
    }

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        write("viewWillTransition, \(coordinator.transitionDuration) s")
        coordinator.animate(
            alongsideTransition: { _ in self.write("alongside") },
            completion: { _ in self.write("completion") })
    }

    private func write(_ call: String) {
        let size = view.bounds.size
        log.text = (log.text ?? "") + "\(call): \(size.short)\n"
        log.frame.size.height = log.sizeThatFits(CGSize(width: 280, height: 400)).height
    }
}
