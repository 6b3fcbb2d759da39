import Foundation
import XMLReading

/// The contents of a model document, as Xcode writes it.
enum ModelDocument {
    private static let types: [String: NSAttributeType] = [
        "Integer 16": .integer16AttributeType, "Integer 32": .integer32AttributeType,
        "Integer 64": .integer64AttributeType, "Decimal": .decimalAttributeType,
        "Double": .doubleAttributeType, "Float": .floatAttributeType,
        "String": .stringAttributeType, "Boolean": .booleanAttributeType,
        "Date": .dateAttributeType, "Binary": .binaryDataAttributeType,
        "Binary Data": .binaryDataAttributeType, "UUID": .UUIDAttributeType,
        "URI": .URIAttributeType, "Transformable": .transformableAttributeType,
    ]
    private static let rules: [String: NSDeleteRule] = [
        "No Action": .noActionDeleteRule, "Nullify": .nullifyDeleteRule,
        "Cascade": .cascadeDeleteRule, "Deny": .denyDeleteRule,
    ]

    /// Returns the XML file of a document's current version.
    static func contents(in url: URL) -> URL? {
        let files = FileManager.default
        if url.lastPathComponent == "contents" { return url }
        let direct = url.appendingPathComponent("contents")
        if files.fileExists(atPath: direct.path) { return direct }
        let names = (try? files.contentsOfDirectory(atPath: url.path)) ?? []
        let versions = names.filter { $0.hasSuffix(".xcdatamodel") }.sorted()
        guard
            let version = current(in: url).flatMap({ versions.contains($0) ? $0 : nil })
                ?? versions.last
        else { return nil }
        return url.appendingPathComponent(version).appendingPathComponent("contents")
    }

    /// The version that `.xccurrentversion` names.
    private static func current(in url: URL) -> String? {
        let file = url.appendingPathComponent(".xccurrentversion")
        guard let data = try? Data(contentsOf: file),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
        else { return nil }
        return (list as? [String: Any])?["_XCCurrentVersionName"] as? String
    }

    /// Returns the documents in a bundle's resources, in alphabetical order.
    static func documents(in bundle: Bundle) -> [URL] {
        guard let folder = bundle.resourceURL else { return [] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".xcdatamodeld") || $0.hasSuffix(".momd") }.sorted()
            .map { folder.appendingPathComponent($0) }
    }

    static func entities(_ data: Data) -> [NSEntityDescription]? {
        guard let tree = try? XMLTree(data), tree.root.name == "model" else { return nil }
        return tree.children(of: 0).filter { tree.elements[$0].name == "entity" }
            .map { entity($0, tree) }
    }

    private static func entity(_ index: Int, _ tree: XMLTree) -> NSEntityDescription {
        let element = tree.elements[index]
        let entity = NSEntityDescription()
        entity.name = element["name"]
        entity.managedObjectClassName = element["representedClassName"] ?? "NSManagedObject"
        entity.isAbstract = element["isAbstract"] == "YES"
        entity.parentName = element["parentEntity"]
        entity.codeGeneration =
            element["codeGenerationType"].flatMap { .init(rawValue: $0) } ?? .none
        entity.properties = tree.children(of: index).compactMap { property(tree.elements[$0]) }
        return entity
    }

    private static func property(_ element: XMLTree.Element) -> NSPropertyDescription? {
        let property: NSPropertyDescription
        switch element.name {
        case "attribute": property = attribute(element)
        case "relationship": property = relationship(element)
        default: return nil
        }
        property.name = element["name"] ?? ""
        property.isOptional = element["optional"] == "YES"
        property.isTransient = element["transient"] == "YES"
        return property
    }

    private static func attribute(_ element: XMLTree.Element) -> NSAttributeDescription {
        let attribute = NSAttributeDescription()
        attribute.attributeType =
            element["attributeType"].flatMap { types[$0] } ?? .undefinedAttributeType
        attribute.attributeValueClassName = element["customClassName"]
        attribute.valueTransformerName = element["valueTransformerName"]
        attribute.defaultValue = defaultValue(element, attribute.attributeType)
        return attribute
    }

    private static func defaultValue(_ element: XMLTree.Element, _ type: NSAttributeType) -> Any? {
        if type == .dateAttributeType {
            return element["defaultDateTimeInterval"].flatMap(Double.init)
                .map { Date(timeIntervalSinceReferenceDate: $0) }
        }
        guard let text = element["defaultValueString"] else { return nil }
        switch type {
        case .stringAttributeType: return text
        case .booleanAttributeType: return text == "YES"
        case .doubleAttributeType, .floatAttributeType: return Double(text)
        case .decimalAttributeType: return NSDecimalNumber(string: text)
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
            return Int(text)
        case .UUIDAttributeType: return UUID(uuidString: text)
        case .URIAttributeType: return URL(string: text)
        default: return nil
        }
    }

    private static func relationship(_ element: XMLTree.Element) -> NSRelationshipDescription {
        let relationship = NSRelationshipDescription()
        relationship.destinationName = element["destinationEntity"]
        relationship.inverseName = element["inverseName"]
        relationship.isOrdered = element["ordered"] == "YES"
        relationship.minCount = element["minCount"].flatMap { Int($0) } ?? 0
        let isToMany = element["toMany"] == "YES"
        relationship.maxCount = isToMany ? 0 : 1
        relationship.deleteRule =
            element["deletionRule"].flatMap { rules[$0] } ?? .nullifyDeleteRule
        return relationship
    }
}
