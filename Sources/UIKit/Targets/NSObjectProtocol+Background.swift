import Foundation

extension NSObjectProtocol {
    /// Calls the method after the current event on the main thread, because previews have no other.
    @preconcurrency @MainActor public func performSelector(
        inBackground aSelector: Selector, with arg: Any?
    ) {
        perform(aSelector, with: arg, afterDelay: 0)
    }
}
