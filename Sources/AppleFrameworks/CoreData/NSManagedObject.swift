import Foundation

/// An object of a context. Values are read and written by name; `managedValue(_:)` and
/// `setManagedValue(_:_:)` are the accessors of properties with the attribute `@NSManaged`.
open class NSManagedObject: NSObject, NSFetchRequestResult, KeyValueReadable {
    public let entity: NSEntityDescription
    open internal(set) var objectID: NSManagedObjectID
    open internal(set) weak var managedObjectContext: NSManagedObjectContext?
    open internal(set) var isInserted = false
    open internal(set) var isUpdated = false
    open internal(set) var isDeleted = false
    var values: [String: Any] = [:]
    var committed: [String: Any] = [:]

    /// Creates an object with the entity's default values.
    public required init(
        entity: NSEntityDescription, insertInto context: NSManagedObjectContext?
    ) {
        self.entity = entity
        objectID = NSManagedObjectID(
            entity: entity, number: context?.coordinator?.takeNumber() ?? 0)
        super.init()
        values = entity.attributesByName.compactMapValues(\.defaultValue)
        if let context {
            context.register(inserted: self)
            awakeFromInsert()
        }
    }

    public convenience init(context moc: NSManagedObjectContext) {
        self.init(entity: Self.entity(in: moc), insertInto: moc)
    }

    open class func entity() -> NSEntityDescription {
        guard let entity = EntityClasses.entity(of: self) else {
            preconditionFailure("no loaded model has an entity for \(self)")
        }
        return entity
    }

    private class func entity(in context: NSManagedObjectContext) -> NSEntityDescription {
        let name = EntityClasses.name(of: self)
        let entities = context.model?.entities ?? []
        guard let entity = entities.first(where: { $0.isRepresented(by: name) }) else {
            preconditionFailure("the context's model has no entity for \(name)")
        }
        return entity
    }

    open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        NSFetchRequest(entityName: entity().name ?? "")
    }

    open var hasChanges: Bool { isInserted || isUpdated || isDeleted }
    open var hasPersistentChangedValues: Bool { hasChanges }
    open var isFault: Bool { false }
    open var faultingState: Int { 0 }

    open func value(forKey key: String) -> Any? { storedValue(key) }

    open func setValue(_ value: Any?, forKey key: String) {
        willChangeValue(forKey: key)
        store(value, key)
        didChangeValue(forKey: key)
    }

    open func value(forKeyPath keyPath: String) -> Any? {
        KeyValueLookup.value(self, keyPath: keyPath)
    }

    open func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) {
            setValue(value, forKey: key)
        }
    }

    open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(uniqueKeysWithValues: Set(keys).map { ($0, value(forKey: $0) ?? NSNull()) })
    }

    open func keyedValue(_ key: String) -> Any? {
        key == "objectID" ? objectID : value(forKey: key)
    }

    open func primitiveValue(forKey key: String) -> Any? { storedValue(key) }
    open func setPrimitiveValue(_ value: Any?, forKey key: String) { store(value, key) }
    open func willAccessValue(forKey key: String?) {}
    open func didAccessValue(forKey key: String?) {}
    open func willChangeValue(forKey key: String) {}
    open func didChangeValue(forKey key: String) {}
    open func mutableSetValue(forKey key: String) -> NSMutableSet {
        NSMutableSet(array: related(key))
    }
    open func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
        NSMutableOrderedSet(array: related(key))
    }

    open func changedValues() -> [String: Any] {
        values.filter { key, value in ComparedValue(value) != ComparedValue(committed[key]) }
    }

    open func committedValues(forKeys keys: [String]?) -> [String: Any] {
        guard let keys else { return committed }
        return committed.filter { keys.contains($0.key) }
    }

    open func awakeFromInsert() {}
    open func awakeFromFetch() {}
    open func prepareForDeletion() {}
    open func willSave() {}
    open func didSave() {}
    open func willTurnIntoFault() {}
    open func didTurnIntoFault() {}
    open func validateForInsert() throws {}
    open func validateForUpdate() throws {}
    open func validateForDelete() throws {}
}
