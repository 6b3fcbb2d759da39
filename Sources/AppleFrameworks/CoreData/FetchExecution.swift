import Foundation

/// Runs a fetch request in a context.
struct FetchExecution<ResultType> {
    let context: NSManagedObjectContext
    let request: NSFetchRequest<ResultType>

    func results() throws -> [ResultType] {
        let objects = try objects()
        if request.resultType.contains(.countResultType) {
            return [NSNumber(value: objects.count)].compactMap { $0 as? ResultType }
        }
        if request.resultType.contains(.managedObjectIDResultType) {
            return objects.compactMap { $0.objectID as? ResultType }
        }
        if request.resultType.contains(.dictionaryResultType) {
            return dictionaries(objects).compactMap { $0 as? ResultType }
        }
        return objects.compactMap { $0 as? ResultType }
    }

    /// The objects that match the predicate, sorted and limited. Without sort descriptors, they are
    /// in the order of their insertion.
    func objects() throws -> [NSManagedObject] {
        var objects = context.liveObjects(of: try entity())
        if !request.includesSubentities {
            let entity = try entity()
            objects.removeAll { $0.entity !== entity }
        }
        if let predicate = request.predicate {
            objects = objects.filter { predicate.evaluate(with: $0) }
        }
        objects = Self.sorted(objects, by: request.sortDescriptors ?? [])
        if request.fetchOffset > 0 { objects = Array(objects.dropFirst(request.fetchOffset)) }
        return request.fetchLimit > 0 ? Array(objects.prefix(request.fetchLimit)) : objects
    }

    private func entity() throws -> NSEntityDescription {
        if let entity = request.entity { return entity }
        let entities = context.model?.entitiesByName ?? [:]
        if let name = request.entityName, let entity = entities[name] { return entity }
        if let type = ResultType.self as? NSManagedObject.Type,
            let entity = EntityClasses.entity(of: type)
        {
            return entity
        }
        throw CocoaError(
            CocoaError.Code(rawValue: 134_060),
            userInfo: [
                NSLocalizedDescriptionKey: "The model has no entity “\(request.entityName ?? "")”."
            ])
    }

    private static func sorted(
        _ objects: [NSManagedObject], by descriptors: [NSSortDescriptor]
    ) -> [NSManagedObject] {
        guard !descriptors.isEmpty else { return objects }
        return objects.enumerated().sorted { a, b in
            for descriptor in descriptors {
                switch descriptor.compare(a.element, to: b.element) {
                case .orderedAscending: return true
                case .orderedDescending: return false
                case .orderedSame: continue
                }
            }
            return a.offset < b.offset
        }.map(\.element)
    }

    private func dictionaries(_ objects: [NSManagedObject]) -> [NSDictionary] {
        let names = request.propertiesToFetch?.compactMap {
            ($0 as? String) ?? ($0 as? NSPropertyDescription)?.name
        }
        return objects.map { object in
            let keys = names ?? object.entity.attributesByName.keys.sorted()
            let result = NSMutableDictionary()
            for key in keys {
                if let value = object.value(forKey: key) { result[key] = value }
            }
            return result
        }
    }
}
