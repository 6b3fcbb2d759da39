import ContactSheetDiagnostics
import Foundation

/// Methods by name, for classes with a table (`ClassTable`).
extension NSObjectProtocol {
    /// Returns whether the object's class table, or that of a superclass, has the method.
    public func responds(to aSelector: Selector!) -> Bool {
        guard let aSelector else { return false }
        return onMainActor { aSelector.isMethod(of: self) }
    }

    /// Calls the method without arguments.
    @discardableResult public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        call(aSelector, [])
    }

    /// Calls the method with one argument.
    @discardableResult public func perform(
        _ aSelector: Selector!, with object: Any!
    ) -> Unmanaged<AnyObject>! {
        call(aSelector, [object])
    }

    /// Calls the method with two arguments.
    @discardableResult public func perform(
        _ aSelector: Selector!, with object1: Any!, with object2: Any!
    ) -> Unmanaged<AnyObject>! {
        call(aSelector, [object1, object2])
    }

    private func call(
        _ selector: Selector?, _ arguments: [Any?]
    ) -> Unmanaged<AnyObject>! {
        guard let selector else { return nil }
        let result = onMainActor { selector.call(on: self, arguments: arguments) }
        guard let result, !(result is Void) else { return nil }
        // The caller doesn't release the result, which lives as long as its other owners keep it.
        return Unmanaged.passUnretained(result as AnyObject)
    }
}
