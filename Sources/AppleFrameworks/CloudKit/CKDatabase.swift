import Foundation
import FrameworkSupport

public let CKErrorDomain = "CKErrorDomain"
public let CKCurrentUserDefaultName = "__defaultOwner__"

public enum CKAccountStatus: Int, Sendable {
    case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}

public struct CKError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case internalError = 1, partialFailure, networkUnavailable, networkFailure, badContainer,
            serviceUnavailable, requestRateLimited, missingEntitlement, notAuthenticated,
            permissionFailure, unknownItem
    }

    public static var errorDomain: String { "CKErrorDomain" }
    public let code: Code
    public var errorCode: Int { code.rawValue }

    public init(_ code: Code) { self.code = code }

    public static var internalError: Code { .internalError }
    public static var partialFailure: Code { .partialFailure }
    public static var networkUnavailable: Code { .networkUnavailable }
    public static var networkFailure: Code { .networkFailure }
    public static var badContainer: Code { .badContainer }
    public static var serviceUnavailable: Code { .serviceUnavailable }
    public static var requestRateLimited: Code { .requestRateLimited }
    public static var missingEntitlement: Code { .missingEntitlement }
    public static var notAuthenticated: Code { .notAuthenticated }
    public static var permissionFailure: Code { .permissionFailure }
    public static var unknownItem: Code { .unknownItem }
}

/// A container without an account.
open class CKContainer: NSObject, @unchecked Sendable {
    public let containerIdentifier: String?
    public let publicCloudDatabase = CKDatabase()
    public let privateCloudDatabase = CKDatabase()
    public let sharedCloudDatabase = CKDatabase()

    public init(identifier containerIdentifier: String) {
        self.containerIdentifier = containerIdentifier
        super.init()
    }

    open class func `default`() -> CKContainer { sharedInstance { CKContainer(identifier: "") } }

    open func accountStatus(completionHandler: @escaping (CKAccountStatus, (any Error)?) -> Void) {
        completionHandler(.noAccount, nil)
    }
    open func accountStatus() async throws -> CKAccountStatus { .noAccount }
    open func fetchUserRecordID(completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void) {
        completionHandler(nil, CKError(.notAuthenticated))
    }
}

/// A database that is never reached: each request fails as without a network.
open class CKDatabase: NSObject, @unchecked Sendable {
    private var failure: CKError {
        FrameworkNote("CloudKit", "requests fail as without a network").reportLater()
        return CKError(.networkUnavailable)
    }

    open func add(_ operation: CKDatabaseOperation) { operation.fail(failure) }
    open func save(
        _ record: CKRecord, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void
    ) { completionHandler(nil, failure) }
    open func fetch(
        withRecordID recordID: CKRecord.ID,
        completionHandler: @escaping (CKRecord?, (any Error)?) -> Void
    ) { completionHandler(nil, failure) }
    open func delete(
        withRecordID recordID: CKRecord.ID,
        completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void
    ) { completionHandler(nil, failure) }
    open func perform(
        _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
        completionHandler: @escaping ([CKRecord]?, (any Error)?) -> Void
    ) { completionHandler(nil, failure) }
    open func save(
        _ subscription: CKSubscription,
        completionHandler: @escaping (CKSubscription?, (any Error)?) -> Void
    ) { completionHandler(nil, failure) }
    open func fetchAllSubscriptions(
        completionHandler: @escaping ([CKSubscription]?, (any Error)?) -> Void
    ) { completionHandler(nil, failure) }
    open func delete(
        withSubscriptionID subscriptionID: String,
        completionHandler: @escaping (String?, (any Error)?) -> Void
    ) { completionHandler(nil, failure) }
    @discardableResult open func save(_ record: CKRecord) async throws -> CKRecord { throw failure }
    open func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw failure }
}

open class CKDatabaseOperation: Operation, @unchecked Sendable {
    func fail(_ error: CKError) {}
}

open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
    open class Cursor: NSObject, @unchecked Sendable {}

    public let query: CKQuery?
    open var desiredKeys: [CKRecord.FieldKey]?
    open var resultsLimit = 0
    open var recordFetchedBlock: ((CKRecord) -> Void)?
    open var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    open var queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?
    open var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?

    public init(query: CKQuery) {
        self.query = query
        super.init()
    }

    public init(cursor: Cursor) {
        query = nil
        super.init()
    }

    override func fail(_ error: CKError) {
        queryCompletionBlock?(nil, error)
        queryResultBlock?(.failure(error))
    }
}

open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
    public enum SavePolicy: Int, Sendable { case ifServerRecordUnchanged, changedKeys, allKeys }

    open var savePolicy = SavePolicy.ifServerRecordUnchanged
    open var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?
    open var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?

    public init(recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil) {
        super.init()
    }

    override func fail(_ error: CKError) {
        modifyRecordsCompletionBlock?(nil, nil, error)
        modifyRecordsResultBlock?(.failure(error))
    }
}

open class CKSubscription: NSObject, @unchecked Sendable {
    open class NotificationInfo: NSObject, @unchecked Sendable {
        open var alertBody: String?
        open var alertLocalizationKey: String?
        open var title: String?
        open var soundName: String?
        open var shouldBadge = false
        open var shouldSendContentAvailable = false
    }

    public let subscriptionID: String
    open var notificationInfo: NotificationInfo?

    init(id: String) {
        subscriptionID = id
        super.init()
    }
}

open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let firesOnRecordCreation = Options(rawValue: 1)
        public static let firesOnRecordUpdate = Options(rawValue: 2)
        public static let firesOnRecordDeletion = Options(rawValue: 4)
        public static let firesOnce = Options(rawValue: 8)
    }

    public init(
        recordType: CKRecord.RecordType, predicate: NSPredicate, subscriptionID: String = "query",
        options querySubscriptionOptions: Options = []
    ) {
        super.init(id: subscriptionID)
    }
}
