/// The objects of an archive, by the ids with which they refer to each other.
///
/// Xcode 3 and 4 kept xibs as keyed archives: what two objects share is written once, and the
/// other has a reference to it.
final class ArchiveGraph {
    private var objects: [String: Element] = [:]
    /// How many items of shared lists may still be read. A list of many that many objects share
    /// would cost the product of both; Interface Builder shares empty ones.
    private var sharedItems = 100_000

    /// Of ids that appear twice, the first counts.
    init(_ archive: Element) {
        archive.walk { element in
            guard let id = element.id, objects[id] == nil else { return }
            objects[id] = element
        }
    }

    func object(_ id: String) -> ArchivedObject? {
        objects[id].map { ArchivedObject(element: $0, graph: self) }
    }

    /// What stands there: nil for `<nil>` and for references that lead nowhere.
    func resolve(_ element: Element) -> Element? {
        switch element.name {
        case "nil": nil
        case "reference": element["ref"].flatMap { objects[$0] }
        default: element
        }
    }

    /// The items of an `NSArray` or of an `<array>`.
    func items(of list: Element, isShared: Bool = false) -> [ArchivedObject] {
        if isShared {
            sharedItems -= list.children.count
            guard sharedItems >= 0 else { return [] }
        }
        return list.children.compactMap { child in
            guard child.key?.hasPrefix("NS.object.") ?? true else { return nil }
            return resolve(child).map { ArchivedObject(element: $0, graph: self) }
        }
    }
}
