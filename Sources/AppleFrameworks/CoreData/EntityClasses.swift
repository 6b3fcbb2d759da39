import ContactSheetDiagnostics
import Foundation
import FrameworkSupport

/// The classes of entities and the loaded models, so that classes are found by name.
@MainActor final class EntityClasses: SimulationPart {
    private var models: [NSManagedObjectModel] = []
    private var classes: [String: NSManagedObject.Type] = [:]

    init(inheriting outer: EntityClasses?) {
        (models, classes) = (outer?.models ?? [], outer?.classes ?? [:])
    }

    private static var current: EntityClasses { Simulation.current.part(EntityClasses.self) }

    nonisolated static func load(_ model: NSManagedObjectModel) {
        withSimulation {
            if !current.models.contains(where: { $0 === model }) { current.models.append(model) }
        }
    }

    /// Remembers a class that code named, for objects that are fetched later.
    nonisolated static func note(_ type: NSManagedObject.Type) {
        let name = name(of: type)
        withSimulation { current.classes[name] = type }
    }

    nonisolated static func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
        let name = name(of: type)
        note(type)
        return withSimulation {
            current.models.lazy.flatMap(\.entities).first { $0.isRepresented(by: name) }
        }
    }

    nonisolated static func type(named name: String) -> NSManagedObject.Type? {
        withSimulation { current.classes[name] }
    }

    /// The name without the module.
    nonisolated static func name(of type: NSManagedObject.Type) -> String {
        String(describing: type)
    }
}

extension NSEntityDescription {
    /// The name of the class without its module.
    private var className: String {
        let name = managedObjectClassName ?? ""
        return name.split(separator: ".").last.map(String.init) ?? name
    }

    func isRepresented(by name: String) -> Bool {
        className == name || (className == "NSManagedObject" && self.name == name)
    }

    /// The class of the entity's objects: one that code has named, or one with the name in the
    /// model, or `NSManagedObject`.
    func objectClass(in context: NSManagedObjectContext) -> NSManagedObject.Type {
        if let known = EntityClasses.type(named: className) { return known }
        guard className != "NSManagedObject" else { return NSManagedObject.self }
        let candidates = [managedObjectClassName ?? "", "\(Self.mainModule).\(className)"]
        let found = candidates.lazy.filter(Self.isQualified)
            .compactMap { NSClassFromString($0) as? NSManagedObject.Type }
        return found.first ?? NSManagedObject.self
    }

    /// The executable's module, which is named after it.
    private static var mainModule: String {
        String(ProcessInfo.processInfo.processName.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }

    /// Whether a name is a module and a class. Foundation on Linux traps on names of nested classes.
    private static func isQualified(_ name: String) -> Bool {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 2 && !parts.contains("")
    }
}
