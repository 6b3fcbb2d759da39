import Foundation
import FrameworkSupport

public let NSSQLiteStoreType = "SQLite"
public let NSBinaryStoreType = "Binary"
public let NSInMemoryStoreType = "InMemory"
public let NSMigratePersistentStoresAutomaticallyOption =
    "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
    "NSPersistentStoreRemoteChangeNotificationPostOptionKey"

open class NSPersistentStore: NSObject, @unchecked Sendable {
    open var url: URL?
    open var type: String { NSInMemoryStoreType }
    open var identifier: String! = "memory"
    open var isReadOnly = false
    open var configurationName: String { "PF_DEFAULT_CONFIGURATION_NAME" }
    open var options: [AnyHashable: Any]? { nil }
    open var metadata: [String: Any]! = [:]
}

/// The objects of all contexts with the same model, in memory: no file is read or written.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    public let managedObjectModel: NSManagedObjectModel
    open private(set) var persistentStores: [NSPersistentStore] = []
    open var name: String?
    private let lock = NSRecursiveLock()
    private var rows: [ObjectIdentifier: (id: NSManagedObjectID, values: [String: Any])] = [:]
    private var count = 0
    private var contexts: [WeakContext] = []

    private struct WeakContext { weak var context: NSManagedObjectContext? }

    public init(managedObjectModel model: NSManagedObjectModel) {
        managedObjectModel = model
        super.init()
        EntityClasses.load(model)
    }

    @discardableResult
    open func addPersistentStore(
        ofType storeType: String, configurationName configuration: String? = nil,
        at storeURL: URL? = nil, options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        if storeType != NSInMemoryStoreType {
            FrameworkNote("Core Data", "stores are in memory and empty at launch").report()
        }
        let store = NSPersistentStore()
        store.url = storeURL
        persistentStores.append(store)
        return store
    }

    open func remove(_ store: NSPersistentStore) throws {
        persistentStores.removeAll { $0 === store }
    }

    open func destroyPersistentStore(
        at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
    ) throws { lock.withLock { rows = [:] } }

    open func persistentStore(for URL: URL) -> NSPersistentStore? {
        persistentStores.first { $0.url == URL }
    }

    open func url(for store: NSPersistentStore) -> URL {
        store.url ?? URL(fileURLWithPath: "/dev/null")
    }

    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        lock.withLock { rows.values.first { $0.id.uriRepresentation() == url }?.id }
    }

    open func performAndWait(_ block: () -> Void) { block() }
    open func perform(_ block: @escaping () -> Void) { MainWork(block).enqueue() }
}

extension NSPersistentStoreCoordinator {
    func takeNumber() -> Int {
        lock.withLock {
            count += 1
            return count
        }
    }

    func add(_ context: NSManagedObjectContext) {
        lock.withLock {
            contexts.removeAll { $0.context == nil }
            contexts.append(WeakContext(context: context))
        }
    }

    /// The contexts that use the store, except one.
    func others(than context: NSManagedObjectContext) -> [NSManagedObjectContext] {
        lock.withLock { contexts.compactMap(\.context).filter { $0 !== context } }
    }

    /// The values of all objects of an entity, in the order of their insertion.
    func stored(
        _ entity: NSEntityDescription
    ) -> [(id: NSManagedObjectID, values: [String: Any])] {
        lock.withLock {
            rows.values.filter { $0.id.entity.isKindOf(entity: entity) }
                .sorted { $0.id.number < $1.id.number }
        }
    }

    func stored(_ id: NSManagedObjectID) -> [String: Any]? {
        lock.withLock { rows[ObjectIdentifier(id)]?.values }
    }

    func write(_ object: NSManagedObject) {
        lock.withLock {
            object.objectID.isTemporaryID = false
            object.objectID.persistentStore = persistentStores.first
            rows[ObjectIdentifier(object.objectID)] = (object.objectID, object.values)
        }
    }

    func remove(_ id: NSManagedObjectID) {
        lock.withLock { _ = rows.removeValue(forKey: ObjectIdentifier(id)) }
    }
}

/// Work that runs on the main queue, after the current work.
struct MainWork: @unchecked Sendable {
    private let work: () -> Void

    init(_ work: @escaping () -> Void) {
        self.work = work
    }

    func enqueue() { DispatchQueue.main.async { work() } }
}
