import Foundation

/// A generator of feedback for a change of selection, without effect.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() {}

    open func selectionChanged(at location: CGPoint) {}
}
