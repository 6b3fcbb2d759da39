@_exported import CoreLocationStub
@_exported import Foundation
import FrameworkSupport

public protocol CKRecordValueProtocol {}
public typealias CKRecordValue = CKRecordValueProtocol

extension String: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol {}
extension NSString: CKRecordValueProtocol {}
extension NSNumber: CKRecordValueProtocol {}
extension CLLocation: CKRecordValueProtocol {}
extension CKAsset: CKRecordValueProtocol {}
extension CKRecord.Reference: CKRecordValueProtocol {}

open class CKRecordZone: NSObject, @unchecked Sendable {
    public struct ID: Hashable, Sendable {
        public let zoneName: String
        public init(zoneName: String, ownerName: String = "__defaultOwner__") {
            self.zoneName = zoneName
        }
    }

    public let zoneID: ID
    open class func `default`() -> CKRecordZone { CKRecordZone(zoneName: "_defaultZone") }

    public init(zoneName: String) {
        zoneID = ID(zoneName: zoneName)
        super.init()
    }
}

/// A record of values by name.
open class CKRecord: NSObject, @unchecked Sendable {
    public typealias RecordType = String
    public typealias FieldKey = String

    public enum ReferenceAction: UInt, Sendable { case none, deleteSelf }

    open class ID: NSObject, @unchecked Sendable {
        public let recordName: String
        public let zoneID: CKRecordZone.ID

        public init(recordName: String, zoneID: CKRecordZone.ID = .init(zoneName: "_defaultZone")) {
            (self.recordName, self.zoneID) = (recordName, zoneID)
            super.init()
        }
    }

    open class Reference: NSObject, @unchecked Sendable {
        public let recordID: ID
        public let action: ReferenceAction

        public init(recordID: ID, action: ReferenceAction) {
            (self.recordID, self.action) = (recordID, action)
            super.init()
        }

        public convenience init(record: CKRecord, action: ReferenceAction) {
            self.init(recordID: record.recordID, action: action)
        }
    }

    public let recordType: RecordType
    public let recordID: ID
    private var values: [FieldKey: any CKRecordValueProtocol] = [:]
    open var creationDate: Date? { nil }
    open var modificationDate: Date? { nil }
    open var creatorUserRecordID: ID? { nil }
    open var parent: Reference?

    public convenience init(recordType: RecordType) {
        self.init(recordType: recordType, recordID: ID(recordName: recordType))
    }

    public init(recordType: RecordType, recordID: ID) {
        (self.recordType, self.recordID) = (recordType, recordID)
        super.init()
    }

    open subscript(key: FieldKey) -> (any CKRecordValueProtocol)? {
        get { values[key] }
        set { values[key] = newValue }
    }

    open func object(forKey key: FieldKey) -> (any CKRecordValueProtocol)? { values[key] }
    open func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: FieldKey) {
        values[key] = object
    }
    open func value(forKey key: String) -> Any? { values[key] }
    open func setValue(_ value: Any?, forKey key: String) {
        values[key] = value as? any CKRecordValueProtocol
    }
    open func allKeys() -> [FieldKey] { values.keys.sorted() }
}

open class CKAsset: NSObject, @unchecked Sendable {
    public let fileURL: URL?

    public init(fileURL: URL) {
        self.fileURL = fileURL
        super.init()
    }
}

open class CKQuery: NSObject, @unchecked Sendable {
    public let recordType: CKRecord.RecordType
    public let predicate: NSPredicate
    open var sortDescriptors: [NSSortDescriptor]?

    public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
        (self.recordType, self.predicate) = (recordType, predicate)
        super.init()
    }
}
