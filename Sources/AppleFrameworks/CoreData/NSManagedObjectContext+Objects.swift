import Foundation

extension NSManagedObjectContext {
    /// Returns the context's object with an identity, which is created from the store's values when
    /// it is first needed.
    func liveObject(with id: NSManagedObjectID) -> NSManagedObject? {
        if let object = objects[ObjectIdentifier(id)] { return object.isDeleted ? nil : object }
        guard let values = coordinator?.stored(id) else { return nil }
        return fault(id, values)
    }

    private func fault(_ id: NSManagedObjectID, _ values: [String: Any]) -> NSManagedObject {
        let object = id.entity.objectClass(in: self).init(entity: id.entity, insertInto: nil)
        (object.objectID, object.values, object.committed) = (id, values, values)
        object.managedObjectContext = self
        objects[ObjectIdentifier(id)] = object
        object.awakeFromFetch()
        return object
    }

    /// The objects of an entity with the context's changes, in the order of their insertion.
    func liveObjects(of entity: NSEntityDescription) -> [NSManagedObject] {
        let stored = (coordinator?.stored(entity) ?? []).compactMap { liveObject(with: $0.id) }
        let new = inserted.filter { $0.entity.isKindOf(entity: entity) && !$0.isDeleted }
        return (stored + new).sorted { $0.objectID.number < $1.objectID.number }
    }

    func reload(_ object: NSManagedObject, keepingChanges: Bool) {
        guard !object.isInserted, let values = coordinator?.stored(object.objectID) else { return }
        if keepingChanges && object.isUpdated { return }
        (object.values, object.committed, object.isUpdated) = (values, values, false)
        updated.removeAll { $0 === object }
    }

    /// Takes the store's values for objects without changes, and forgets those that were deleted.
    func refreshStoredObjects() {
        for object in objects.values.sorted(by: { $0.objectID.number < $1.objectID.number })
        where !object.isInserted && !object.isUpdated {
            if let values = coordinator?.stored(object.objectID) {
                (object.values, object.committed) = (values, values)
                pending.updated.append(object)
            } else if !object.isDeleted {
                object.isDeleted = true
                objects[ObjectIdentifier(object.objectID)] = nil
                pending.deleted.append(object)
            }
        }
        NotificationCenter.default.post(
            name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: pending.userInfo)
        pending = PendingChanges()
    }

    func perform(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        if let deletion = request as? NSBatchDeleteRequest {
            let doomed = try FetchExecution(context: self, request: deletion.fetchRequest).objects()
            for object in doomed { markDeleted(object) }
            try saveChanges()
            return NSBatchDeleteResult(doomed.map(\.objectID), deletion.resultType)
        }
        if let update = request as? NSBatchUpdateRequest { return try apply(update) }
        return NSPersistentStoreResult()
    }

    private func apply(_ update: NSBatchUpdateRequest) throws -> NSPersistentStoreResult {
        let request = NSFetchRequest<NSManagedObject>(entityName: update.entityName)
        request.predicate = update.predicate
        let changed = try FetchExecution(context: self, request: request).objects()
        let values = (update.propertiesToUpdate ?? [:]).map { ("\($0.key.base)", $0.value) }
        for object in changed {
            for (key, value) in values.sorted(by: { $0.0 < $1.0 }) {
                object.setValue(value, forKey: key)
            }
        }
        try saveChanges()
        return NSPersistentStoreResult()
    }
}
