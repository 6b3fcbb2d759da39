@_exported import Foundation
@_exported import UniformTypeIdentifiersStub

public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
public let CSSearchQueryString = "kCSSearchQueryString"

open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
    open var title: String?
    open var displayName: String?
    open var contentDescription: String?
    open var keywords: [String]?
    open var thumbnailData: Data?
    open var thumbnailURL: URL?
    open var contentURL: URL?
    open var identifier: String?
    open var relatedUniqueIdentifier: String?
    open var latitude: NSNumber?
    open var longitude: NSNumber?
    open var phoneNumbers: [String]?
    open var emailAddresses: [String]?
    open var supportsPhoneCall: NSNumber?

    public init(itemContentType: String) {
        super.init()
    }

    public init(contentType: UTType) {
        super.init()
    }
}

open class CSSearchableItem: NSObject, @unchecked Sendable {
    open var uniqueIdentifier: String
    open var domainIdentifier: String?
    open var attributeSet: CSSearchableItemAttributeSet
    open var expirationDate: Date!

    public init(
        uniqueIdentifier: String?, domainIdentifier: String?,
        attributeSet: CSSearchableItemAttributeSet
    ) {
        self.uniqueIdentifier = uniqueIdentifier ?? ""
        (self.domainIdentifier, self.attributeSet) = (domainIdentifier, attributeSet)
        super.init()
    }
}

/// An index without items.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
    open class func `default`() -> CSSearchableIndex { CSSearchableIndex(name: "") }
    open class func isIndexingAvailable() -> Bool { true }

    public init(name: String) {
        super.init()
    }

    open func indexSearchableItems(
        _ items: [CSSearchableItem], completionHandler: (((any Error)?) -> Void)? = nil
    ) { completionHandler?(nil) }
    open func deleteSearchableItems(
        withIdentifiers identifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
    ) { completionHandler?(nil) }
    open func deleteSearchableItems(
        withDomainIdentifiers domainIdentifiers: [String],
        completionHandler: (((any Error)?) -> Void)? = nil
    ) { completionHandler?(nil) }
    open func deleteAllSearchableItems(completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(nil)
    }
}
