/// The objects of an archive, by the IDs with which they refer to each other.
///
/// Xcode 3 and 4 saved xibs as keyed archives: an object that is used in several places is written
/// once, and the other places refer to it.
final class ArchiveGraph {
    private var objects: [String: Element] = [:]
    /// The number of items of shared lists that may still be read. Reading a long list that many
    /// objects share would cost the product of both counts; Interface Builder only shares empty
    /// lists.
    private var sharedItems = 100_000

    /// Creates a graph of the archive's objects. If an ID occurs twice, the first object counts.
    init(_ archive: Element) {
        archive.walk { element in
            guard let id = element.id, objects[id] == nil else { return }
            objects[id] = element
        }
    }

    func object(_ id: String) -> ArchivedObject? {
        objects[id].map { ArchivedObject(element: $0, graph: self) }
    }

    /// Returns the element itself or the one that it refers to; `nil` for `<nil>` and for
    /// references to missing objects.
    func resolve(_ element: Element) -> Element? {
        switch element.name {
        case "nil": nil
        case "reference": element["ref"].flatMap { objects[$0] }
        default: element
        }
    }

    /// Returns the items of an `NSArray` or of an `<array>`.
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
