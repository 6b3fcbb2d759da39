import ContactSheetDiagnostics
import Foundation

/// The registered classes in a simulation; previews inherit those that the application registers.
@MainActor package final class ClassTables: SimulationPart {
    package static var current: ClassTables {
        let tables = Simulation.current.part(ClassTables.self)
        tables.registerLinkedClasses()
        return tables
    }

    private var entries: [ObjectIdentifier: ClassEntry] = [:]
    /// The classes by their names without modules, each with the module, if it was stated.
    private var named: [String: [(module: String?, type: AnyClass)]] = [:]
    /// Whether the classes that modules declare are registered.
    private var hasLinkedClasses = false

    package init(inheriting outer: ClassTables?) {
        entries = outer?.entries ?? [:]
        named = outer?.named ?? [:]
        hasLinkedClasses = outer?.hasLinkedClasses ?? false
    }

    private func registerLinkedClasses() {
        guard !hasLinkedClasses else { return }
        hasLinkedClasses = true
        for classes in LinkedDeclarations.all(LinkedClasses.self) { classes.register() }
    }

    package var isEmpty: Bool { named.isEmpty }

    /// Whether the application's classes have complete tables, so that a class without one doesn't
    /// exist.
    package var isComplete: Bool { entries.values.contains(where: \.isComplete) }

    package func removeAll() { (entries, named) = ([:], [:]) }

    package func register(
        _ type: AnyClass, named name: String, in module: String?, _ entry: ClassEntry
    ) {
        entries[ObjectIdentifier(type), default: ClassEntry()].combine(with: entry)
        var known = named[name] ?? []
        known.removeAll { $0.module == module }
        named[name] = known + [(module, type)]
    }

    /// Returns the class with the name, which can begin with the module and a period.
    package func type(named name: String, in module: String? = nil) -> AnyClass? {
        if let period = name.firstIndex(of: "."), module == nil {
            return type(
                named: String(name[name.index(after: period)...]), in: String(name[..<period]))
        }
        guard let known = named[name] else { return nil }
        let exact = known.first { $0.module == module } ?? known.first { $0.module == nil }
        // A document without a module, or with the module's former name, means the only class.
        return (exact ?? known.min { ($0.module ?? "") < ($1.module ?? "") })?.type
    }

    // MARK: Members, with those of superclasses

    func method(_ name: String, of type: AnyClass) -> SelectorMethod? {
        first(of: type) { $0.methods[name] }
    }

    /// Whether the class has a method whose name begins with one of the prefixes.
    package func hasMethod(withPrefixes prefixes: [String], of type: AnyClass) -> Bool {
        first(of: type) { entry in
            entry.methods.keys.first { name in prefixes.contains { name.hasPrefix($0) } }
        } != nil
    }

    package func property(_ name: String, of type: AnyClass) -> RegisteredProperty? {
        first(of: type) { $0.properties[name] }
    }

    /// Whether the class or one of its superclasses is registered.
    package func isRegistered(_ type: AnyClass) -> Bool { first(of: type) { $0 } != nil }

    /// Whether a member that isn't found in the tables of the class doesn't exist.
    package func isComplete(_ type: AnyClass) -> Bool {
        first(of: type) { $0.isComplete ? $0 : nil } != nil
    }

    /// Returns an instance of exactly this class, or `nil` if it has no registered initializer.
    package func instance(of type: AnyClass, coder: NSCoder? = nil) -> AnyObject? {
        guard let entry = entries[ObjectIdentifier(type)] else { return nil }
        if let coder, let make = entry.makeFromCoder { return make(coder) }
        return entry.make?()
    }

    package func hasCoderInitializer(_ type: AnyClass) -> Bool {
        entries[ObjectIdentifier(type)]?.makeFromCoder != nil
    }

    /// Returns the initializer of a kind that another module defines.
    package func initializer<Maker>(_ kind: Maker.Type, of type: AnyClass) -> Maker? {
        entries[ObjectIdentifier(type)]?.otherMakers.lazy.compactMap { $0 as? Maker }.last
    }

    private func first<Member>(of type: AnyClass, _ find: (ClassEntry) -> Member?) -> Member? {
        var next: AnyClass? = type
        while let current = next {
            if let found = entries[ObjectIdentifier(current)].flatMap(find) { return found }
            next = _getSuperclass(current)
        }
        return nil
    }
}
