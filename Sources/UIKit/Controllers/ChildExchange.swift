import Foundation

extension UIViewController {
    /// Takes children's views off the screen and puts others there, with the calls of both: the
    /// new ones hear first that they come, and last that they have come.
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

    /// Puts a child's view among the container's, if it isn't there.
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

    /// How large a view is before anybody lays it out.
    static var initialFrame: CGRect {
        UIScreen.main.era == .classic ? UIScreen.main.applicationFrame : UIScreen.main.windowBounds
    }
}
