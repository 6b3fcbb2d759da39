import Foundation
import FrameworkSupport

/// The entities of a store.
open class NSManagedObjectModel: NSObject, NSCopying, @unchecked Sendable {
    open var entities: [NSEntityDescription] = [] {
        didSet { adopt() }
    }
    private var templates: [String: NSFetchRequest<any NSFetchRequestResult>] = [:]

    public override init() {
        super.init()
    }

    /// Reads a model document: a folder with the extension `xcdatamodeld`, `xcdatamodel`, or `momd`
    /// that contains the current version's `contents` as XML, or that file. Compiled models can't be
    /// read.
    public convenience init?(contentsOf url: URL) {
        guard let file = ModelDocument.contents(in: url), let data = try? Data(contentsOf: file),
            let entities = ModelDocument.entities(data)
        else {
            FrameworkNote("Core Data", "\(url.lastPathComponent) isn't a readable model").report()
            return nil
        }
        self.init()
        self.entities = entities
        adopt()
    }

    /// Returns the models of the bundles as one, or `nil` if there is none.
    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
        let urls = (bundles ?? [.main]).flatMap { ModelDocument.documents(in: $0) }
        let models = urls.compactMap { NSManagedObjectModel(contentsOf: $0) }
        return models.isEmpty ? nil : NSManagedObjectModel(byMerging: models)
    }

    public convenience init?(byMerging models: [NSManagedObjectModel]?) {
        self.init()
        entities = (models ?? []).flatMap(\.entities)
    }

    open var entitiesByName: [String: NSEntityDescription] {
        Dictionary(entities.map { ($0.name ?? "", $0) }) { first, _ in first }
    }

    open var versionIdentifiers: Set<AnyHashable> { [] }
    open var configurations: [String] { [] }
    open var fetchRequestTemplatesByName: [String: NSFetchRequest<any NSFetchRequestResult>] {
        templates
    }

    open func setFetchRequestTemplate(
        _ fetchRequestTemplate: NSFetchRequest<any NSFetchRequestResult>?, forName name: String
    ) { templates[name] = fetchRequestTemplate }

    open func fetchRequestTemplate(
        forName name: String
    ) -> NSFetchRequest<any NSFetchRequestResult>? { templates[name] }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    private func adopt() {
        let byName = entitiesByName
        for entity in entities {
            entity.managedObjectModel = self
            if let parent = entity.parentName.flatMap({ byName[$0] }), entity.superentity !== parent
            {
                parent.subentities.append(entity)
            }
        }
        for relationship in entities.flatMap(\.properties) {
            guard let relationship = relationship as? NSRelationshipDescription else { continue }
            if let name = relationship.destinationName {
                relationship.destinationEntity = byName[name]
            }
            if let inverse = relationship.inverseName {
                relationship.inverseRelationship =
                    relationship.destinationEntity?.relationshipsByName[inverse]
            }
        }
    }
}
