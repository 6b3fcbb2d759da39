import Foundation

/// A generator of haptic feedback, which a preview doesn't have.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
    public override init() { super.init() }

    /// Creates a generator for the view, from iOS 17.5 on.
    public init(view: UIView) { super.init() }

    open func prepare() {}
}
