import Foundation

/// Writes what Xcode generates for the entities of a model document: a class if an entity's code generation is
/// “Class Definition”, and properties of the application's class if it is “Category/Extension”. Values are stored
/// by name instead of with `@NSManaged`. What has a name that isn't an identifier isn't generated.
public struct ManagedObjectSource {
    private let isIdentifier: (String) -> Bool

    private static let scalars: [NSAttributeType: String] = [
        .integer16AttributeType: "Int16", .integer32AttributeType: "Int32",
        .integer64AttributeType: "Int64", .doubleAttributeType: "Double",
        .floatAttributeType: "Float", .booleanAttributeType: "Bool",
    ]
    private static let objects: [NSAttributeType: String] = [
        .decimalAttributeType: "NSDecimalNumber", .stringAttributeType: "String",
        .dateAttributeType: "Date", .binaryDataAttributeType: "Data", .UUIDAttributeType: "UUID",
        .URIAttributeType: "URL", .transformableAttributeType: "NSObject",
    ]

    /// Returns the source file, or `nil` if the model can't be read or nothing is generated.
    ///
    /// - Parameters:
    ///   - url: The model document.
    ///   - isIdentifier: Whether a text is an identifier of Swift.
    ///   - isDeclared: Whether the application declares a class with this name.
    public static func classes(
        ofModelAt url: URL, isIdentifier: @escaping (String) -> Bool, isDeclared: (String) -> Bool
    ) -> String? {
        NSManagedObjectModel(contentsOf: url).flatMap {
            Self(isIdentifier: isIdentifier).classes(of: $0, isDeclared)
        }
    }

    private func classes(of model: NSManagedObjectModel, _ isDeclared: (String) -> Bool) -> String?
    {
        let classes = model.entities.compactMap { entity -> String? in
            guard let name = className(entity), isIdentifier(entity.name ?? name) else {
                return nil
            }
            switch entity.codeGeneration {
            case .class where !isDeclared(name):
                let parent = entity.superentity.flatMap(className) ?? "NSManagedObject"
                return source(entity, name, header: "public class \(name): \(parent)")
            case .category where isDeclared(name):
                return source(entity, name, header: "extension \(name)")
            default: return nil
            }
        }
        return classes.isEmpty
            ? nil : (["import CoreData\nimport Foundation\n"] + classes).joined(separator: "\n")
    }

    private func className(_ entity: NSEntityDescription) -> String? {
        let name = entity.managedObjectClassName ?? ""
        let last = name.split(separator: ".").last.map(String.init) ?? name
        return last != "NSManagedObject" && isIdentifier(last) ? last : nil
    }

    private func source(
        _ entity: NSEntityDescription, _ name: String, header: String
    ) -> String {
        let properties = entity.properties.filter { isIdentifier($0.name) }.map { property in
            if let relationship = property as? NSRelationshipDescription {
                return relationshipSource(relationship)
            }
            return attributeSource(property)
        }
        return """
            \(header) {
                public class func fetchRequest() -> NSFetchRequest<\(name)> {
                    NSFetchRequest<\(name)>(entityName: "\(entity.name ?? name)")
                }
            \(properties.joined(separator: "\n"))
            }

            """
    }

    private func attributeSource(_ property: NSPropertyDescription) -> String {
        let attribute = property as? NSAttributeDescription
        let type = attribute?.attributeType ?? .undefinedAttributeType
        let own = attribute?.attributeValueClassName.flatMap { isType($0) ? $0 : nil }
        return accessor(
            property.name,
            Self.scalars[type] ?? (own ?? Self.objects[type] ?? "NSObject") + "?")
    }

    /// Whether a text is the name of a type, with the types of its elements.
    private func isType(_ text: String) -> Bool {
        let names = text.unicodeScalars.split { ".[]<>:,?& ".unicodeScalars.contains($0) }
        return !names.isEmpty
            && names.allSatisfy {
                $0.elementsEqual("Any".unicodeScalars) || isIdentifier(String($0))
            }
    }

    private func relationshipSource(_ relationship: NSRelationshipDescription) -> String {
        let target = relationship.destinationEntity.flatMap(className) ?? "NSManagedObject"
        guard relationship.isToMany else { return accessor(relationship.name, target + "?") }
        let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
        let suffix = relationship.name.prefix(1).uppercased() + relationship.name.dropFirst()
        let methods = ["add", "remove"].flatMap { verb in
            [
                """
                    public func \(verb)To\(suffix)(_ value: \(target)) {
                        \(verb)ManagedObjects("\(relationship.name)", [value])
                    }
                """,
                """
                    public func \(verb)To\(suffix)(_ values: \(set)) {
                        let objects = values.compactMap { $0 as? NSManagedObject }
                        \(verb)ManagedObjects("\(relationship.name)", objects)
                    }
                """,
            ].map {
                verb == "remove" ? $0.replacingOccurrences(of: "removeTo", with: "removeFrom") : $0
            }
        }
        return ([accessor(relationship.name, set + "?")] + methods).joined(separator: "\n")
    }

    private func accessor(_ name: String, _ type: String) -> String {
        """
            public var \(name): \(type) {
                get { managedValue("\(name)") }
                set { setManagedValue("\(name)", newValue) }
            }
        """
    }
}
