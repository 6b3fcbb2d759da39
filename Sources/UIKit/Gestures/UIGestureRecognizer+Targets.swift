import Foundation

extension UIGestureRecognizer {
    /// Creates a recognizer without a target, for code that uses only a delegate or a subclass.
    public convenience init(target: AnyObject?, action: Never?) {
        self.init()
    }

    /// Creates a recognizer that calls a method of the target, such as `Screen.close`; the target
    /// isn't retained.
    public convenience init<Target: AnyObject>(
        target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init()
        addTarget(target, action: action)
    }

    /// Creates a recognizer that calls a method of the target with itself, such as
    /// `Screen.drag(_:)`; the target isn't retained.
    public convenience init<Target: AnyObject, Sender: UIGestureRecognizer>(
        target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
    ) {
        self.init()
        addTarget(target, action: action)
    }

    public func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        targets.append(
            GestureTarget(target: target) { [weak target] _ in
                if let target { action(target)() }
            })
    }

    public func addTarget<Target: AnyObject, Sender: UIGestureRecognizer>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
    ) {
        targets.append(
            GestureTarget(target: target) { [weak target] sender in
                if let target, let sender = sender as? Sender { action(target)(sender) }
            })
    }

    /// Adds a call of the method that a document names; the target isn't retained.
    package func addTarget(
        _ target: AnyObject, calling method: @escaping @MainActor (AnyObject, AnyObject) -> Void
    ) {
        targets.append(
            GestureTarget(target: target) { [weak target] sender in
                if let target { method(target, sender) }
            })
    }

    /// Removes all actions of the target, or of every target for `nil`: without selectors, a single
    /// action can't be identified.
    public func removeTarget(_ target: AnyObject?, action: Never?) {
        targets.removeAll { target == nil || $0.target === target }
    }

    func sendActions() {
        ActionDepth.limited(at: view) {
            for target in targets { target.method(self) }
        }
    }
}

/// A method of a target that isn't retained.
@MainActor struct GestureTarget {
    weak var target: AnyObject?
    let method: (UIGestureRecognizer) -> Void
}
