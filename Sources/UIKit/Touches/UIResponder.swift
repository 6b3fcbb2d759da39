import Foundation

/// An object that responds to touches and typed text, or forwards them to the next in the chain.
@preconcurrency @MainActor open class UIResponder: NSObject {
    public override init() {
        super.init()
    }

    open var next: UIResponder? { nil }

    /// Called after a document has set the object's attributes and outlets. Called for responders
    /// only, not for bar items and gesture recognizers, and for a controller before its view is
    /// loaded.
    open func awakeFromNib() {}

    /// Called only by Interface Builder, on its canvas; never called here.
    open func prepareForInterfaceBuilder() {}

    // MARK: First responder

    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    open var isFirstResponder: Bool { FirstResponder.current === self }

    @discardableResult open func becomeFirstResponder() -> Bool { takeFirstResponder() }

    @discardableResult open func resignFirstResponder() -> Bool {
        guard canResignFirstResponder else { return false }
        FirstResponder.clear(self)
        return true
    }

    // MARK: Methods by name

    /// Returns whether the responder handles the action: whether its class table has the method.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action.isMethod(of: self)
    }

    /// Returns the nearest object in the responder chain that handles the action.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender)
            ? self : next?.target(forAction: action, withSender: sender)
    }

    // MARK: Touches, which are forwarded to the next responder by default

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }
}

extension UIResponder {
    /// Makes the responder the first responder, after the current one has resigned.
    fileprivate func takeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard canBecomeFirstResponder else { return false }
        var hasResigned = true
        if let current = FirstResponder.current {
            // Without a limit, two responders that make each other first responder would never end.
            ActionDepth.limited(at: self as? UIView) {
                hasResigned = current.resignFirstResponder()
            }
        }
        guard hasResigned else { return false }
        FirstResponder.set(self)
        return true
    }
}
