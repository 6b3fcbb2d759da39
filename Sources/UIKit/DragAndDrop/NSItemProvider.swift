import Foundation

/// A type that an item provider reads.
public protocol NSItemProviderReading: AnyObject {}

/// A type that an item provider writes.
public protocol NSItemProviderWriting: AnyObject {}

extension NSString: NSItemProviderReading, NSItemProviderWriting {}
extension NSURL: NSItemProviderReading, NSItemProviderWriting {}
extension UIImage: NSItemProviderReading, NSItemProviderWriting {}
extension UIColor: NSItemProviderReading, NSItemProviderWriting {}

/// The data of a dragged or shared item.
open class NSItemProvider: NSObject, @unchecked Sendable {
    private let object: Any?
    open private(set) var registeredTypeIdentifiers: [String] = []
    open var suggestedName: String?

    public override init() {
        object = nil
        super.init()
    }

    public init(object: any NSItemProviderWriting) {
        self.object = object
        super.init()
    }

    public init(item: Any?, typeIdentifier: String?) {
        object = item
        registeredTypeIdentifiers = typeIdentifier.map { [$0] } ?? []
        super.init()
    }

    public init?(contentsOf fileURL: URL!) {
        object = fileURL
        super.init()
    }

    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        object.map { type(of: $0) == aClass } ?? false
    }

    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        registeredTypeIdentifiers.contains(typeIdentifier)
    }

    /// Passes the object to the closure at once, if it has the class.
    @discardableResult open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        completionHandler(object as? any NSItemProviderReading, nil)
        return Progress(totalUnitCount: 1)
    }

    open func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: ((Any?, (any Error)?) -> Void)? = nil
    ) {
        completionHandler?(object, nil)
    }

    @discardableResult open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress {
        completionHandler(object as? Data, nil)
        return Progress(totalUnitCount: 1)
    }

    @discardableResult open func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping (URL?, (any Error)?) -> Void
    ) -> Progress {
        completionHandler(object as? URL, nil)
        return Progress(totalUnitCount: 1)
    }

    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: Visibility = .all,
        loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        registeredTypeIdentifiers.append(typeIdentifier)
    }

    open func registerObject(_ object: any NSItemProviderWriting, visibility: Visibility) {}

    /// The processes that can read a representation. The raw values are Apple's.
    public enum Visibility: Int, Sendable {
        case all, team, group, ownProcess
    }
}
