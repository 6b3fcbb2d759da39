import ContactSheetDevices
import Foundation

extension UIWindow {
    /// Rotates the interface, regardless of the supported orientations.
    package func rotate(to orientation: UIInterfaceOrientation) {
        let old = UIScreen.main.orientation
        guard orientation != old else { return }
        Rotation(window: self, old: old, new: orientation).run()
    }

    func fillScreen() {
        frame = UIScreen.main.windowBounds
        placeRootView()
    }

    func placeRootView() {
        if let controller = rootViewController, let view = controller.viewIfLoaded {
            place(view, below: UIScreen.main.era > .classic || controller.wantsFullScreenLayout)
        }
        placePresentationContainers()
    }

    /// Places a view in the window. Up to iOS 7 the window doesn't rotate; the root view and
    /// presented views are rotated in it. Up to iOS 6 they exclude the status bar
    /// (Documentation/Rotation.md 6.1).
    func place(_ view: UIView, below extendsBelowStatusBar: Bool) {
        manage(view)
        guard !SystemBehavior.screenRotates.isActive else {
            view.viewController?.pullForward()
            view.frame = bounds
            return
        }
        let geometry = RootViewGeometry(
            UIScreen.main.orientation, portrait: bounds.size,
            statusBarHeight: extendsBelowStatusBar ? 0 : UIScreen.main.statusBarHeight)
        view.transform = geometry.transform
        view.bounds = CGRect(origin: view.bounds.origin, size: geometry.size)
        view.center = geometry.center
    }
}

/// The geometry of the root view in its window, which doesn't rotate in iOS 7 and earlier.
struct RootViewGeometry {
    let transform: CGAffineTransform
    /// The size of the bounds, in the view's own coordinate space.
    let size: CGSize
    /// The center in the window's coordinate space.
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
    /// Creates an exact rotation, clockwise on the screen.
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
    /// Creates the rotation of a page around its center, moved so that it starts at the origin.
    package init(turning size: CGSize, by quarterTurns: Int) {
        let turn = CGAffineTransform(quarterTurns: quarterTurns)
        let box = CGRect(origin: .zero, size: size).applying(turn)
        self = turn.concatenating(CGAffineTransform(translationX: -box.minX, y: -box.minY))
    }
}
