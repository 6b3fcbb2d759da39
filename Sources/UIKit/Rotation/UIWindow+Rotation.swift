import Foundation

extension UIWindow {
    /// Turns the interface without asking anybody whether it may.
    @_spi(Previews) public func rotate(to orientation: UIInterfaceOrientation) {
        let old = UIScreen.main.orientation
        guard orientation != old else { return }
        Rotation(window: self, old: old, new: orientation).run()
    }

    /// Up to iOS 7 the window stays as the device is built, and the root view is turned in it;
    /// up to iOS 6 the root view leaves the status bar out (facts: semantics.md 5.6).
    func placeRootView() {
        guard let controller = rootViewController, let view = controller.viewIfLoaded else {
            return
        }
        guard UIScreen.main.device.iOS.major < 8 else {
            view.frame = bounds
            return
        }
        for turned in [controller] + controller.presentedChain {
            guard let view = turned.viewIfLoaded,
                view === controller.view || view.superview === self
            else { continue }
            place(view, of: turned)
        }
    }

    private func place(_ view: UIView, of controller: UIViewController) {
        let bar =
            UIScreen.main.era == .classic && !controller.wantsFullScreenLayout
            ? UIScreen.main.statusBarHeight : 0
        let geometry = RootViewGeometry(
            UIScreen.main.orientation, portrait: bounds.size, statusBarHeight: bar)
        view.transform = geometry.transform
        view.bounds = CGRect(origin: view.bounds.origin, size: geometry.size)
        view.center = geometry.center
    }
}

/// Where the root view of iOS 7 and earlier lies in its window, which never turns.
struct RootViewGeometry {
    let transform: CGAffineTransform
    /// Of the bounds, in the view's own space.
    let size: CGSize
    /// In the window.
    let center: CGPoint

    init(_ orientation: UIInterfaceOrientation, portrait: CGSize, statusBarHeight bar: CGFloat) {
        transform = CGAffineTransform(quarterTurns: orientation.quarterTurns)
        let window = CGRect(origin: .zero, size: portrait)
        let frame: CGRect
        switch orientation {
        case .unknown, .portrait: frame = window.inset(by: UIEdgeInsets(top: bar))
        case .portraitUpsideDown: frame = window.inset(by: UIEdgeInsets(bottom: bar))
        case .landscapeLeft: frame = window.inset(by: UIEdgeInsets(left: bar))
        case .landscapeRight: frame = window.inset(by: UIEdgeInsets(right: bar))
        }
        size =
            orientation.isLandscape
            ? CGSize(width: frame.height, height: frame.width) : frame.size
        center = CGPoint(x: frame.midX, y: frame.midY)
    }
}

extension CGAffineTransform {
    /// Clockwise on the screen; exact.
    init(quarterTurns: Int) {
        switch ((quarterTurns % 4) + 4) % 4 {
        case 1: self.init(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        case 2: self.init(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
        case 3: self.init(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
        default: self = .identity
        }
    }
}

extension CGAffineTransform {
    /// Turns a page about its centre and moves it so that it starts at the origin again.
    @_spi(Previews) public init(turning size: CGSize, by quarterTurns: Int) {
        let turn = CGAffineTransform(quarterTurns: quarterTurns)
        let box = CGRect(origin: .zero, size: size).applying(turn)
        self = turn.concatenating(CGAffineTransform(translationX: -box.minX, y: -box.minY))
    }
}
