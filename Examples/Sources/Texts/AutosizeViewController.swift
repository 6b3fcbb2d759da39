import UIKit

/// The Russian chapter: six buttons of 125 × 125 points, whose frames are set for each orientation.
final class AutosizeViewController: UIViewController {
    let button1 = UIButton(type: .roundedRect)
    let button2 = UIButton(type: .roundedRect)
    let button3 = UIButton(type: .roundedRect)
    let button4 = UIButton(type: .roundedRect)
    let button5 = UIButton(type: .roundedRect)
    let button6 = UIButton(type: .roundedRect)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(white: 0.86, alpha: 1)
        let buttons = [button1, button2, button3, button4, button5, button6]
        for (index, button) in buttons.enumerated() {
            button.setTitle("\(index + 1)", for: .normal)
            view.addSubview(button)
        }
        willAnimateRotation(to: .portrait, duration: 0)
    }

    override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool {
        orientation != .portraitUpsideDown
    }

    override func willAnimateRotation(
        to orientation: UIInterfaceOrientation, duration: TimeInterval
    ) {
        if orientation.isPortrait {
            button1.frame = CGRect(x: 20, y: 20, width: 125, height: 125)
            button2.frame = CGRect(x: 175, y: 20, width: 125, height: 125)
            button3.frame = CGRect(x: 20, y: 168, width: 125, height: 125)
            button4.frame = CGRect(x: 175, y: 168, width: 125, height: 125)
            button5.frame = CGRect(x: 20, y: 315, width: 125, height: 125)
            button6.frame = CGRect(x: 175, y: 315, width: 125, height: 125)
        } else {
            button1.frame = CGRect(x: 20, y: 20, width: 125, height: 125)
            button2.frame = CGRect(x: 20, y: 155, width: 125, height: 125)
            button3.frame = CGRect(x: 177, y: 20, width: 125, height: 125)
            button4.frame = CGRect(x: 177, y: 155, width: 125, height: 125)
            button5.frame = CGRect(x: 328, y: 20, width: 125, height: 125)
            button6.frame = CGRect(x: 328, y: 155, width: 125, height: 125)
        }
    }
}
