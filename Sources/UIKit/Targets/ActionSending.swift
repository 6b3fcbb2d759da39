/// Finds the object that gets an action, and calls its method.
@MainActor enum ActionSending {
    static func send(
        _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
    ) -> Bool {
        guard let target = target ?? chained(action, sender) else { return false }
        let object = target as AnyObject
        let known = action.isMethod(of: object)
        action.call(on: object, sender, event ?? UIEvent())
        return known
    }

    /// Returns the first object in the responder chain that handles the action.
    private static func chained(_ action: Selector, _ sender: Any?) -> Any? {
        let starts = [FirstResponder.current, sender as? UIResponder, UIApplication.shared]
        return starts.lazy.compactMap { $0?.target(forAction: action, withSender: sender) }.first
    }
}
