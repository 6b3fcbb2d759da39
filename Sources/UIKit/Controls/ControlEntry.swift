/// An action for events: a `UIAction`, a method of a target, or the name of one.
@MainActor struct ControlEntry {
    var events: UIControl.Event
    let action: UIAction?
    weak var target: AnyObject?
    let selector: Selector?
    private let method: (UIControl) -> Void
    /// Whether the action was added with a target, which may have been released since.
    private let hasTarget: Bool

    init(events: UIControl.Event, action: UIAction) {
        self.events = events
        self.action = action
        selector = nil
        hasTarget = false
        method = { $0.sendAction(action) }
    }

    init(events: UIControl.Event, target: AnyObject, method: @escaping (UIControl) -> Void) {
        self.events = events
        action = nil
        self.target = target
        selector = nil
        hasTarget = true
        self.method = method
    }

    init(events: UIControl.Event, target: AnyObject?, selector: Selector) {
        self.events = events
        action = nil
        self.target = target
        self.selector = selector
        hasTarget = target != nil
        method = { _ in }
    }

    func send(from control: UIControl) {
        guard let selector else { return method(control) }
        if !hasTarget || target != nil { control.sendAction(selector, to: target, for: nil) }
    }
}
