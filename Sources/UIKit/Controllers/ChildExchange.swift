import Foundation

extension UIViewController {
    /// Replaces the views of old children with those of new ones, and calls their appearance
    /// methods: the new ones get `viewWillAppear` before, and `viewDidAppear` after, all calls of
    /// the old ones.
    func exchange(_ old: [UIViewController], for new: [UIViewController], below bar: UIView?) {
        let leaving = old.filter { child in !new.contains { $0 === child } }
        let coming = new.filter { child in !old.contains { $0 === child } }
        for child in leaving + coming { child.appearance.isManaged = true }
        let isShown = appearance.phase == .appeared || appearance.phase == .appearing
        if isShown {
            for child in coming { child.beginAppearanceTransition(true, animated: false) }
            for child in leaving { child.beginAppearanceTransition(false, animated: false) }
        }
        for child in leaving { child.viewIfLoaded?.removeFromSuperview() }
        for child in coming { place(child, below: bar) }
        for child in leaving {
            child.endAppearanceTransition()
            child.appearance.isManaged = false
        }
        guard isShown, appearance.phase == .appeared else { return }
        for child in coming { child.endAppearanceTransition() }
    }

    /// Adds a child's view to the container's view, unless it is already there.
    func place(_ child: UIViewController, below bar: UIView?) {
        child.appearance.isManaged = true
        guard let container = viewIfLoaded, let content = child.view,
            content.superview !== container
        else { return }
        if let bar, bar.superview === container {
            container.insertSubview(content, belowSubview: bar)
        } else {
            container.addSubview(content)
        }
        container.setNeedsLayout()
    }

    /// The frame of a view before its first layout.
    static var initialFrame: CGRect {
        UIScreen.main.era == .classic ? UIScreen.main.applicationFrame : UIScreen.main.windowBounds
    }
}
