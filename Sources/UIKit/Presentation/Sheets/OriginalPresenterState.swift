import Foundation

/// The frame and appearance of a view before a page sheet scaled it.
@MainActor struct OriginalPresenterState {
    let view: UIView
    /// The frame in the superview's coordinate space.
    let frame: CGRect
    let transform: CGAffineTransform
    let cornerRadius: CGFloat
    let clips: Bool
    /// The black view behind the view, which is now smaller.
    let backdrop: UIView

    init(_ view: UIView) {
        self.view = view
        frame = view.frame
        transform = view.transform
        cornerRadius = view.layer.cornerRadius
        clips = view.clipsToBounds
        backdrop = UIView(frame: view.frame)
        backdrop.backgroundColor = .black
    }

    func restore() {
        backdrop.removeFromSuperview()
        view.transform = transform
        view.layer.cornerRadius = cornerRadius
        view.clipsToBounds = clips
    }
}

extension UIViewController {
    /// The view that moves: the controller's own, or the sheet that it is in.
    private var pushedView: UIView? {
        modal.presentation?.container == nil ? viewIfLoaded : modal.presentation?.active.outerView
    }

    /// Makes the view behind a card narrower, with rounded corners, and moves its top below the
    /// status bar.
    func scaleBack(below top: CGFloat) {
        guard let view = pushedView, view.bounds.width > 2 * SheetMetrics.inset else { return }
        if modal.originalPresenterState?.view !== view {
            pullForward()
            let old = OriginalPresenterState(view)
            modal.originalPresenterState = old
            view.superview?.insertSubview(old.backdrop, belowSubview: view)
        }
        let scale = 1 - 2 * SheetMetrics.inset / view.bounds.width
        let scaledTop = view.center.y - view.bounds.height * scale / 2
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
            .concatenating(CGAffineTransform(translationX: 0, y: top - scaledTop))
        view.layer.cornerRadius = SheetMetrics().cornerRadius
        view.clipsToBounds = true
    }

    func pullForward() {
        modal.originalPresenterState?.restore()
        modal.originalPresenterState = nil
    }
}
