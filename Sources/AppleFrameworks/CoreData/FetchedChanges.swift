import Foundation

extension NSFetchedResultsController {
    /// Fetches and groups the objects by the section's name, in the order of the sort descriptors.
    func fetchedSections() throws -> [FetchedSection] {
        let objects = try FetchExecution(context: managedObjectContext, request: fetchRequest)
            .objects()
        guard let sectionNameKeyPath else { return [FetchedSection(name: "", members: objects)] }
        var sections: [FetchedSection] = []
        for object in objects {
            let value = KeyValueLookup.value(object, keyPath: sectionNameKeyPath)
            let name = value.map { "\($0)" } ?? ""
            if sections.last?.name == name {
                sections[sections.count - 1].members.append(object)
            } else {
                sections.append(FetchedSection(name: name, members: [object]))
            }
        }
        return sections
    }

    /// Fetches again after the context's objects have changed, and informs the delegate of the
    /// differences.
    func update(changed: Set<NSManagedObject>) {
        guard let old = contents, let new = try? fetchedSections() else { return }
        let changes = FetchedChanges(from: old, to: new, changed: changed)
        contents = new
        guard !changes.isEmpty, let delegate else { return }
        let controller = erased()
        delegate.controllerWillChangeContent(controller)
        for change in changes.sections {
            delegate.controller(
                controller, didChange: change.section, atSectionIndex: change.index,
                for: change.type)
        }
        for change in changes.objects {
            delegate.controller(
                controller, didChange: change.object, at: change.old, for: change.type,
                newIndexPath: change.new)
        }
        delegate.controllerDidChangeContent(controller)
    }

    /// The controller with the type of the delegate's parameters. In Objective-C, the type of the
    /// results isn't part of a controller's type; in Swift, it is, so the delegate may receive
    /// another controller with the same results.
    private func erased() -> NSFetchedResultsController<any NSFetchRequestResult> {
        if let controller = self as? NSFetchedResultsController<any NSFetchRequestResult> {
            return controller
        }
        return NSFetchedResultsController<any NSFetchRequestResult>(sharing: self)
    }
}

/// The differences between two results: sections and objects that were removed, inserted, moved, or
/// updated.
struct FetchedChanges {
    struct Object {
        let object: NSManagedObject
        let type: NSFetchedResultsChangeType
        var old: IndexPath?
        var new: IndexPath?
    }

    struct Section {
        let section: FetchedSection
        let index: Int
        let type: NSFetchedResultsChangeType
    }

    private(set) var sections: [Section] = []
    private(set) var objects: [Object] = []
    var isEmpty: Bool { sections.isEmpty && objects.isEmpty }

    init(from old: [FetchedSection], to new: [FetchedSection], changed: Set<NSManagedObject>) {
        let (oldNames, newNames) = (old.map(\.name), new.map(\.name))
        for (index, section) in old.enumerated().reversed() where !newNames.contains(section.name) {
            sections.append(Section(section: section, index: index, type: .delete))
        }
        for (index, section) in new.enumerated() where !oldNames.contains(section.name) {
            sections.append(Section(section: section, index: index, type: .insert))
        }
        addObjects(from: old, to: new, changed: changed)
    }

    private mutating func addObjects(
        from old: [FetchedSection], to new: [FetchedSection], changed: Set<NSManagedObject>
    ) {
        let (before, after) = (Self.paths(old), Self.paths(new))
        let (oldPaths, newPaths) = (Self.index(before), Self.index(after))
        let moved = Self.moved(before, after, old, new)
        for (object, path) in before.reversed() where newPaths[ObjectIdentifier(object)] == nil {
            objects.append(Object(object: object, type: .delete, old: path))
        }
        for (object, path) in after {
            guard let oldPath = oldPaths[ObjectIdentifier(object)] else {
                objects.append(Object(object: object, type: .insert, new: path))
                continue
            }
            if moved.contains(ObjectIdentifier(object)) {
                objects.append(Object(object: object, type: .move, old: oldPath, new: path))
            } else if changed.contains(object) {
                objects.append(Object(object: object, type: .update, old: oldPath, new: path))
            }
        }
    }

    private static func paths(_ sections: [FetchedSection]) -> [(NSManagedObject, IndexPath)] {
        sections.enumerated().flatMap { section, content in
            content.members.enumerated().map { ($1, IndexPath(indexes: [section, $0])) }
        }
    }

    private static func index(
        _ paths: [(NSManagedObject, IndexPath)]
    ) -> [ObjectIdentifier: IndexPath] {
        Dictionary(paths.map { (ObjectIdentifier($0.0), $0.1) }) { first, _ in first }
    }

    /// The objects in both results that are in another section, or whose order among the others
    /// changed.
    private static func moved(
        _ before: [(NSManagedObject, IndexPath)], _ after: [(NSManagedObject, IndexPath)],
        _ old: [FetchedSection], _ new: [FetchedSection]
    ) -> Set<ObjectIdentifier> {
        let kept = index(before), remaining = index(after)
        let first = before.map { ObjectIdentifier($0.0) }.filter { remaining[$0] != nil }
        let second = after.map { ObjectIdentifier($0.0) }.filter { kept[$0] != nil }
        var result: Set<ObjectIdentifier> = []
        for case .insert(_, let id, _) in second.difference(from: first) { result.insert(id) }
        for id in second {
            guard let a = kept[id], let b = remaining[id] else { continue }
            if old[a[0]].name != new[b[0]].name { result.insert(id) }
        }
        return result
    }
}
