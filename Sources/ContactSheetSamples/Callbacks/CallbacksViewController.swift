import UIKit

/// A controller that records the rotation callbacks it receives, and pauses its animation
/// meanwhile. Its subclasses are the three forms of callbacks that the article describes.
class CallbacksViewController: UIViewController {
    private(set) var calls: [String] = []
    let heading = UILabel()
    let log = UILabel()
    /// The place of the spinning view, which moves while that one is paused.
    let square = UIView()
    let spinner = UIView()

    /// The name of the form, with the iOS versions in which it was the newest.
    class var form: String { "" }

    override func viewDidLoad() {
        view.backgroundColor = .white
        heading.font = .boldSystemFont(ofSize: 20)
        heading.text = Self.form
        heading.numberOfLines = 2
        log.font = .systemFont(ofSize: 13)
        log.numberOfLines = 0
        for label in [heading, log] {
            label.backgroundColor = .clear
            label.textColor = .black
            view.addSubview(label)
        }
        spinner.backgroundColor = UIColor(red: 0, green: 0.48, blue: 1, alpha: 1)
        spinner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        square.addSubview(spinner)
        view.addSubview(square)
        spin()
        showCalls()
    }

    /// Rotates the spinner endlessly. A snapshot shows it at rest.
    private func spin() {
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        turn.toValue = CGFloat.pi * 2
        turn.duration = 2
        turn.repeatCount = .infinity
        spinner.layer.add(turn, forKey: "spin")
    }

    override func viewWillLayoutSubviews() { arrange() }

    /// Places the list of calls below the heading and the square or, in a wide view, beside them.
    func arrange() {
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 16)
        let isWide = area.width > area.height
        let column = isWide ? (area.width - 20) / 3 : area.width
        heading.frame = CGRect(
            x: area.minX, y: area.minY, width: column - (isWide ? 0 : 60), height: 48)
        square.frame = CGRect(
            x: isWide ? area.minX : area.maxX - 44, y: area.minY + (isWide ? 64 : 0), width: 44,
            height: 44)
        let list = CGRect(
            x: isWide ? area.minX + column + 20 : area.minX, y: area.minY + (isWide ? 0 : 64),
            width: isWide ? area.width - column - 20 : area.width,
            height: area.height - (isWide ? 0 : 64))
        log.frame = CGRect(
            origin: list.origin,
            size: CGSize(width: list.width, height: log.sizeThatFits(list.size).height))
    }

    // MARK: Calls

    /// Records a call, with the controller's current orientation and size.
    func note(_ call: String) {
        calls.append("\(call)\n    \(interfaceOrientation), \(Self.text(view.bounds.size))")
        showCalls()
    }

    static func text(_ size: CGSize) -> String {
        "\(Int(saturating: size.width)) × \(Int(saturating: size.height))"
    }

    private func showCalls() {
        log.text = calls.isEmpty ? "Nothing has been called." : calls.joined(separator: "\n")
        view.setNeedsLayout()
    }

    // MARK: Turns

    /// Pauses the animation, and darkens the views.
    func beginTurn() {
        pause()
        view.backgroundColor = .darkGray
    }

    func endTurn() {
        view.backgroundColor = .white
        resume()
    }

    // MARK: Animation

    /// Pauses the animation. A layer's time stops at speed 0 (Apple's Technical Q&A QA1673), so an
    /// animation of its position wouldn't end either, and neither would the rotation.
    private func pause() {
        let layer = spinner.layer
        let time = layer.convertTime(CACurrentMediaTime(), from: nil)
        layer.speed = 0
        layer.timeOffset = time
    }

    private func resume() {
        let layer = spinner.layer
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
