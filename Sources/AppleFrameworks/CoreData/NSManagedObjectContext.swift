import Foundation

public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
}

/// The objects that code works with, and their changes since the last save. Blocks of all contexts
/// run on the main queue, in the order in which they were added.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    public typealias ConcurrencyType = NSManagedObjectContextConcurrencyType

    public let concurrencyType: NSManagedObjectContextConcurrencyType
    open var parent: NSManagedObjectContext? {
        didSet { parent?.coordinator?.add(self) }
    }
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
        didSet { persistentStoreCoordinator?.add(self) }
    }
    open var name: String?
    open var transactionAuthor: String?
    open var mergePolicy: Any = NSErrorMergePolicy
    /// Undoing isn't available.
    open var undoManager: AnyObject?
    open var automaticallyMergesChangesFromParent = false
    open var shouldDeleteInaccessibleFaults = true
    open var retainsRegisteredObjects = false
    open var stalenessInterval: TimeInterval = -1
    open var userInfo = NSMutableDictionary()

    var objects: [ObjectIdentifier: NSManagedObject] = [:]
    var inserted: [NSManagedObject] = []
    var updated: [NSManagedObject] = []
    var deleted: [NSManagedObject] = []
    var pending = PendingChanges()

    public init(
        concurrencyType ct: NSManagedObjectContextConcurrencyType = .mainQueueConcurrencyType
    ) {
        concurrencyType = ct
        super.init()
    }

    public convenience init(_ type: NSManagedObjectContextConcurrencyType) {
        self.init(concurrencyType: type)
    }

    open var hasChanges: Bool { !(inserted.isEmpty && updated.isEmpty && deleted.isEmpty) }
    open var insertedObjects: Set<NSManagedObject> { Set(inserted) }
    open var updatedObjects: Set<NSManagedObject> { Set(updated) }
    open var deletedObjects: Set<NSManagedObject> { Set(deleted) }
    open var registeredObjects: Set<NSManagedObject> { Set(objects.values) }

    open func performAndWait(_ block: () -> Void) { block() }
    open func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
    open func perform(_ block: @escaping () -> Void) { MainWork(block).enqueue() }
    open func perform<T>(_ block: @escaping () throws -> T) async rethrows -> T { try block() }

    open func insert(_ object: NSManagedObject) { register(inserted: object) }
    open func delete(_ object: NSManagedObject) { markDeleted(object) }
    open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
        reload(object, keepingChanges: flag)
    }
    open func refreshAllObjects() {
        for object in objects.values { reload(object, keepingChanges: true) }
    }
    open func detectConflicts(for object: NSManagedObject) {}
    open func assign(_ object: Any, to store: NSPersistentStore) {}
    open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
        for object in objects { object.objectID.isTemporaryID = false }
    }

    open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
        objects[ObjectIdentifier(objectID)]
    }

    open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        guard let object = liveObject(with: objectID) else {
            preconditionFailure("no object has the ID \(objectID.uriRepresentation())")
        }
        return object
    }

    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        guard let object = liveObject(with: objectID) else {
            throw CocoaError(CocoaError.Code(rawValue: NSManagedObjectReferentialIntegrityError))
        }
        return object
    }

    open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
        try FetchExecution(context: self, request: request).results()
    }

    open func count<T>(for request: NSFetchRequest<T>) throws -> Int {
        try FetchExecution(context: self, request: request).objects().count
    }

    @discardableResult
    open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        try perform(request)
    }

    open func save() throws { try saveChanges() }
    open func rollback() { discardChanges() }
    open func reset() {
        discardChanges()
        objects = [:]
    }
    open func undo() {}
    open func redo() {}
    open func processPendingChanges() { postChanges() }

    /// Reads the objects of a notification again.
    open func mergeChanges(fromContextDidSave notification: Notification) { refreshStoredObjects() }

    open class func mergeChanges(
        fromRemoteContextSave changeNotificationData: [AnyHashable: Any],
        into contexts: [NSManagedObjectContext]
    ) { for context in contexts { context.refreshStoredObjects() } }
}

public let NSManagedObjectReferentialIntegrityError = 133_000
public let NSManagedObjectValidationError = 1550
public let NSValidationMissingMandatoryPropertyError = 1570
