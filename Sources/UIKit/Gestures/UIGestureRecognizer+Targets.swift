import Foundation

extension UIGestureRecognizer {
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

    /// Adds a call of the method with the name; the target isn't retained.
    func add(_ target: Any?, _ action: Selector?) {
        guard let target, let action else { return }
        let object = target as AnyObject
        targets.append(
            GestureTarget(target: object, selector: action) { [weak object] sender in
                guard let object else { return }
                _ = UIApplication.shared.sendAction(action, to: object, from: sender, for: nil)
            })
    }

    /// Removes an action of a target; all actions for `nil`, and those of every target for `nil`.
    func remove(_ target: Any?, _ action: Selector?) {
        let object = target.map { $0 as AnyObject }
        targets.removeAll {
            (object == nil || $0.target === object) && (action == nil || $0.selector == action)
        }
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
    var selector: Selector?
    let method: (UIGestureRecognizer) -> Void
}
