import UIKit

/// The Czech article: the callbacks of a rotation in one step. An animation is paused, and the view is
/// dark meanwhile.
final class OneStepViewController: UIViewController {
    let log = UILabel()
    let place = UIView(frame: CGRect(x: 250, y: 30, width: 44, height: 44))
    let square = UIView(frame: CGRect(x: 0, y: 0, width: 44, height: 44))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        log.numberOfLines = 0
        log.font = .systemFont(ofSize: 13)
        log.frame = CGRect(x: 20, y: 84, width: 300, height: 200)
        square.backgroundColor = .blue
        view.addSubview(log)
        view.addSubview(place)
        place.addSubview(square)
        let spin = CABasicAnimation(keyPath: "transform.rotation.z")
        spin.toValue = CGFloat.pi * 2
        spin.duration = 2
        spin.repeatCount = .infinity
        square.layer.add(spin, forKey: "spin")
        write("viewDidLoad")
    }

    override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool { true }

    override func willRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
        super.willRotate(to: orientation, duration: duration)
        write("willRotate, \(duration) s")
        let paused = square.layer.convertTime(CACurrentMediaTime(), from: nil)
        square.layer.speed = 0
        square.layer.timeOffset = paused
        view.backgroundColor = .darkGray
    }

    override func willAnimateRotation(
        to orientation: UIInterfaceOrientation, duration: TimeInterval
    ) {
        super.willAnimateRotation(to: orientation, duration: duration)
        write("willAnimateRotation, \(duration) s")
        UIView.animate(withDuration: duration) {
            self.place.frame.origin.x = orientation.isPortrait ? 250 : 400
        }
    }

    override func didRotate(from orientation: UIInterfaceOrientation) {
        super.didRotate(from: orientation)
        write("didRotate")
        let paused = square.layer.timeOffset
        square.layer.speed = 1
        square.layer.timeOffset = 0
        square.layer.beginTime = 0
        square.layer.beginTime = square.layer.convertTime(CACurrentMediaTime(), from: nil) - paused
        view.backgroundColor = .white
    }

    private func write(_ call: String) {
        let size = view.bounds.size
        log.text = (log.text ?? "") + "\(call): \(size.short)\n"
        log.frame.size.height = log.sizeThatFits(CGSize(width: 300, height: 400)).height
    }
}
