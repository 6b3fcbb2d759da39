import Foundation

public enum NSFetchedResultsChangeType: UInt, Sendable {
    case insert = 1, delete, move, update
}

public protocol NSFetchedResultsSectionInfo {
    var name: String { get }
    var indexTitle: String? { get }
    var numberOfObjects: Int { get }
    var objects: [Any]? { get }
}

struct FetchedSection: NSFetchedResultsSectionInfo {
    let name: String
    var members: [NSManagedObject]
    var indexTitle: String? { name.first.map { $0.uppercased() } }
    var numberOfObjects: Int { members.count }
    var objects: [Any]? { members }
}

/// The callbacks for changes. All have default implementations, as Apple's are optional.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
    func controllerWillChangeContent(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    func controllerDidChangeContent(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange anObject: Any, at indexPath: IndexPath?, for type: NSFetchedResultsChangeType,
        newIndexPath: IndexPath?)
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType)
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        sectionIndexTitleForSectionName sectionName: String
    ) -> String?
}

extension NSFetchedResultsControllerDelegate {
    public func controllerWillChangeContent(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) {}
    public func controllerDidChangeContent(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange anObject: Any, at indexPath: IndexPath?, for type: NSFetchedResultsChangeType,
        newIndexPath: IndexPath?
    ) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType
    ) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        sectionIndexTitleForSectionName sectionName: String
    ) -> String? { sectionName.first.map { $0.uppercased() } }
}

/// The results of a fetch request in sections, for tables. Its delegate is informed of changes.
open class NSFetchedResultsController<ResultType>: NSObject {
    public let fetchRequest: NSFetchRequest<ResultType>
    public let managedObjectContext: NSManagedObjectContext
    public let sectionNameKeyPath: String?
    public let cacheName: String?
    open weak var delegate: (any NSFetchedResultsControllerDelegate)?
    /// The results, which the controller that the delegate receives shares.
    private let results: FetchedResults
    private var observer: (any NSObjectProtocol)?

    public init(
        fetchRequest: NSFetchRequest<ResultType>,
        managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName name: String?
    ) {
        self.fetchRequest = fetchRequest
        managedObjectContext = context
        self.sectionNameKeyPath = sectionNameKeyPath
        cacheName = name
        results = FetchedResults()
        super.init()
    }

    /// Creates a controller with the results of another one.
    init<Other>(sharing other: NSFetchedResultsController<Other>) {
        fetchRequest = NSFetchRequest<ResultType>(copying: other.fetchRequest)
        managedObjectContext = other.managedObjectContext
        (sectionNameKeyPath, cacheName) = (other.sectionNameKeyPath, other.cacheName)
        results = other.results
        super.init()
    }

    var contents: [FetchedSection]? {
        get { results.sections }
        set { results.sections = newValue }
    }

    deinit { observer.map { NotificationCenter.default.removeObserver($0) } }

    open class func deleteCache(withName name: String?) {}

    open func performFetch() throws {
        contents = try fetchedSections()
        guard observer == nil else { return }
        let receiver = ChangeReceiver(self)
        observer = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextObjectsDidChange, object: managedObjectContext,
            queue: nil
        ) { receiver.receive($0) }
    }

    open var fetchedObjects: [ResultType]? {
        contents?.flatMap(\.members).compactMap { $0 as? ResultType }
    }

    open var sections: [any NSFetchedResultsSectionInfo]? { contents }

    open func object(at indexPath: IndexPath) -> ResultType {
        guard let section = contents?[indexPath[0]],
            let object = section.members[indexPath[1]] as? ResultType
        else { preconditionFailure("no object at index path \(indexPath)") }
        return object
    }

    open func indexPath(forObject object: ResultType) -> IndexPath? {
        for (section, content) in (contents ?? []).enumerated() {
            if let item = content.members.firstIndex(where: { $0 === (object as AnyObject) }) {
                return IndexPath(indexes: [section, item])
            }
        }
        return nil
    }

    open var sectionIndexTitles: [String] {
        (contents ?? []).compactMap { sectionIndexTitle(forSectionName: $0.name) }
    }

    open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
        sectionName.first.map { $0.uppercased() }
    }

    open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
        sectionIndex
    }
}

final class FetchedResults {
    var sections: [FetchedSection]?
}

/// Receives a context's notifications for a controller that it doesn't own.
private final class ChangeReceiver<ResultType>: @unchecked Sendable {
    private weak var controller: NSFetchedResultsController<ResultType>?

    init(_ controller: NSFetchedResultsController<ResultType>) {
        self.controller = controller
    }

    func receive(_ notification: Notification) {
        let updated = notification.userInfo?[NSUpdatedObjectsKey] as? Set<NSManagedObject>
        controller?.update(changed: updated ?? [])
    }
}
