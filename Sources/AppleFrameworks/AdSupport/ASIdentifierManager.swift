@_exported import Foundation

/// An advertising identifier of zeros, as without permission.
open class ASIdentifierManager: NSObject {
    open class func shared() -> ASIdentifierManager { ASIdentifierManager() }
    open var isAdvertisingTrackingEnabled: Bool { false }
    open var advertisingIdentifier: UUID {
        UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    }
}
