import Foundation

/// A generator of feedback for an impact, without effect.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The raw values are Apple's.
    public enum FeedbackStyle: Int, Sendable {
        case light, medium, heavy, soft, rigid
    }

    public convenience init(style: FeedbackStyle) { self.init() }

    public convenience init(style: FeedbackStyle, view: UIView) { self.init(view: view) }

    open func impactOccurred() {}

    open func impactOccurred(intensity: CGFloat) {}

    open func impactOccurred(at location: CGPoint) {}

    open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}
