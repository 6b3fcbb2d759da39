import Foundation
import UIKit

/// The outlets, actions, and attributes of a class, by the names that documents use for them.
@preconcurrency @MainActor public struct DocumentConnections<Object: AnyObject> {
    var table = ClassTable<Object>()

    init() {}

    /// Registers an outlet: `@IBOutlet var title: UILabel!`, weak or strong.
    public mutating func outlet<Value>(
        _ name: String, _ path: ReferenceWritableKeyPath<Object, Value?>
    ) {
        table.property(name, path)
    }

    /// Registers an outlet collection: `@IBOutlet var buttons: [UIButton]!`, in the document's
    /// order.
    public mutating func outlets<Value>(
        _ name: String, _ path: ReferenceWritableKeyPath<Object, [Value]?>
    ) {
        table.property(name, path)
    }

    /// Registers an outlet collection that isn't optional.
    public mutating func outlets<Value>(
        _ name: String, _ path: ReferenceWritableKeyPath<Object, [Value]>
    ) {
        table.property(name, path)
    }

    /// Registers an action without a sender, by the selector in the document: "logIn".
    public mutating func action(
        _ selector: String, _ method: @escaping @MainActor (Object) -> @MainActor () -> Void
    ) {
        table.method(Selector(selector, method))
    }

    /// Registers an action with its sender, by the selector in the document: "logIn:".
    public mutating func action<Sender>(
        _ selector: String, _ method: @escaping @MainActor (Object) -> @MainActor (Sender) -> Void
    ) {
        table.method(Selector(selector, method))
    }

    /// Registers a segue action, by the selector in the document: "makeDetailWithCoder:".
    ///
    /// In UIKit, the method is declared as
    /// `@IBSegueAction func makeDetail(coder: NSCoder) -> UIViewController?`.
    public mutating func segueAction<Controller: UIViewController>(
        _ selector: String,
        _ method: @escaping @MainActor (Object) -> @MainActor (NSCoder) -> Controller?
    ) {
        table.method(Selector(selector, method))
    }

    /// Registers a segue action with its sender and the segue's identifier.
    public mutating func segueAction<Controller: UIViewController>(
        _ selector: String,
        _ method:
            @escaping @MainActor (Object) -> @MainActor (NSCoder, Any?, String?) -> Controller?
    ) {
        table.method(Selector(selector, method))
    }

    /// Registers a user-defined runtime attribute: `@IBInspectable var radius: CGFloat`. The
    /// property's type can be a number, Boolean, string, color, image, point, size, or rectangle.
    public mutating func attribute<Value>(
        _ keyPath: String, _ path: ReferenceWritableKeyPath<Object, Value>
    ) {
        table.property(keyPath, path)
    }
}
