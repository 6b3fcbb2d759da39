import Foundation
import UIKit

/// The registered classes that documents name for an app's own views and controllers.
///
/// Linux has no key-value coding and can't find a class by its name. Therefore an app registers its
/// classes, and how to access their outlets, actions, and attributes. They become part of the class
/// tables (`ClassTable`):
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
        if let make { connections.table.initializer(coder: { _ in make() }) }
        ClassTables.current.register(
            type, named: name ?? String(describing: type), in: nil, connections.table.entry)
    }

    /// Registers the class of a segue, for the `customClass` of segues.
    public static func register<Segue: UIStoryboardSegue>(
        segue type: Segue.Type, named name: String? = nil,
        make: @escaping @MainActor (String?, UIViewController, UIViewController) -> Segue
    ) {
        var table = ClassTable<Segue>()
        table.initializer(segue: make)
        ClassTables.current.register(
            type, named: name ?? String(describing: type), in: nil, table.entry)
    }

    /// Returns a segue of the class that the element names, or `nil` if it names no registered
    /// class.
    static func segue(
        of segue: SegueElement, from source: UIViewController, to destination: UIViewController
    ) -> UIStoryboardSegue? {
        type(of: segue.element).flatMap {
            ClassTables.current.segue(of: $0, segue.identifier, source, destination)
        }
    }

    /// Returns an instance of the class that the element names: by its registered initializer with
    /// a coder, by `init(coder:)`, or by another registered initializer.
    static func instance<Kind: AnyObject>(of element: Element, as kind: Kind.Type) -> Kind? {
        guard let type = type(of: element), !ReplacedClasses.include(kind) else { return nil }
        let (tables, coder) = (ClassTables.current, DocumentCoder(element))
        if tables.hasCoderInitializer(type) {
            return tables.instance(of: type, coder: coder) as? Kind
        }
        let decoded = (type as? any DocumentObject.Type)?.init(coder: coder)
        return decoded as? Kind ?? tables.instance(of: type) as? Kind
    }

    /// Removes all registrations.
    static func forgetAll() { ClassTables.current.removeAll() }

    /// Whether the element names a class that isn't registered, although the app has registered
    /// others.
    static func misses(_ element: Element) -> Bool {
        !ClassTables.current.isEmpty && element["customClass"] != nil && type(of: element) == nil
            && !StandardClasses.include(element)
    }

    static func isRegistered(_ object: AnyObject) -> Bool {
        ClassTables.current.isRegistered(Swift.type(of: object))
    }

    /// Returns the class that the element names, if it is registered, or one of UIKit's or another
    /// framework's.
    private static func type(of element: Element) -> AnyClass? {
        guard let name = element["customClass"] else { return nil }
        return ClassTables.current.type(named: name, in: element["customModule"])
            ?? StandardClasses.type(of: element) ?? FrameworkViews.type(named: name)
    }
}

/// An object whose class a document can name and that is created with a coder: a view, a controller,
/// a layout, or a bar item.
@preconcurrency @MainActor public protocol DocumentObject: AnyObject {
    init?(coder: NSCoder)
}

extension UIView: DocumentObject {}

extension UIViewController: DocumentObject {}

extension UICollectionViewLayout: DocumentObject {}

extension UIBarItem: DocumentObject {}
