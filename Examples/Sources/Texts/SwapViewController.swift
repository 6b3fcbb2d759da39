import UIKit

/// The Russian chapter: a view for portrait and one for landscape, each with its own buttons.
final class SwapViewController: UIViewController {
    let portrait = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
    let landscape = UIView(frame: CGRect(x: 0, y: 0, width: 480, height: 300))
    let portraitFooButton = UIButton(type: .roundedRect)
    let portraitBarButton = UIButton(type: .roundedRect)
    let landscapeFooButton = UIButton(type: .roundedRect)
    let landscapeBarButton = UIButton(type: .roundedRect)

    override func loadView() {
        portraitFooButton.frame = CGRect(x: 97, y: 52, width: 125, height: 125)
        portraitBarButton.frame = CGRect(x: 97, y: 282, width: 125, height: 125)
        landscapeFooButton.frame = CGRect(x: 57, y: 87, width: 125, height: 125)
        landscapeBarButton.frame = CGRect(x: 297, y: 87, width: 125, height: 125)
        for button in [portraitFooButton, landscapeFooButton] {
            button.setTitle("Foo", for: .normal)
        }
        for button in [portraitBarButton, landscapeBarButton] {
            button.setTitle("Bar", for: .normal)
        }
        add([portraitFooButton, portraitBarButton], to: portrait)
        add([landscapeFooButton, landscapeBarButton], to: landscape)
        view = portrait
    }

    private func add(_ buttons: [UIButton], to view: UIView) {
        view.backgroundColor = .lightGray
        for button in buttons {
            button.addTarget(self, action: SwapViewController.buttonPressed, for: .touchUpInside)
            view.addSubview(button)
        }
    }

    func buttonPressed(_ sender: UIButton) {
        if sender == portraitFooButton || sender == landscapeFooButton {
            portraitFooButton.isHidden = true
            landscapeFooButton.isHidden = true
        } else {
            portraitBarButton.isHidden = true
            landscapeBarButton.isHidden = true
        }
    }

    override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool { true }

    override func willAnimateRotation(
        to orientation: UIInterfaceOrientation, duration: TimeInterval
    ) {
        switch orientation {
        case .landscapeLeft: show(landscape, angle: -.pi / 2, width: 480, height: 300)
        case .landscapeRight: show(landscape, angle: .pi / 2, width: 480, height: 300)
        case .portraitUpsideDown: show(portrait, angle: .pi, width: 320, height: 460)
        default: show(portrait, angle: 0, width: 320, height: 460)
        }
    }

    private func show(_ view: UIView, angle: CGFloat, width: CGFloat, height: CGFloat) {
        self.view = view
        self.view.transform = .identity
        self.view.transform = CGAffineTransform(rotationAngle: angle)
        self.view.bounds = CGRect(x: 0, y: 0, width: width, height: height)
    }
}
