import Foundation

extension UIGestureRecognizer {
    /// Without a target, as recognizers are made whose delegate or subclass does everything.
    public convenience init(target: AnyObject?, action: Never?) {
        self.init()
    }

    /// Calls a method of the target, such as `Screen.close`; the target is not kept alive.
    public convenience init<Target: AnyObject>(
        target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init()
        addTarget(target, action: action)
    }

    /// Calls a method of the target with the recognizer, such as `Screen.drag(_:)`.
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

    /// Calls what a document names of the target, which is not kept alive.
    package func addTarget(
        _ target: AnyObject, calling method: @escaping @MainActor (AnyObject, AnyObject) -> Void
    ) {
        targets.append(
            GestureTarget(target: target) { [weak target] sender in
                if let target { method(target, sender) }
            })
    }

    /// Removes all of the target's actions, or every target's for nil: without selectors one
    /// action can't be told from another.
    public func removeTarget(_ target: AnyObject?, action: Never?) {
        targets.removeAll { target == nil || $0.target === target }
    }

    func sendActions() {
        ActionDepth.limited(at: view) {
            for target in targets { target.method(self) }
        }
    }
}

/// A method of a target that is not kept alive.
@MainActor struct GestureTarget {
    weak var target: AnyObject?
    let method: (UIGestureRecognizer) -> Void
}
