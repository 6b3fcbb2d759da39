import Foundation
import UIKit

/// The classes by which documents name views and controllers of an application's own.
///
/// Linux has no key-value coding and finds no class by its name, so that an application says which
/// classes it has and how their outlets, actions and attributes are reached:
///
///     DocumentClasses.register(LoginViewController.self) { login in
///         login.outlet("nameField", \.nameField)
///         login.action("logIn:", LoginViewController.logIn)
///     }
///
/// What a document names that isn't registered becomes the class that Interface Builder shows.
@preconcurrency @MainActor public enum DocumentClasses {
    private static var known: [String: RegisteredClass] = [:]
    /// In the order of their registration.
    private static var order: [RegisteredClass] = []

    /// Registers the class of a view or controller.
    ///
    /// - Parameters:
    ///   - name: The name in the document's `customClass`; `nil` for the type's own.
    ///   - make: Creates an instance, or `nil` to call `init(coder:)` as UIKit does. A table or a
    ///     button of a certain style needs one.
    ///   - connect: Names the outlets, actions, and attributes.
    // Constrained by a protocol, not by UIView: the closures' types then mention `AnyObject`, and
    // not the layout of a superclass, which Swift 6.3's optimizer reads differently in another
    // module ("SILFunction type mismatch").
    public static func register<Object: DocumentObject>(
        _ type: Object.Type, named name: String? = nil, make: (@MainActor () -> Object?)? = nil,
        connect: (inout DocumentConnections<Object>) -> Void
    ) {
        var connections = DocumentConnections<Object>()
        connect(&connections)
        let registered = RegisteredClass(
            type: type,
            make: { make != nil ? make?() : Object(coder: DocumentCoder($0)) },
            isClass: { $0 is Object }, connections: connections.erased)
        known[name ?? String(describing: type)] = registered
        order.append(registered)
    }

    /// Makes a segue's class known, for `customClass` of segues.
    public static func register<Segue: UIStoryboardSegue>(
        segue type: Segue.Type, named name: String? = nil,
        make: @escaping @MainActor (String?, UIViewController, UIViewController) -> Segue
    ) {
        segues[name ?? String(describing: type)] = make
    }

    /// A segue of the class that the element names; nil where it names none that is known.
    static func segue(
        of segue: SegueElement, from source: UIViewController, to destination: UIViewController
    ) -> UIStoryboardSegue? {
        segue.element["customClass"].flatMap { segues[$0] }?(
            segue.identifier, source, destination)
    }

    private static var segues:
        [String: @MainActor (String?, UIViewController, UIViewController) -> UIStoryboardSegue] =
            [:]

    /// An instance of the class that the element names.
    static func instance<Kind: UIResponder>(of element: Element, as kind: Kind.Type) -> Kind? {
        guard let name = element["customClass"] else { return nil }
        return known[name]?.make(element) as? Kind
    }

    /// How the object's own class is connected, or one above it; the last registration counts.
    static func connections(of object: AnyObject) -> ErasedConnections? {
        let found =
            order.last { $0.type == type(of: object) } ?? order.last { $0.isClass(object) }
        return found?.connections
    }

    /// As before the first registration.
    static func forgetAll() { (known, order, segues) = ([:], [], [:]) }

    /// Whether the application has registered any class, but not the one that the element names.
    static func misses(_ element: Element) -> Bool {
        guard !known.isEmpty, let name = element["customClass"] else { return false }
        return known[name] == nil
    }

    static func isRegistered(_ object: AnyObject) -> Bool { connections(of: object) != nil }
}

/// An object of which a document can name the class: a view or a controller.
@preconcurrency @MainActor public protocol DocumentObject: AnyObject {
    init?(coder: NSCoder)
}

extension UIView: DocumentObject {}

extension UIViewController: DocumentObject {}

/// A class that an application has registered.
@MainActor struct RegisteredClass {
    let type: AnyClass
    let make: @MainActor (Element) -> AnyObject?
    /// Whether an object is of the class or one below it.
    let isClass: @MainActor (AnyObject) -> Bool
    let connections: ErasedConnections
}
