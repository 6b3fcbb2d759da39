import Foundation

public struct NSFetchRequestResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let managedObjectResultType = NSFetchRequestResultType([])
    public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
    public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
    public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

open class NSPersistentStoreRequest: NSObject {
    open var affectedStores: [NSPersistentStore]?

    public override init() {
        super.init()
    }
}

open class NSPersistentStoreResult: NSObject {}

/// A description of the objects to fetch.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, NSCopying {
    open var entityName: String?
    open var entity: NSEntityDescription?
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    open var fetchLimit = 0
    open var fetchOffset = 0
    open var fetchBatchSize = 0
    open var resultType = NSFetchRequestResultType.managedObjectResultType
    open var includesSubentities = true
    open var includesPropertyValues = true
    open var includesPendingChanges = true
    open var returnsObjectsAsFaults = true
    open var returnsDistinctResults = false
    open var shouldRefreshRefetchedObjects = false
    open var propertiesToFetch: [Any]?
    open var propertiesToGroupBy: [Any]?
    open var havingPredicate: NSPredicate?
    open var relationshipKeyPathsForPrefetching: [String]?

    public override init() {
        super.init()
        if let type = ResultType.self as? NSManagedObject.Type { EntityClasses.note(type) }
    }

    public convenience init(entityName: String) {
        self.init()
        self.entityName = entityName
    }

    /// Creates a request with the properties of one for another type.
    convenience init<Other>(copying other: NSFetchRequest<Other>) {
        self.init()
        (entityName, entity, predicate) = (other.entityName, other.entity, other.predicate)
        (sortDescriptors, resultType) = (other.sortDescriptors, other.resultType)
        (fetchLimit, fetchOffset) = (other.fetchLimit, other.fetchOffset)
        includesSubentities = other.includesSubentities
        propertiesToFetch = other.propertiesToFetch
    }

    open func copy(with zone: NSZone? = nil) -> Any { NSFetchRequest<ResultType>(copying: self) }
}

public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}

open class NSBatchDeleteRequest: NSPersistentStoreRequest {
    public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
    open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly

    public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
        fetchRequest = fetch
        super.init()
    }
}

open class NSBatchDeleteResult: NSPersistentStoreResult {
    public let result: Any?
    public let resultType: NSBatchDeleteRequestResultType

    init(_ ids: [NSManagedObjectID], _ type: NSBatchDeleteRequestResultType) {
        resultType = type
        switch type {
        case .resultTypeStatusOnly: result = true
        case .resultTypeObjectIDs: result = ids
        case .resultTypeCount: result = ids.count
        }
        super.init()
    }
}

open class NSBatchUpdateRequest: NSPersistentStoreRequest {
    public let entityName: String
    open var predicate: NSPredicate?
    open var propertiesToUpdate: [AnyHashable: Any]?

    public init(entityName: String) {
        self.entityName = entityName
        super.init()
    }
}

open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreResult {
    open internal(set) var finalResult: [ResultType]?
}
