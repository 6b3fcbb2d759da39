import Foundation
import FrameworkSupport

public struct CNError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case communicationError, dataAccessError, authorizationDenied
    }

    public static var errorDomain: String { "CNErrorDomain" }
    public let code: Code
    public var errorCode: Int { code.rawValue }

    public init(_ code: Code) { self.code = code }

    public static var communicationError: Code { .communicationError }
    public static var dataAccessError: Code { .dataAccessError }
    public static var authorizationDenied: Code { .authorizationDenied }
}

open class CNContactFetchRequest: NSObject {
    open var predicate: NSPredicate?
    open var sortOrder = 0
    open var unifyResults = true

    public init(keysToFetch: [any CNKeyDescriptor]) {
        super.init()
    }

    public init(keysToFetch: [String]) {
        super.init()
    }
}

open class CNSaveRequest: NSObject {
    public override init() {
        super.init()
    }

    open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
    open func update(_ contact: CNMutableContact) {}
    open func delete(_ contact: CNMutableContact) {}
}

/// A store without contacts, with access.
open class CNContactStore: NSObject, @unchecked Sendable {
    public override init() {
        super.init()
    }

    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
        .authorized
    }
    open func requestAccess(
        for entityType: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void
    ) { completionHandler(true, nil) }
    open func requestAccess(for entityType: CNEntityType) async throws -> Bool { true }
    open func unifiedContacts(
        matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> [CNContact] { [] }
    open func unifiedContacts(
        matching predicate: NSPredicate, keysToFetch keys: [String]
    ) throws -> [CNContact] { [] }
    open func enumerateContacts(
        with fetchRequest: CNContactFetchRequest,
        usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
    ) throws { FrameworkNote("Contacts", "the store is empty").reportLater() }
    open func execute(_ saveRequest: CNSaveRequest) throws {}
    open func defaultContainerIdentifier() -> String { "" }
}

extension Notification.Name {
    public static let CNContactStoreDidChange = Notification.Name(
        "CNContactStoreDidChangeNotification")
}
