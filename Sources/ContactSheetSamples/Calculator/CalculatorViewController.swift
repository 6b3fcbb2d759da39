import UIKit

/// The chapter's calculator: simple in portrait, scientific in landscape.
final class CalculatorViewController: UIViewController {
    let calculator = CalculatorView(frame: CGRect(x: 0, y: 0, width: 320, height: 460))

    override func loadView() {
        calculator.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view = calculator
        for (key, button) in calculator.keys {
            button.addAction(
                UIAction { [calculator] _ in calculator.brain.press(key.title) },
                for: .touchUpInside)
        }
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
    override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool { true }
}
