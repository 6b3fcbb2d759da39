import Foundation

extension UIView {
    /// Shows the changes of a view's content with a transition; at rest, only makes them.
    ///
    /// Changes aren't animated by themselves unless the options contain `allowAnimatedContent`.
    /// Pages aren't curled: they are moved. Flips are drawn without perspective.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        let isAnimated =
            LayerSimulation.current.isAnimated && areAnimationsEnabled && duration > 0
        if isAnimated, let style = options.transitionStyle {
            view.layoutIfNeeded()
            let timing = CABasicAnimation()
            timing.duration = duration
            timing.timingFunction = options.timingFunction
            view.layer.startTransition(style, timing, scale: UIScreen.main.scale)
        }
        if isAnimated, options.contains(.allowAnimatedContent) || options.transitionStyle == nil {
            ViewAnimation(duration: duration, options).run({ animations?() }, nil)
        } else {
            performWithoutAnimation { animations?() }
        }
        guard let completion else { return }
        guard isAnimated else { return completion(true) }
        SimulatedClock.current.alarm(after: duration) { completion(true) }
    }

    /// Replaces a view with another one in its superview, with a transition of the superview.
    ///
    /// With `showHideTransitionViews`, hides the first view and shows the second one instead.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval,
        options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
    ) {
        guard let container = fromView.superview else {
            completion?(false)
            return
        }
        transition(
            with: container, duration: duration, options: options,
            animations: {
                if options.contains(.showHideTransitionViews) {
                    (fromView.isHidden, toView.isHidden) = (true, false)
                } else {
                    container.insertSubview(toView, aboveSubview: fromView)
                    fromView.removeFromSuperview()
                }
            }, completion: completion)
    }
}

extension UIView.AnimationOptions {
    /// The transition, or `nil` without one.
    fileprivate var transitionStyle: LayerTransition.Style? {
        switch (rawValue >> 20) & 7 {
        case 1, 2: .flip(isVertical: false)
        case 3: .reveal(CGVector(dx: 0, dy: -1))
        case 4: .moveIn(CGVector(dx: 0, dy: 1))
        case 5: .fade
        case 6, 7: .flip(isVertical: true)
        default: nil
        }
    }
}
