import Foundation
import UIKit

/// The outlets, actions, and attributes of a class, by the names that documents use for them.
@preconcurrency @MainActor public struct DocumentConnections<Object: AnyObject> {
    private(set) var erased = ErasedConnections()

    init() {}

    /// Registers an outlet: `@IBOutlet var title: UILabel!`, weak or strong.
    public mutating func outlet<Value>(
        _ name: String, _ path: ReferenceWritableKeyPath<Object, Value?>
    ) {
        erased.outlets[name] = { object, value in
            guard let object = object as? Object, let value = value as? Value else { return false }
            object[keyPath: path] = value
            return true
        }
    }

    /// Registers an outlet collection: `@IBOutlet var buttons: [UIButton]!`, in the document's
    /// order.
    public mutating func outlets<Value>(
        _ name: String, _ path: ReferenceWritableKeyPath<Object, [Value]?>
    ) {
        collect(name) { object, value in
            object[keyPath: path] = (object[keyPath: path] ?? []) + [value]
        }
    }

    /// Registers an outlet collection that isn't optional.
    public mutating func outlets<Value>(
        _ name: String, _ path: ReferenceWritableKeyPath<Object, [Value]>
    ) {
        collect(name) { $0[keyPath: path].append($1) }
    }

    private mutating func collect<Value>(
        _ name: String, _ append: @escaping @MainActor (Object, Value) -> Void
    ) {
        erased.outlets[name] = { object, value in
            guard let object = object as? Object, let value = value as? Value else { return false }
            append(object, value)
            return true
        }
    }

    /// Registers an action without a sender, by the selector in the document: "logIn".
    public mutating func action(
        _ selector: String, _ method: @escaping @MainActor (Object) -> @MainActor () -> Void
    ) {
        erased.actions[selector] = { object, _ in
            if let object = object as? Object { method(object)() }
        }
    }

    /// Registers an action with its sender, by the selector in the document: "logIn:".
    public mutating func action<Sender>(
        _ selector: String, _ method: @escaping @MainActor (Object) -> @MainActor (Sender) -> Void
    ) {
        erased.actions[selector] = { object, sender in
            guard let object = object as? Object, let sender = sender as? Sender else { return }
            method(object)(sender)
        }
    }

    /// Registers a segue action, by the selector in the document: "makeDetailWithCoder:".
    ///
    /// In UIKit, the method is declared as
    /// `@IBSegueAction func makeDetail(coder: NSCoder) -> UIViewController?`.
    public mutating func segueAction<Controller: UIViewController>(
        _ selector: String,
        _ method: @escaping @MainActor (Object) -> @MainActor (NSCoder) -> Controller?
    ) {
        erased.creators[selector] = { object, coder, _, _ in
            (object as? Object).flatMap { method($0)(coder) }
        }
    }

    /// Registers a segue action with its sender and the segue's identifier.
    public mutating func segueAction<Controller: UIViewController>(
        _ selector: String,
        _ method:
            @escaping @MainActor (Object) -> @MainActor (NSCoder, Any?, String?) -> Controller?
    ) {
        erased.creators[selector] = { object, coder, sender, identifier in
            (object as? Object).flatMap { method($0)(coder, sender, identifier) }
        }
    }

    /// Registers a user-defined runtime attribute: `@IBInspectable var radius: CGFloat`. The
    /// property's type can be a number, Boolean, string, color, image, point, size, or rectangle.
    public mutating func attribute<Value>(
        _ keyPath: String, _ path: ReferenceWritableKeyPath<Object, Value>
    ) {
        erased.attributes[keyPath] = { object, value in
            guard let object = object as? Object, let value = value.fitting(Value.self) else {
                return false
            }
            object[keyPath: path] = value
            return true
        }
    }
}

/// The type-erased connections of a class. Closures for outlets and attributes return whether the
/// value has the right type.
@MainActor struct ErasedConnections {
    var outlets: [String: @MainActor (AnyObject, AnyObject) -> Bool] = [:]
    var actions: [String: @MainActor (AnyObject, AnyObject) -> Void] = [:]
    var attributes: [String: @MainActor (AnyObject, RuntimeValue) -> Bool] = [:]
    var creators: [String: @MainActor (AnyObject, NSCoder, Any?, String?) -> UIViewController?] =
        [:]
}
