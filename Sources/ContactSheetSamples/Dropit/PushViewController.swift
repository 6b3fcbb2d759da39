import UIKit

/// Squares of 100 points that a magnitude of 1 pushes to the right: all the time, once, and once above
/// the center.
final class PushViewController: UIViewController {
    private lazy var animator = UIDynamicAnimator(referenceView: view)
    let squares = (0..<3).map { _ in UIView() }
    private var hasPushed = false

    override func viewDidLoad() {
        view.backgroundColor = .white
        for (row, square) in squares.enumerated() {
            square.frame = CGRect(x: 0, y: 60 + CGFloat(row) * 160, width: 100, height: 100)
            square.backgroundColor = [.blue, .orange, .red][row]
            view.addSubview(square)
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !hasPushed else { return }
        hasPushed = true
        for (row, square) in squares.enumerated() {
            let push = UIPushBehavior(
                items: [square], mode: row == 0 ? .continuous : .instantaneous)
            push.setAngle(0, magnitude: 1)
            if row == 2 {
                push.setTargetOffsetFromCenter(
                    UIOffset(horizontal: 0, vertical: -25), for: square)
            }
            animator.addBehavior(push)
        }
    }
}
