/// The types of a module and of the modules that it depends on, by their qualified names.
public struct SourceIndex: Sendable {
    var types: [String: TypeRecord] = [:]
    /// The optional requirements of protocols, such as `pager(_:didShow:)` or `title`.
    var optionalRequirements: [String: OptionalRequirement] = [:]
    /// The protocols of the optional methods.
    var requirementProtocols: [String: String] = [:]

    public init() {}

    /// Adds the declarations of a module that this one depends on.
    mutating func add(_ other: SourceIndex) {
        types.merge(other.types) { own, _ in own }
        optionalRequirements.merge(other.optionalRequirements) { own, _ in own }
        requirementProtocols.merge(other.requirementProtocols) { own, _ in own }
    }

    /// Returns the qualified name of a type that code names, from the innermost scope outward.
    func resolve(_ name: String, in scope: [String] = []) -> String? {
        for count in stride(from: scope.count, through: 0, by: -1) {
            let qualified = (scope.prefix(count) + [name]).joined(separator: ".")
            if types[qualified] != nil { return qualified }
        }
        return nil
    }

    /// Returns the classes from a class up to the last one whose source is known.
    func classAndSuperclasses(of name: String) -> [String] {
        var chain: [String] = []
        var next: String? = name
        while let name = next, let record = types[name], !chain.contains(name) {
            chain.append(name)
            let scope = name.split(separator: ".").dropLast().map(String.init)
            next = record.superclass.flatMap { resolve($0, in: scope) }
        }
        return chain
    }

    /// Returns the methods with a base name that a class declares or inherits, or `nil` if the
    /// sources contain none.
    func methods(of type: String, named base: String) -> [MethodRecord]? {
        for name in classAndSuperclasses(of: type) {
            if let found = types[name]?.methods[base] { return found }
        }
        return nil
    }

    /// Whether a class declares or inherits a property with the type `AnyObject`.
    func isUntyped(_ property: String, of type: String) -> Bool {
        classAndSuperclasses(of: type).contains {
            types[$0]?.untypedProperties.contains(property) ?? false
        }
    }

    /// Whether the class is a subclass of `NSObject`, without a framework's class between them, and
    /// has the initializer `init()`.
    func hasPlainInitializer(_ type: String) -> Bool {
        for name in classAndSuperclasses(of: type) {
            guard let record = types[name], !record.isGeneric else { return false }
            switch record.initializers {
            case .inherited: continue
            case .plain: return isObject(name)
            case .privatePlain: return name == type && isObject(name)
            case .others: return false
            }
        }
        return isObject(type)
    }

    private func isObject(_ type: String) -> Bool {
        classAndSuperclasses(of: type).last.flatMap { types[$0]?.superclass } == "NSObject"
    }

    /// Whether a subclass in the sources overrides a member of a class.
    func isOverridden(_ member: String, of type: String) -> Bool {
        overriders[member]?.contains { classAndSuperclasses(of: $0).dropFirst().contains(type) }
            ?? false
    }

    /// The classes that override a member, by the member's name.
    var overriders: [String: [String]] = [:]
}

/// What is known about a type.
struct TypeRecord: Sendable {
    enum Kind: Sendable { case classType, valueType, protocolType, unknown }

    var kind = Kind.unknown
    var superclass: String?
    var isGeneric = false
    /// The index of the module's file that declares the type, or `nil` if another module declares it.
    var file: Int?
    var methods: [String: [MethodRecord]] = [:]
    var initializers = Initializers.inherited
    var isStructure = false
    /// The types that a protocol's inheritance clause names.
    var protocolBounds: [String] = []
    /// The first case of an enum, or `nil` if it has associated values.
    var firstCase: String?
    var hasCases = false
    /// Whether a stored property has no initial value.
    var needsArguments = false
    /// The names of properties with the type `AnyObject`.
    var untypedProperties: Set<String> = []
    /// The statements of class tables for members of a generic class, which its subclasses register,
    /// with `$` for the subclass.
    var entries: [String] = []
}

/// The initializers that a class declares.
enum Initializers: Sendable {
    /// None, or only convenience initializers with arguments.
    case inherited
    /// An `init()`, and maybe others.
    case plain
    /// An `init()` that only the class and its extensions can call.
    case privatePlain
    /// Designated ones with arguments, so that `init()` isn't inherited.
    case others
}

/// A method of a type.
struct MethodRecord: Sendable, Hashable {
    let name: MethodName
    /// The selector that `@objc(name:)` specifies.
    let explicitSelector: String?
    let parameterTypes: [String]
    let returnType: String
    let isStatic: Bool

    var selector: String { explicitSelector ?? name.selector }
}

/// An optional requirement of a protocol.
enum OptionalRequirement: Sendable, Hashable {
    /// A method without a result, a method with an optional result, or a property with an optional
    /// type, whose default is nothing or `nil`.
    case hasDefault
    /// A method or property with another type, which has no value if it isn't implemented.
    case hasNone
}
