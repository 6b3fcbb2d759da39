import Foundation

/// The items that a controller shows in the bars of its containers, created at first use.
@MainActor struct ControllerItems {
    var navigationItem: UINavigationItem?
    var tabBarItem: UITabBarItem?
    var editButton: UIBarButtonItem?
    var isEditing = false
    var keyCommands: [UIKeyCommand]?

    mutating func add(_ command: UIKeyCommand) { keyCommands = (keyCommands ?? []) + [command] }

    mutating func remove(_ command: UIKeyCommand) { keyCommands?.removeAll { $0 === command } }
}

extension UIViewController {
    func titleChanged() {
        items.navigationItem?.title = title
        items.tabBarItem?.title = title
    }

    func changeEditing(_ editing: Bool) {
        items.isEditing = editing
        items.editButton?.showSystemItem(editing ? .done : .edit)
    }

    /// The edit button, which is created at its first use.
    var ownEditButton: UIBarButtonItem {
        if let button = items.editButton { return button }
        let action = Selector("toggleEditing", UIViewController.toggleEditing)
        let button = UIBarButtonItem(
            barButtonSystemItem: isEditing ? .done : .edit, target: self, action: action)
        items.editButton = button
        return button
    }

    func toggleEditing() { setEditing(!isEditing, animated: true) }

    /// Replaces the view of a child by the one of another child.
    func exchangeViews(
        _ old: UIViewController, _ new: UIViewController, _ duration: TimeInterval,
        _ options: UIView.AnimationOptions, _ animations: (() -> Void)?,
        _ completion: ((Bool) -> Void)?
    ) {
        let superview = old.viewIfLoaded?.superview ?? view
        if new.view.superview == nil { superview?.addSubview(new.view) }
        UIView.transition(
            with: superview ?? view, duration: duration, options: options,
            animations: animations,
            completion: { finished in
                old.viewIfLoaded?.removeFromSuperview()
                completion?(finished)
            })
    }
}
