import UIKit

/// A controller that records the rotation callbacks it receives, and pauses its animation
/// meanwhile. Its subclasses are the three forms of callbacks that the article describes.
class CallbacksViewController: UIViewController {
    private(set) var calls: [String] = []
    let heading = UILabel()
    let log = UILabel()
    let square = UIView()

    /// The name of the form, with the iOS versions in which it was the newest.
    class var form: String { "" }

    override func viewDidLoad() {
        view.backgroundColor = .white
        heading.font = .boldSystemFont(ofSize: 20)
        heading.text = Self.form
        log.font = .systemFont(ofSize: 13)
        log.numberOfLines = 0
        for label in [heading, log] {
            label.backgroundColor = .clear
            label.textColor = .black
            view.addSubview(label)
        }
        square.backgroundColor = UIColor(red: 0, green: 0.48, blue: 1, alpha: 1)
        view.addSubview(square)
        spin()
        showCalls()
    }

    /// Rotates the square endlessly. A snapshot shows it at rest.
    private func spin() {
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        turn.toValue = CGFloat.pi * 2
        turn.duration = 2
        turn.repeatCount = .infinity
        square.layer.add(turn, forKey: "spin")
    }

    override func viewWillLayoutSubviews() {
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 16)
        heading.frame = CGRect(x: area.minX, y: area.minY, width: area.width - 60, height: 24)
        square.frame = CGRect(x: area.maxX - 44, y: area.minY, width: 44, height: 44)
        let size = log.sizeThatFits(CGSize(width: area.width, height: area.height - 60))
        log.frame = CGRect(
            x: area.minX, y: area.minY + 60, width: area.width, height: size.height)
    }

    // MARK: Calls

    /// Records a call, with the controller's current orientation and size.
    func note(_ call: String) {
        let size = view.bounds.size
        calls.append(
            "\(call)\n    \(interfaceOrientation), \(Int(saturating: size.width)) × \(Int(saturating: size.height))"
        )
        showCalls()
    }

    private func showCalls() {
        log.text = calls.isEmpty ? "Nothing has been called." : calls.joined(separator: "\n")
        view.setNeedsLayout()
    }

    // MARK: Animation

    /// Pauses the animation. A layer's time stops at speed 0 (Apple's Technical Q&A QA1673).
    func pause() {
        let layer = square.layer
        let time = layer.convertTime(CACurrentMediaTime(), from: nil)
        layer.speed = 0
        layer.timeOffset = time
    }

    func resume() {
        let layer = square.layer
        let paused = layer.timeOffset
        layer.speed = 1
        layer.timeOffset = 0
        layer.beginTime = 0
        layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
    }

    // MARK: Every form

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }

    override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool { true }
}
