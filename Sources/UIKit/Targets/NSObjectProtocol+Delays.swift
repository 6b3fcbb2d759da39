import ContactSheetDiagnostics
import Foundation

/// Methods that are called later, in the simulation's time.
extension NSObjectProtocol {
    /// Calls the method after a delay in seconds, unless the call is canceled before. The object is
    /// retained until then.
    @preconcurrency @MainActor public func perform(
        _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
    ) {
        DelayedCalls.current.add(self, aSelector, anArgument, delay)
    }

    /// Calls the method after a delay in seconds, in any mode of the run loop.
    @preconcurrency @MainActor public func perform(
        _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
        inModes modes: [RunLoop.Mode]
    ) {
        perform(aSelector, with: anArgument, afterDelay: delay)
    }

    /// Calls the method at once, because previews run on the main thread.
    @preconcurrency @MainActor public func performSelector(
        onMainThread aSelector: Selector, with argument: Any?, waitUntilDone wait: Bool
    ) {
        if wait {
            perform(aSelector, with: argument)
        } else {
            perform(aSelector, with: argument, afterDelay: 0)
        }
    }

    /// Cancels all delayed calls of the object's methods.
    @preconcurrency @MainActor public static func cancelPreviousPerformRequests(
        withTarget aTarget: Any
    ) {
        DelayedCalls.current.cancel(aTarget as AnyObject)
    }

    /// Cancels the delayed calls of the object's method with the argument.
    @preconcurrency @MainActor public static func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
        DelayedCalls.current.cancel(aTarget as AnyObject, aSelector)
    }
}
