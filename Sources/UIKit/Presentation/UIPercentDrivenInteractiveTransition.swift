import Foundation

/// A transition that follows a gesture. No transition is interactive in a preview.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
    UIViewControllerInteractiveTransitioning
{
    open var duration: CGFloat { 0.35 }
    open private(set) var percentComplete: CGFloat = 0
    open var completionSpeed: CGFloat = 1
    open var completionCurve = UIView.AnimationCurve.easeInOut
    open var timingCurve: (any UITimingCurveProvider)?
    open var wantsInteractiveStart = true

    open func startInteractiveTransition(
        _ transitionContext: any UIViewControllerContextTransitioning
    ) {}

    open func pause() {}

    open func update(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }

    open func finish() { percentComplete = 1 }

    open func cancel() { percentComplete = 0 }
}
