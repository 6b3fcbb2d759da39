import Foundation

extension ClassTable where Object == AnyObject {
    /// Returns the registered class with the name, which can begin with the module and a period.
    public static func type(named name: String) -> AnyClass? {
        ClassTables.current.type(named: name)
    }

    /// Returns an instance of the class by its registered initializer, for code that calls
    /// `init()` on a metatype.
    public static func instance<Kind: AnyObject>(of type: Kind.Type) -> Kind? {
        ClassTables.current.instance(of: type) as? Kind
    }
}
