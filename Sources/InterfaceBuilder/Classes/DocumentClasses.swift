import Foundation
import UIKit

/// The registered classes that documents name for an app's own views and controllers.
///
/// Linux has no key-value coding and can't find a class by its name. Therefore an app registers its
/// classes, and how to access their outlets, actions, and attributes:
///
/// ```swift
/// DocumentClasses.register(LoginViewController.self) { login in
///     login.outlet("nameField", \.nameField)  // @IBOutlet var nameField: UITextField!
///     login.action("logIn:", LoginViewController.logIn)  // by the document's selector
/// }
/// ```
///
/// An object whose class isn't registered has the class that Interface Builder shows.
@preconcurrency @MainActor public enum DocumentClasses {
    private static var registered: RegisteredClasses {
        get { SimulatedDocuments.current.classes }
        set { SimulatedDocuments.current.classes = newValue }
    }

    /// Registers the class of a view or controller.
    ///
    /// - Parameters:
    ///   - name: The name in the document's `customClass`, or `nil` for the type's name.
    ///   - make: Creates an instance, or `nil` to call `init(coder:)` as UIKit does. A table or a
    ///     button with a certain style requires one.
    ///   - connect: Registers the outlets, actions, and attributes.
    // The constraint is a protocol instead of `UIView`, so that the closures' types mention
    // `AnyObject` instead of the layout of a superclass, which Swift 6.3's optimizer interprets
    // differently in another module ("SILFunction type mismatch").
    public static func register<Object: DocumentObject>(
        _ type: Object.Type, named name: String? = nil, make: (@MainActor () -> Object?)? = nil,
        connect: (inout DocumentConnections<Object>) -> Void
    ) {
        var connections = DocumentConnections<Object>()
        connect(&connections)
        let new = RegisteredClass(
            type: type,
            make: { make != nil ? make?() : Object(coder: DocumentCoder($0)) },
            isClass: { $0 is Object }, connections: connections.erased)
        registered.named[name ?? String(describing: type)] = new
        registered.order.append(new)
    }

    /// Registers the class of a segue, for the `customClass` of segues.
    public static func register<Segue: UIStoryboardSegue>(
        segue type: Segue.Type, named name: String? = nil,
        make: @escaping @MainActor (String?, UIViewController, UIViewController) -> Segue
    ) {
        registered.segues[name ?? String(describing: type)] = make
    }

    /// Returns a segue of the class that the element names, or `nil` if it names no registered
    /// class.
    static func segue(
        of segue: SegueElement, from source: UIViewController, to destination: UIViewController
    ) -> UIStoryboardSegue? {
        segue.element["customClass"].flatMap { registered.segues[$0] }?(
            segue.identifier, source, destination)
    }

    /// Returns an instance of the class that the element names.
    static func instance<Kind: UIResponder>(of element: Element, as kind: Kind.Type) -> Kind? {
        guard let name = element["customClass"] else { return nil }
        return registered.named[name]?.make(element) as? Kind
    }

    /// Returns the connections of the object's class or one of its superclasses. The last
    /// registration counts.
    static func connections(of object: AnyObject) -> ErasedConnections? {
        let order = registered.order
        let found =
            order.last { $0.type == type(of: object) } ?? order.last { $0.isClass(object) }
        return found?.connections
    }

    /// Removes all registrations.
    static func forgetAll() { registered = RegisteredClasses() }

    /// Whether the element names a class that isn't registered, although the app has registered
    /// others.
    static func misses(_ element: Element) -> Bool {
        let known = registered.named
        guard !known.isEmpty, let name = element["customClass"] else { return false }
        return known[name] == nil
    }

    static func isRegistered(_ object: AnyObject) -> Bool { connections(of: object) != nil }
}

/// An object whose class a document can name: a view or a controller.
@preconcurrency @MainActor public protocol DocumentObject: AnyObject {
    init?(coder: NSCoder)
}

extension UIView: DocumentObject {}

extension UIViewController: DocumentObject {}

/// The classes that an app has registered.
@MainActor struct RegisteredClasses {
    typealias SegueMaker =
        @MainActor (String?, UIViewController, UIViewController) ->
        UIStoryboardSegue

    /// The classes of views and controllers by name.
    var named: [String: RegisteredClass] = [:]
    /// The classes of views and controllers in the order of their registration.
    var order: [RegisteredClass] = []
    /// The functions that create segues, by the name of the class.
    var segues: [String: SegueMaker] = [:]
}

/// A class that an app has registered.
@MainActor struct RegisteredClass {
    let type: AnyClass
    let make: @MainActor (Element) -> AnyObject?
    /// Whether an object is an instance of the class or of a subclass.
    let isClass: @MainActor (AnyObject) -> Bool
    let connections: ErasedConnections
}
