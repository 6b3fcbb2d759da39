import UIKit

/// The book chapter's Swap: a view for each aspect ratio of the screen, swapped while the device
/// rotates.
///
/// As in the listing, the controller replaces its own view in `willAnimateRotation` and sets the
/// new view's transform and bounds. It is written for windows of that time, which never rotate.
final class SwapViewController: UIViewController {
    /// Where the two views come from.
    enum Source {
        case code
        case document
        /// Code that has no outlets for the landscape buttons, the twins of the portrait ones.
        case codeWithoutTwins
    }

    var landscape: UIView!
    var portrait: UIView!
    var landscapeFooButton: UIButton!
    var portraitFooButton: UIButton!
    var landscapeBarButton: UIButton!
    var portraitBarButton: UIButton!

    private let source: Source

    init(_ source: Source = .code) {
        self.source = source
        super.init(nibName: source == .document ? "SwapViewController" : nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        source = .document
        super.init(coder: coder)
    }

    override func loadView() {
        guard source != .document else { return super.loadView() }
        portraitFooButton = button("Foo", x: 97, y: 52)
        portraitBarButton = button("Bar", x: 97, y: 282)
        portrait = swapView(width: 320, height: 460, portraitFooButton, portraitBarButton)
        let foo = button("Foo", x: 57, y: 87)
        let bar = button("Bar", x: 297, y: 87)
        landscape = swapView(width: 480, height: 300, foo, bar)
        if source == .code { (landscapeFooButton, landscapeBarButton) = (foo, bar) }
        view = portrait
    }

    private func button(_ title: String, x: CGFloat, y: CGFloat) -> UIButton {
        let button = UIButton(type: .roundedRect)
        button.setTitle(title, for: .normal)
        button.frame = CGRect(x: x, y: y, width: 125, height: 125)
        button.addAction(
            UIAction { [weak self, unowned button] _ in self?.buttonPressed(button) },
            for: .touchUpInside)
        return button
    }

    private func swapView(width: CGFloat, height: CGFloat, _ buttons: UIButton...) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
        view.backgroundColor = UIColor(white: 0.75, alpha: 1)
        for button in buttons { view.addSubview(button) }
        return view
    }

    /// Hides the pressed button and its twin in the other view, which requires an outlet for each:
    /// a twin without its outlet comes back when the device rotates.
    func buttonPressed(_ sender: UIButton) {
        if sender === portraitFooButton || sender === landscapeFooButton {
            portraitFooButton?.isHidden = true
            landscapeFooButton?.isHidden = true
        } else {
            portraitBarButton?.isHidden = true
            landscapeBarButton?.isHidden = true
        }
    }

    // MARK: Rotation

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

    // MARK: Memory

    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
    }

    override func viewDidUnload() {
        super.viewDidUnload()
        (landscape, portrait) = (nil, nil)
        (landscapeFooButton, portraitFooButton) = (nil, nil)
        (landscapeBarButton, portraitBarButton) = (nil, nil)
    }
}

/// The chapter's application, whose delegate adds the controller's view to the window.
final class SwapAppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let controller: SwapViewController

    init(_ source: SwapViewController.Source = .code) {
        controller = SwapViewController(source)
    }

    func applicationDidFinishLaunching(_ application: UIApplication) {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        self.window = window
    }
}
