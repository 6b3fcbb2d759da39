import Foundation
import FrameworkSupport

/// The changes since observers were last informed.
struct PendingChanges {
    var inserted: [NSManagedObject] = []
    var updated: [NSManagedObject] = []
    var deleted: [NSManagedObject] = []
    var isScheduled = false

    var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty }

    var userInfo: [AnyHashable: Any] {
        [
            NSInsertedObjectsKey: Set(inserted), NSUpdatedObjectsKey: Set(updated),
            NSDeletedObjectsKey: Set(deleted),
        ]
    }
}

extension NSManagedObjectContext {
    var coordinator: NSPersistentStoreCoordinator? {
        persistentStoreCoordinator ?? parent?.coordinator
    }

    var model: NSManagedObjectModel? { coordinator?.managedObjectModel }

    func register(inserted object: NSManagedObject) {
        object.managedObjectContext = self
        object.isInserted = true
        if object.objectID.number == 0 { object.objectID.number = coordinator?.takeNumber() ?? 0 }
        objects[ObjectIdentifier(object.objectID)] = object
        EntityClasses.note(type(of: object))
        inserted.append(object)
        pending.inserted.append(object)
        schedule()
    }

    func noteUpdate(of object: NSManagedObject) {
        guard !object.isInserted, !object.isDeleted else { return schedule() }
        if !object.isUpdated {
            object.isUpdated = true
            updated.append(object)
        }
        if !pending.updated.contains(object) { pending.updated.append(object) }
        schedule()
    }

    /// Marks an object as deleted and follows the deletion rules of its relationships.
    func markDeleted(_ object: NSManagedObject) {
        guard !object.isDeleted, objects[ObjectIdentifier(object.objectID)] === object else {
            return
        }
        object.prepareForDeletion()
        object.isDeleted = true
        for (key, relationship) in object.entity.relationshipsByName.sorted(by: { $0.key < $1.key })
        {
            let others = object.related(key)
            switch relationship.deleteRule {
            case .cascadeDeleteRule: for other in others { markDeleted(other) }
            case .nullifyDeleteRule:
                guard let inverse = relationship.inverseRelationship else { continue }
                for other in others { other.unlink(object, inverse.name) }
            case .noActionDeleteRule, .denyDeleteRule: continue
            }
        }
        if object.isInserted {
            inserted.removeAll { $0 === object }
        } else {
            deleted.append(object)
        }
        updated.removeAll { $0 === object }
        pending.inserted.removeAll { $0 === object }
        pending.updated.removeAll { $0 === object }
        pending.deleted.append(object)
        schedule()
    }

    /// Posts the changes when the main queue has time, as Core Data does at the end of an event. On
    /// other queues, they are posted when the context is saved.
    private func schedule() {
        guard !pending.isScheduled, MainQueue.isCurrent else { return }
        pending.isScheduled = true
        MainWork { [weak self] in self?.postChanges() }.enqueue()
    }

    func postChanges() {
        let changes = pending
        pending = PendingChanges()
        guard !changes.isEmpty else { return }
        NotificationCenter.default.post(
            name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: changes.userInfo)
    }

    func saveChanges() throws {
        for object in inserted + updated { object.willSave() }
        for object in inserted { try object.validateForInsert() }
        for object in updated { try object.validateForUpdate() }
        for object in deleted { try object.validateForDelete() }
        let center = NotificationCenter.default
        center.post(name: .NSManagedObjectContextWillSave, object: self)
        postChanges()
        var saved = PendingChanges()
        (saved.inserted, saved.updated, saved.deleted) = (inserted, updated, deleted)
        commit()
        for object in saved.inserted + saved.updated { object.didSave() }
        parent?.refreshStoredObjects()
        for context in coordinator?.others(than: self) ?? []
        where context.automaticallyMergesChangesFromParent && context !== parent {
            context.refreshStoredObjects()
        }
        center.post(name: .NSManagedObjectContextDidSave, object: self, userInfo: saved.userInfo)
    }

    private func commit() {
        for object in inserted + updated {
            coordinator?.write(object)
            object.committed = object.values
            (object.isInserted, object.isUpdated) = (false, false)
        }
        for object in deleted {
            coordinator?.remove(object.objectID)
            objects[ObjectIdentifier(object.objectID)] = nil
            object.managedObjectContext = nil
        }
        (inserted, updated, deleted) = ([], [], [])
    }

    func discardChanges() {
        for object in inserted { objects[ObjectIdentifier(object.objectID)] = nil }
        for object in updated + deleted {
            object.values = object.committed
            (object.isUpdated, object.isDeleted) = (false, false)
        }
        (inserted, updated, deleted) = ([], [], [])
        pending = PendingChanges()
    }
}
