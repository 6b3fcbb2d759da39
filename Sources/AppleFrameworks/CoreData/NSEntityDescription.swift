@_exported import Foundation
@_exported import KeyValuePredicates

public enum NSAttributeType: UInt, Sendable {
    case undefinedAttributeType = 0
    case integer16AttributeType = 100
    case integer32AttributeType = 200
    case integer64AttributeType = 300
    case decimalAttributeType = 400
    case doubleAttributeType = 500
    case floatAttributeType = 600
    case stringAttributeType = 700
    case booleanAttributeType = 800
    case dateAttributeType = 900
    case binaryDataAttributeType = 1000
    case UUIDAttributeType = 1100
    case URIAttributeType = 1200
    case transformableAttributeType = 1800
    case objectIDAttributeType = 2000
}

public enum NSDeleteRule: UInt, Sendable {
    case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule
}

/// A property of an entity.
open class NSPropertyDescription: NSObject, @unchecked Sendable {
    open internal(set) weak var entity: NSEntityDescription?
    open var name = ""
    open var isOptional = true
    open var isTransient = false
    open var userInfo: [AnyHashable: Any]?
    open var renamingIdentifier: String?

    public override init() {
        super.init()
    }
}

open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
    open var attributeType = NSAttributeType.undefinedAttributeType
    open var attributeValueClassName: String?
    open var defaultValue: Any?
    open var valueTransformerName: String?
    open var allowsExternalBinaryDataStorage = false
}

open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
    open weak var destinationEntity: NSEntityDescription?
    open weak var inverseRelationship: NSRelationshipDescription?
    open var maxCount = 0
    open var minCount = 0
    open var deleteRule = NSDeleteRule.nullifyDeleteRule
    open var isOrdered = false
    open var isToMany: Bool { maxCount != 1 }
    /// The names in a model document, which are resolved when all entities are known.
    var destinationName: String?
    var inverseName: String?
}

open class NSFetchedPropertyDescription: NSPropertyDescription, @unchecked Sendable {
    open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?
}

open class NSExpressionDescription: NSPropertyDescription, @unchecked Sendable {
    open var expression: Any?
    open var expressionResultType = NSAttributeType.undefinedAttributeType
}

/// The name, class, and properties of a kind of objects.
open class NSEntityDescription: NSObject, @unchecked Sendable {
    open internal(set) weak var managedObjectModel: NSManagedObjectModel!
    open var name: String?
    open var managedObjectClassName: String! = "NSManagedObject"
    open var isAbstract = false
    open internal(set) weak var superentity: NSEntityDescription?
    open var userInfo: [AnyHashable: Any]?
    open var uniquenessConstraints: [[Any]] = []
    open var properties: [NSPropertyDescription] = [] {
        didSet { for property in properties { property.entity = self } }
    }
    open var subentities: [NSEntityDescription] = [] {
        didSet { for entity in subentities { entity.superentity = self } }
    }
    var parentName: String?
    var codeGeneration = CodeGeneration.none

    /// What Xcode generates for an entity.
    enum CodeGeneration: String {
        case none
        case `class`
        /// The properties, in an extension of a class that the application declares.
        case category
    }

    public override init() {
        super.init()
    }

    /// The properties by name, with those of the entities that this one inherits from.
    open var propertiesByName: [String: NSPropertyDescription] {
        let own = Dictionary(properties.map { ($0.name, $0) }) { $1 }
        return (superentity?.propertiesByName ?? [:]).merging(own) { $1 }
    }

    open var attributesByName: [String: NSAttributeDescription] {
        propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
    }

    open var relationshipsByName: [String: NSRelationshipDescription] {
        propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
    }

    open func isKindOf(entity: NSEntityDescription) -> Bool {
        self === entity || (superentity?.isKindOf(entity: entity) ?? false)
    }

    open class func entity(
        forEntityName entityName: String, in context: NSManagedObjectContext
    ) -> NSEntityDescription? { context.model?.entitiesByName[entityName] }

    open class func insertNewObject(
        forEntityName entityName: String, into context: NSManagedObjectContext
    ) -> NSManagedObject {
        guard let entity = entity(forEntityName: entityName, in: context) else {
            preconditionFailure("the model has no entity \"\(entityName)\"")
        }
        return entity.objectClass(in: context).init(entity: entity, insertInto: context)
    }
}
