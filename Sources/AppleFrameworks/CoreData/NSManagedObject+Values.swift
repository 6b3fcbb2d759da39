import Foundation

extension NSManagedObject {
    /// Returns the value of a property with the attribute `@NSManaged`: the rewritten getter.
    ///
    /// Numbers are converted to the property's type, sets to collections. A missing value is `nil`,
    /// zero, or empty.
    public func managedValue<Value>(_ key: String) -> Value {
        if let value = value(forKey: key), let result = ManagedValue.convert(value, to: Value.self)
        {
            return result
        }
        guard let empty = ManagedValue.empty(Value.self) else {
            preconditionFailure("\(entity.name ?? "").\(key) has no value")
        }
        return empty
    }

    /// Sets the value of a property with the attribute `@NSManaged`: the rewritten setter.
    public func setManagedValue<Value>(_ key: String, _ value: Value) {
        setValue(KeyValueLookup.unwrapped(value), forKey: key)
    }

    /// Adds objects to a relationship to many objects, as the generated accessors do.
    public func addManagedObjects(_ key: String, _ objects: [NSManagedObject]) {
        setRelated(related(key) + objects.filter { !related(key).contains($0) }, key)
    }

    /// Removes objects from a relationship to many objects, as the generated accessors do.
    public func removeManagedObjects(_ key: String, _ objects: [NSManagedObject]) {
        setRelated(related(key).filter { !objects.contains($0) }, key)
    }

    func storedValue(_ key: String) -> Any? {
        guard let relationship = entity.relationshipsByName[key] else { return values[key] }
        let objects = related(key)
        guard relationship.isToMany else { return objects.first }
        return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
    }

    func store(_ value: Any?, _ key: String) {
        if let relationship = entity.relationshipsByName[key] {
            let objects =
                relationship.isToMany ? KeyValueLookup.elements(value) : value.map { [$0] }
            setRelated((objects ?? []).compactMap { $0 as? NSManagedObject }, key)
        } else {
            values[key] = KeyValueLookup.unwrapped(value)
            managedObjectContext?.noteUpdate(of: self)
        }
    }

    /// The objects of a relationship, in the order in which they were added.
    func related(_ key: String) -> [NSManagedObject] {
        let ids = values[key] as? [NSManagedObjectID] ?? []
        return ids.compactMap { managedObjectContext?.liveObject(with: $0) }
    }

    /// Sets the objects of a relationship and updates the inverse one.
    func setRelated(_ objects: [NSManagedObject], _ key: String) {
        let old = related(key)
        link(objects.map(\.objectID), key)
        guard let relationship = entity.relationshipsByName[key],
            let inverse = relationship.inverseRelationship
        else { return }
        for object in old where !objects.contains(object) { object.unlink(self, inverse.name) }
        for object in objects where !old.contains(object) { object.join(self, inverse) }
    }

    /// Removes an object from a relationship without updating the inverse one.
    func unlink(_ object: NSManagedObject, _ key: String) {
        let ids = values[key] as? [NSManagedObjectID] ?? []
        link(ids.filter { $0 !== object.objectID }, key)
    }

    private func join(_ object: NSManagedObject, _ relationship: NSRelationshipDescription) {
        let ids = values[relationship.name] as? [NSManagedObjectID] ?? []
        guard !ids.contains(object.objectID) else { return }
        if relationship.isToMany {
            link(ids + [object.objectID], relationship.name)
        } else {
            for previous in related(relationship.name) {
                relationship.inverseRelationship.map { previous.unlink(self, $0.name) }
            }
            link([object.objectID], relationship.name)
        }
    }

    private func link(_ ids: [NSManagedObjectID], _ key: String) {
        values[key] = ids
        managedObjectContext?.noteUpdate(of: self)
    }
}
