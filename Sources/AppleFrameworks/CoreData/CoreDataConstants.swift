import Foundation

public let NSInsertedObjectsKey = "inserted"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"
public let NSRefreshedObjectsKey = "refreshed"

extension Notification.Name {
    public static let NSManagedObjectContextDidSave = Notification.Name(
        "NSManagingContextDidSaveChangesNotification")
    public static let NSManagedObjectContextWillSave = Notification.Name(
        "NSManagingContextWillSaveChangesNotification")
    public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
        "NSObjectsChangedInManagingContextNotification")
    public static let NSPersistentStoreRemoteChange = Notification.Name(
        "NSPersistentStoreRemoteChangeNotification")
    public static let NSPersistentStoreCoordinatorStoresDidChange = Notification.Name(
        "NSPersistentStoreCoordinatorStoresDidChangeNotification")
}

/// What happens when two contexts changed an object. Changes of the last one always win.
public enum NSMergePolicyType: UInt, Sendable {
    case errorMergePolicyType, mergeByPropertyStoreTrumpMergePolicyType
    case mergeByPropertyObjectTrumpMergePolicyType, overwriteMergePolicyType
    case rollbackMergePolicyType
}

open class NSMergePolicy: NSObject, @unchecked Sendable {
    public let mergeType: NSMergePolicyType

    public init(merge ty: NSMergePolicyType) {
        mergeType = ty
        super.init()
    }

    open class var error: NSMergePolicy { NSMergePolicy(merge: .errorMergePolicyType) }
    open class var mergeByPropertyStoreTrump: NSMergePolicy {
        NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
    }
    open class var mergeByPropertyObjectTrump: NSMergePolicy {
        NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
    }
    open class var overwrite: NSMergePolicy { NSMergePolicy(merge: .overwriteMergePolicyType) }
    open class var rollback: NSMergePolicy { NSMergePolicy(merge: .rollbackMergePolicyType) }
}

public let NSErrorMergePolicy = NSMergePolicy(merge: .errorMergePolicyType)
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy(
    merge: .mergeByPropertyStoreTrumpMergePolicyType)
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy(
    merge: .mergeByPropertyObjectTrumpMergePolicyType)
public let NSOverwriteMergePolicy = NSMergePolicy(merge: .overwriteMergePolicyType)
public let NSRollbackMergePolicy = NSMergePolicy(merge: .rollbackMergePolicyType)
