import ContactSheetDiagnostics
import Foundation

extension NotificationCenter {
    /// Calls the observer's method with each notification; the observer isn't retained.
    @preconcurrency @MainActor public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
        object anObject: Any?
    ) {
        NotificationObservers.current.add(
            observer as AnyObject, aSelector, aName, anObject, in: self)
    }

    /// Removes all calls of the observer's methods, or what `addObserver(forName:)` returned.
    @preconcurrency @MainActor public func removeObserver<Observer: AnyObject>(
        _ observer: Observer
    ) {
        NotificationObservers.current.remove(observer, in: self)
        removeObserver(observer as Any)
    }

    /// Removes the calls of the observer's methods for the notification and object; `nil` is for
    /// any.
    @preconcurrency @MainActor public func removeObserver<Observer: AnyObject>(
        _ observer: Observer, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        NotificationObservers.current.remove(observer, aName, anObject, in: self)
        removeObserver(observer as Any, name: aName, object: anObject)
    }
}
