import Foundation

/// What may answer touches and typed text, or else hand them to the next in the chain.
@preconcurrency @MainActor open class UIResponder: NSObject {
    public override init() {
        super.init()
    }

    open var next: UIResponder? { nil }

    /// The document that the object comes from has set its attributes and outlets.
    open func awakeFromNib() {}

    /// Called by Interface Builder alone, on its own canvas: never here.
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

    // MARK: Touches, which go up the chain unless somebody overrides

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
    /// The one before has to give up its place first.
    fileprivate func takeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard canBecomeFirstResponder else { return false }
        var hasResigned = true
        if let current = FirstResponder.current {
            // Two responders that hand the place to each other would never end.
            ActionDepth.limited(at: self as? UIView) {
                hasResigned = current.resignFirstResponder()
            }
        }
        guard hasResigned else { return false }
        FirstResponder.set(self)
        return true
    }
}
