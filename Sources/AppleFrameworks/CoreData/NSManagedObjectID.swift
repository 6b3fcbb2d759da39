import Foundation

/// The results that a fetch request can return.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSNumber: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}

/// The identity of an object in its store. Identities are numbered in the order of insertion.
open class NSManagedObjectID: NSObject, NSCopying, NSFetchRequestResult, @unchecked Sendable {
    public let entity: NSEntityDescription
    var number: Int
    open internal(set) weak var persistentStore: NSPersistentStore?
    open internal(set) var isTemporaryID = true

    init(entity: NSEntityDescription, number: Int) {
        self.entity = entity
        self.number = number
        super.init()
    }

    open func uriRepresentation() -> URL {
        let kind = isTemporaryID ? "t" : "p"
        let name = entity.name ?? "Entity"
        return URL(string: "x-coredata://memory/\(name)/\(kind)\(number)")
            ?? URL(fileURLWithPath: "/")
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
