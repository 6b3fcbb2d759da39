import Foundation
import ObjectiveCRuntime

/// The optional methods of delegates and data sources that a class table contains by their names in
/// Objective-C.
///
/// The default implementations of UIKit's protocols look here, because on iOS a method counts by its name,
/// such as `@objc func tableView(_:didSelectRowAtIndexPath:)` (Documentation/Adopting.md 2).
@MainActor enum NamedMethod {
    /// Calls a method.
    ///
    /// - Returns: Its result, or `nil` if the object has no such method or the result has another type.
    static func value<Result>(
        _ name: String, of object: AnyObject, _ arguments: Any?...
    ) -> Result? {
        guard let result = call(Selector(name), of: object, arguments) else { return nil }
        return result as? Result
            ?? (result as? any ReferenceBridged)?.bridgedValue as? Result
    }

    /// Calls a method whose result can be `nil`.
    ///
    /// - Returns: Its result, or the value of `otherwise` if the object has no such method.
    static func value<Result>(
        _ name: String, of object: AnyObject, _ arguments: Any?..., otherwise: Result?
    ) -> Result? {
        let selector = Selector(name)
        guard selector.isMethod(of: target(of: object)) else { return otherwise }
        let result = call(selector, of: object, arguments)
        return result as? Result ?? (result as? any ReferenceBridged)?.bridgedValue as? Result
    }

    /// Calls a method if the object has it.
    static func call(_ name: String, of object: AnyObject, _ arguments: Any?...) {
        _ = call(Selector(name), of: object, arguments)
    }

    private static func call(
        _ selector: Selector, of object: AnyObject, _ arguments: [Any?]
    ) -> Any? {
        let target = target(of: object)
        guard selector.isMethod(of: target) else { return nil }
        return selector.call(on: target, arguments: arguments)
    }

    /// The object whose methods a delegate calls: that of a ``NamedDelegate``, or the delegate itself.
    static func target(of delegate: AnyObject) -> AnyObject {
        (delegate as? NamedDelegate)?.object ?? delegate
    }
}

/// A class of Foundation whose values have a type of their own in Swift.
private protocol ReferenceBridged {
    var bridgedValue: Any { get }
}

extension NSIndexPath: ReferenceBridged {
    fileprivate var bridgedValue: Any { self as IndexPath }
}
