import ContactSheetDevices
import Foundation

/// What views do when the keyboard's frame changes.
@MainActor enum KeyboardAvoidance {
    static func keyboardChanged() {
        for window in UIApplication.shared.windows {
            adjust(window)
            window.layoutIfNeeded()
        }
        scrollToFirstResponder()
    }

    /// Updates guides of the keyboard and the insets of table controllers.
    private static func adjust(_ view: UIView) {
        if view.layoutState.systemGuides[.keyboard] != nil {
            view.setNeedsLayout()
            view.geometryChanged()
        }
        if let controller = view.viewController as? UITableViewController,
            let table = view as? UITableView
        {
            controller.adjustInsets(of: table, keyboardOverlap: view.keyboardOverlap)
        }
        for subview in view.subviews { adjust(subview) }
    }

    /// Scrolls as little as necessary to make the first responder visible, if it is a text field in
    /// scrolling content, or in a table whose insets have changed.
    private static func scrollToFirstResponder() {
        guard SimulatedKeyboard.current.frame != nil, let view = FirstResponder.current as? UIView,
            let parent = view.superview,
            let scrollView = parent.selfAndAncestors.compactMap({ $0 as? UIScrollView }).first,
            scrollView.isScrollEnabled
        else { return }
        scrollView.layoutIfNeeded()
        scrollView.scrollRectToVisible(view.convert(view.bounds, to: scrollView), animated: false)
    }
}

extension UIView {
    /// The height of the view's part that the keyboard covers, without the bottom safe area.
    fileprivate var keyboardOverlap: CGFloat {
        let safeBottom = SystemBehavior.safeAreas.isActive ? safeAreaInsets.bottom : 0
        return max(0, keyboardLength - safeBottom)
    }

    /// The distance from the keyboard's top edge to the view's bottom edge, or 0 if the keyboard
    /// doesn't reach the view.
    var keyboardLength: CGFloat {
        guard let frame = SimulatedKeyboard.current.frame, let window,
            !(window is KeyboardWindow)
        else { return 0 }
        let covered = convert(UIScreen.main.windowRect(frame), from: nil)
        guard covered.intersects(checked: bounds) else { return 0 }
        return max(0, bounds.maxY - covered.minY)
    }
}

extension UITableViewController {
    /// Adds the height that the keyboard covers to the table's bottom inset, and removes it again
    /// (Apple: *UITableViewController*, which adjusts its table for the keyboard).
    fileprivate func adjustInsets(of table: UITableView, keyboardOverlap overlap: CGFloat) {
        let change = overlap - keyboardInset
        guard change != 0 else { return }
        keyboardInset = overlap
        table.contentInset.bottom += change
        table.verticalScrollIndicatorInsets.bottom += change
    }
}
