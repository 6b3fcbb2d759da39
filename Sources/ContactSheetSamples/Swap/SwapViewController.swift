import UIKit

/// The book chapter's Swap: a view for each aspect ratio of the screen, swapped while the device
/// rotates.
///
/// As in the listing, the controller replaces its own view in `willAnimateRotation` and sets the
/// new view's transform and bounds. It is written for windows of that time, which never rotate.
final class SwapViewController: UIViewController {
    let portrait = SwapView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 460),
        foo: CGRect(x: 20, y: 20, width: 280, height: 195),
        bar: CGRect(x: 20, y: 245, width: 280, height: 195))
    let landscape = SwapView(
        frame: CGRect(x: 0, y: 0, width: 460, height: 320),
        foo: CGRect(x: 20, y: 20, width: 207, height: 280),
        bar: CGRect(x: 253, y: 20, width: 207, height: 280))

    override func loadView() {
        view = portrait
        for foo in [portrait.foo, landscape.foo] {
            foo.addAction(UIAction { [weak self] _ in self?.hideFoo() }, for: .touchUpInside)
        }
        for bar in [portrait.bar, landscape.bar] {
            bar.addAction(UIAction { [weak self] _ in self?.hideBar() }, for: .touchUpInside)
        }
    }

    /// Hides both Foo buttons, because either one may be on screen.
    func hideFoo() {
        portrait.foo.isHidden = true
        landscape.foo.isHidden = true
    }

    func hideBar() {
        portrait.bar.isHidden = true
        landscape.bar.isHidden = true
    }

    override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool { true }

    override func willAnimateRotation(
        to orientation: UIInterfaceOrientation, duration: TimeInterval
    ) {
        switch orientation {
        case .portrait, .unknown:
            show(portrait, turnedBy: 0, width: 320, height: 460)
        case .landscapeLeft:
            show(landscape, turnedBy: -.pi / 2, width: 480, height: 300)
        case .portraitUpsideDown:
            show(portrait, turnedBy: .pi, width: 320, height: 460)
        case .landscapeRight:
            show(landscape, turnedBy: .pi / 2, width: 480, height: 300)
        }
    }

    private func show(
        _ view: UIView, turnedBy angle: CGFloat, width: CGFloat, height: CGFloat
    ) {
        self.view = view
        view.transform = .identity
        view.transform = CGAffineTransform(rotationAngle: angle)
        view.bounds = CGRect(x: 0, y: 0, width: width, height: height)
    }
}

/// Two buttons on gray. The chapter's two views differ in size and in the positions of the buttons.
final class SwapView: UIView {
    let foo = UIButton(type: .roundedRect)
    let bar = UIButton(type: .roundedRect)

    init(frame: CGRect, foo: CGRect, bar: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(white: 0.75, alpha: 1)
        for (button, title, frame) in [(self.foo, "Foo", foo), (self.bar, "Bar", bar)] {
            button.setTitle(title, for: .normal)
            button.frame = frame
            addSubview(button)
        }
    }

    required init?(coder: NSCoder) { nil }
}

/// The chapter's application, whose delegate adds the controller's view to the window.
final class SwapAppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let controller = SwapViewController()

    func applicationDidFinishLaunching(_ application: UIApplication) {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        self.window = window
    }
}
