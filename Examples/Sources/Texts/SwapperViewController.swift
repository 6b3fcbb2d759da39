import UIKit

/// The English tutorial: two views that `willRotate` swaps and turns.
final class SwapperViewController: UIViewController {
    let portraitView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
    let landscapeView = UIView(frame: CGRect(x: 0, y: 0, width: 480, height: 300))

    override func loadView() {
        for (view, name) in [(portraitView, "Portrait"), (landscapeView, "Landscape")] {
            let label = UILabel(frame: view.bounds)
            label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            label.text = name
            label.textAlignment = .center
            label.textColor = .white
            label.backgroundColor = .clear
            view.backgroundColor = name == "Portrait" ? .blue : .brown
            view.addSubview(label)
        }
        view = portraitView
    }

    override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool {
        orientation != .portraitUpsideDown
    }

    override func willRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
        super.willRotate(to: orientation, duration: duration)
        if orientation == .landscapeRight {
            view = landscapeView
            view.transform = .identity
            view.transform = CGAffineTransform(rotationAngle: .pi / 2)
            view.bounds = CGRect(x: 0, y: 0, width: 480, height: 320)
        } else if orientation == .landscapeLeft {
            view = landscapeView
            view.transform = .identity
            view.transform = CGAffineTransform(rotationAngle: -.pi / 2)
            view.bounds = CGRect(x: 0, y: 0, width: 480, height: 320)
        } else {
            view = portraitView
            view.transform = .identity
            view.transform = CGAffineTransform(rotationAngle: 0)
            view.bounds = CGRect(x: 0, y: 0, width: 300, height: 460)
        }
    }
}
