import Foundation

/// The data of a picked or dragged object; there is none.
open class NSItemProvider: NSObject, @unchecked Sendable {
    open var registeredTypeIdentifiers: [String] { [] }
    open var suggestedName: String?

    public override init() {
        super.init()
    }

    open func canLoadObject(ofClass aClass: Any.Type) -> Bool { false }
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
}
