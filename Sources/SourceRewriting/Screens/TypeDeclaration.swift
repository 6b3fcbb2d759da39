import SwiftSyntax

/// A type that a module declares, with what creating a value of it requires.
struct TypeDeclaration: Sendable {
    enum Kind: Sendable { case classType, structType, enumType, protocolType, alias }

    var kind: Kind
    var superclass: String?
    /// The names after the colon.
    var inherited: [String] = []
    var isGeneric = false
    /// Whether only its own file, or nothing on iOS, can use it.
    var isHidden = false
    var isPublic = false
    var path = ""
    var line = 1
    var properties: [Property] = []
    var initializers: [Initializer] = []
    var cases: [Initializer] = []
    /// The type that an alias stands for.
    var target: TypeSyntax?
    /// Whether the body names the bar or the controller of a navigation stack.
    var usesNavigation = false

    /// A stored property.
    struct Property: Sendable {
        let name: String
        let type: TypeSyntax?
        let hasValue: Bool
        let isConstant: Bool
        let isPrivate: Bool
        /// Whether other code sets it after the object is created: `var item: Item!`.
        let isSetLater: Bool
    }

    /// An initializer, or a case of an enumeration.
    struct Initializer: Sendable {
        var name = "init"
        var parameters: [Parameter] = []
        var isConvenience = false
        var isPrivate = false
        var isFailable = false
        /// Whether it throws, is asynchronous, or is generic.
        var isSpecial = false

        /// Whether it reads an archive or a document.
        var isOfCoder: Bool { parameters.first?.label == "coder" }
    }

    struct Parameter: Sendable {
        /// The label, or `nil` for none.
        let label: String?
        let name: String
        let type: TypeSyntax
        let hasDefault: Bool
    }

    /// The initializers without those that an archive or a document calls.
    var callable: [Initializer] {
        initializers.filter { !$0.isPrivate && !$0.isSpecial && !$0.isOfCoder }
    }

    /// Whether it declares an initializer that isn't a convenience.
    var hasDesignated: Bool { initializers.contains { !$0.isConvenience } }
}

/// What extensions add to a type.
struct TypeExtension: Sendable {
    var inherited: [String] = []
    var initializers: [TypeDeclaration.Initializer] = []

    func merged(_ other: TypeExtension) -> TypeExtension {
        TypeExtension(
            inherited: inherited + other.inherited,
            initializers: initializers + other.initializers)
    }
}

/// The types of modules, by their qualified names.
public struct DeclaredTypes: Sendable {
    private(set) var all: [String: TypeDeclaration] = [:]

    /// Finds the types of a module.
    public init(of module: ModuleSources) {
        let conditions = CompilationConditions(module, .iOS)
        var extensions: [String: TypeExtension] = [:]
        for source in module.files {
            let file = ParsedFile(source)
            let builder = DeclaredTypesBuilder(file, conditions)
            builder.walk(file.tree)
            all.merge(builder.types) { $0.merged($1) }
            extensions.merge(builder.extensions) { $0.merged($1) }
        }
        for (name, added) in extensions {
            all[name]?.initializers += added.initializers
            all[name]?.inherited += added.inherited
        }
    }

    /// Returns the types with those that other modules export.
    func importing(_ dependencies: [DeclaredTypes]) -> DeclaredTypes {
        var types = self
        for dependency in dependencies {
            types.all.merge(dependency.all.filter(\.value.isPublic)) { own, _ in own }
        }
        return types
    }

    /// Returns the type with a name in code, from the innermost scope outward.
    func named(_ name: String, in scope: String = "") -> (name: String, type: TypeDeclaration)? {
        var parts = scope.split(separator: ".").map(String.init)
        while true {
            let full = (parts + [name]).joined(separator: ".")
            if let type = all[full] { return (full, type) }
            guard !parts.isEmpty else { return nil }
            parts.removeLast()
        }
    }

    /// Returns the superclasses that the modules declare, the nearest first, and the name of the first one that they
    /// don't.
    func superclasses(of name: String) -> (own: [TypeDeclaration], last: String?) {
        var own: [TypeDeclaration] = []
        var known: Set<String> = [name]
        var next = all[name]?.superclass
        while let superclass = next, let found = named(superclass, in: name),
            known.insert(found.name).inserted, found.type.kind == .classType
        {
            own.append(found.type)
            next = found.type.superclass
        }
        return (own, next)
    }
}

extension TypeDeclaration {
    /// The type with what another declaration with the same name adds.
    fileprivate func merged(_ other: TypeDeclaration) -> TypeDeclaration {
        var merged = self
        merged.initializers += other.initializers
        return merged
    }
}
