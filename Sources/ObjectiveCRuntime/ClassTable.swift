import Foundation

/// What the Objective-C runtime knows about a class: its name, methods, properties, and
/// initializers.
///
/// Interface Builder documents, nil-targeted actions, and key-value coding find members by name.
/// On Linux, an application registers them before its first preview:
///
/// ```swift
/// ClassTable.register(Login.self, named: "Login", in: "Accounts") { table in
///     table.method(Selector("logIn:", Login.logIn(_:)))     // @IBAction, @objc
///     table.property("nameField", \Login.nameField)         // @IBOutlet, @IBInspectable
///     table.segueAction("makeDetailWithCoder:", Login.makeDetail(coder:))
/// }
/// ```
///
/// A subclass has the members of its superclasses' tables. The order of registrations doesn't
/// matter. If a class is registered several times, its tables are combined; for the same member,
/// the last one counts.
@preconcurrency @MainActor public struct ClassTable<Object> {
    package var entry = ClassEntry()

    package init() {}

    /// Registers a class.
    ///
    /// - Parameters:
    ///   - type: The class.
    ///   - name: The name in documents, without the module, or `nil` for the type's name.
    ///   - module: The module that documents name, or `nil` for any.
    ///   - fill: Adds the members.
    public static func register(
        _ type: Object.Type, named name: String? = nil, in module: String? = nil,
        _ fill: (inout ClassTable<Object>) -> Void = { _ in }
    ) where Object: AnyObject {
        var table = ClassTable()
        fill(&table)
        table.entry.isComplete = true
        ClassTables.current.register(
            type, named: name ?? String(describing: type), in: module, table.entry)
    }

    // MARK: Members

    /// Adds a method that was created with its reference: `Selector("logIn:", Login.logIn(_:))`.
    public mutating func method(_ selector: Selector) {
        entry.methods[selector.name] = selector.method
    }

    /// Adds a property that can be set: an outlet, a collection of outlets, or an inspectable
    /// property.
    public mutating func property<Value>(
        _ name: String, _ path: ReferenceWritableKeyPath<Object, Value>
    ) {
        entry.properties[name] = RegisteredProperty(
            get: { ($0 as? Object).map { $0[keyPath: path] } },
            set: { object, value in
                guard let object = object as? Object,
                    let value = KeyValueConversion.value(value, as: Value.self)
                else { return false }
                object[keyPath: path] = value
                return true
            })
    }

    /// Adds a property that can only be read.
    public mutating func property<Value>(_ name: String, _ path: KeyPath<Object, Value>) {
        entry.properties[name] = RegisteredProperty(
            get: { ($0 as? Object).map { $0[keyPath: path] } }, set: nil)
    }

    // MARK: Initializers

    /// Adds an initializer without arguments. Views and controllers don't need one for documents,
    /// which call `init(coder:)`.
    public mutating func initializer(_ make: @escaping @MainActor () -> Object?) {
        entry.make = { make().map { $0 as AnyObject } }
    }

    /// Adds an initializer that documents call instead of the class's `init(coder:)`.
    public mutating func initializer(coder make: @escaping @MainActor (NSCoder) -> Object?) {
        entry.makeFromCoder = { make($0).map { $0 as AnyObject } }
    }

    // MARK: Segue actions

    /// Adds a segue action with a coder: `makeDetailWithCoder:`.
    public mutating func segueAction<Result>(
        _ name: String,
        _ method: @escaping @MainActor (Object) -> @MainActor (NSCoder) -> Result
    ) {
        self.method(Selector(name, method))
    }

    /// Adds a segue action with a coder and a sender: `makeDetailWithCoder:sender:`.
    public mutating func segueAction<Sender, Result>(
        _ name: String,
        _ method: @escaping @MainActor (Object) -> @MainActor (NSCoder, Sender) -> Result
    ) {
        self.method(Selector(name, method))
    }

    /// Adds a segue action with a coder, a sender, and the segue's identifier:
    /// `makeDetailWithCoder:sender:segueIdentifier:`.
    public mutating func segueAction<Sender, Result>(
        _ name: String,
        _ method:
            @escaping @MainActor (Object) -> @MainActor (NSCoder, Sender, String?) -> Result
    ) {
        self.method(Selector(name, method))
    }
}
