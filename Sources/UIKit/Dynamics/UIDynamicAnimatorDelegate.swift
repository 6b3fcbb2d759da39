/// Called when an animator pauses because all items are at rest, and before it runs again.
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: AnyObject {
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}

    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
