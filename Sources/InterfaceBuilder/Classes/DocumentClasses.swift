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

    /// Makes a view's class known.
    ///
    /// - Parameters:
    ///   - name: as the document writes `customClass`; the type's own without it.
    ///   - make: makes an instance; `init(coder:)`, as UIKit would, without it. A table or a button
    ///     of a certain style needs one.
    ///   - connect: notes the outlets, actions and attributes.
    // Other modules call it unspecialized: the optimizer of Swift 6.3 crashes where it reads the
    // body in them, because the closures' types mention a class that `Object` bounds.
    @_semantics("optimize.no.crossmodule")
    public static func register<Object: UIView>(
        _ type: Object.Type, named name: String? = nil, make: (@MainActor () -> Object?)? = nil,
        connect: (inout DocumentConnections<Object>) -> Void
    ) {
        add(
            type, name, { make != nil ? make?() : Object(coder: DocumentCoder($0)) }, connect)
    }

    /// Makes a controller's class known; the parameters are those of a view's.
    @_semantics("optimize.no.crossmodule")
    public static func register<Object: UIViewController>(
        _ type: Object.Type, named name: String? = nil, make: (@MainActor () -> Object?)? = nil,
        connect: (inout DocumentConnections<Object>) -> Void
    ) {
        add(
            type, name, { make != nil ? make?() : Object(coder: DocumentCoder($0)) }, connect)
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

    private static func add<Object: UIResponder>(
        _ type: Object.Type, _ name: String?, _ make: @escaping @MainActor (Element) -> Object?,
        _ connect: (inout DocumentConnections<Object>) -> Void
    ) {
        var connections = DocumentConnections<Object>()
        connect(&connections)
        let registered = RegisteredClass(
            type: type, make: make, isClass: { $0 is Object }, connections: connections.erased)
        known[name ?? String(describing: type)] = registered
        order.append(registered)
    }

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

/// A class that an application has registered.
@MainActor struct RegisteredClass {
    let type: AnyClass
    let make: @MainActor (Element) -> UIResponder?
    /// Whether an object is of the class or one below it.
    let isClass: @MainActor (AnyObject) -> Bool
    let connections: ErasedConnections
}
