/// The recognizers that hide and show the bars of a navigation controller.
///
/// Source: Apple's documentation of `hidesBarsOnTap` and `hidesBarsOnSwipe`.
@MainActor final class BarHiding: UIGestureRecognizerDelegate {
    let tap = UITapGestureRecognizer()
    let swipe = UIPanGestureRecognizer()
    private unowned let controller: UINavigationController
    /// Whether the toolbar was visible when the bars were hidden.
    private var hadToolbar = false

    /// The distance of a swipe in points (decision).
    private static let distance: CGFloat = 20

    init(_ controller: UINavigationController) {
        self.controller = controller
        tap.addTarget(self, action: BarHiding.toggle)
        swipe.addTarget(self, action: BarHiding.follow)
        for gesture in [tap, swipe] {
            gesture.delegate = self
            gesture.cancelsTouchesInView = false
            gesture.isEnabled = false
        }
    }

    /// Enables or disables a recognizer, which is added to the controller's view once it is enabled.
    func enable(_ gesture: UIGestureRecognizer, _ isEnabled: Bool) {
        gesture.isEnabled = isEnabled
        if let view = controller.viewIfLoaded { add(gesture, to: view) }
    }

    /// Adds the recognizers that are enabled to the controller's view.
    func add(to view: UIView) {
        add(tap, to: view)
        add(swipe, to: view)
    }

    private func add(_ gesture: UIGestureRecognizer, to view: UIView) {
        if gesture.isEnabled, gesture.view == nil { view.addGestureRecognizer(gesture) }
    }

    private func toggle() { setHidden(!controller.isNavigationBarHidden) }

    private func follow() {
        let way = swipe.translation(in: controller.view).y
        if abs(way) >= Self.distance { setHidden(way < 0) }
    }

    private func setHidden(_ isHidden: Bool) {
        guard isHidden != controller.isNavigationBarHidden else { return }
        if isHidden { hadToolbar = !controller.isToolbarHidden }
        controller.setNavigationBarHidden(isHidden, animated: true)
        if hadToolbar { controller.setToolbarHidden(isHidden, animated: true) }
    }

    /// Taps and swipes on bars don't count, and neither do taps that a control or a row handles.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
        let views = sequence(first: touch.view) { $0?.superview }.prefix { $0 !== controller.view }
        return !views.contains { view in
            if view is UINavigationBar || view is UIToolbar { return true }
            guard gestureRecognizer === tap else { return false }
            return view is UIControl || view is UITableViewCell || view is UICollectionViewCell
        }
    }

    /// Content scrolls during a swipe.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { gestureRecognizer === swipe }
}
