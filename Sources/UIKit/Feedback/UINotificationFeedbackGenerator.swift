import Foundation

/// A generator of feedback for a result, without effect.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The raw values are Apple's.
    public enum FeedbackType: Int, Sendable {
        case success, warning, error
    }

    open func notificationOccurred(_ notificationType: FeedbackType) {}

    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}
