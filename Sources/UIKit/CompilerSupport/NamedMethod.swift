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
    /// - Returns: Its result, `nil` if that has another type, or the value of `otherwise` if the object has no
    ///   such method.
    static func value<Result>(
        _ name: String, of object: AnyObject, _ arguments: Any?..., otherwise: Result? = nil
    ) -> Result? {
        let (selector, target) = (Selector(name), target(of: object))
        guard selector.isMethod(of: target) else { return otherwise }
        let result = selector.call(on: target, arguments: arguments)
        return result as? Result ?? (result as? any ReferenceBridged)?.bridgedValue as? Result
    }

    /// Calls a method if the object has it.
    static func call(_ name: String, of object: AnyObject, _ arguments: Any?...) {
        let (selector, target) = (Selector(name), target(of: object))
        guard selector.isMethod(of: target) else { return }
        _ = selector.call(on: target, arguments: arguments)
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
