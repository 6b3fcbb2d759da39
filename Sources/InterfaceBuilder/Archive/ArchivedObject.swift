import Foundation

/// An object of an archive. Reading its values follows references.
struct ArchivedObject {
    let element: Element
    let graph: ArchiveGraph

    /// The class, such as "IBUIButton".
    var className: String { element["class"] ?? element.name }

    func value(_ key: String) -> Element? {
        element.child(key: key).flatMap(graph.resolve)
    }

    func object(_ key: String) -> ArchivedObject? {
        value(key).map { ArchivedObject(element: $0, graph: graph) }
    }

    /// Returns the ID of the object for a key. The object may be missing from the archive.
    func reference(_ key: String) -> String? {
        element.child(key: key).flatMap { $0["ref"] ?? $0.id }
    }

    // MARK: Scalars

    /// Returns a string, number, or Boolean value as it is written.
    func scalar(_ key: String) -> String? {
        value(key).map { ArchivedObject(element: $0, graph: graph) }?.ownScalar
    }

    /// The text of `<string>`, `<int>`, `<bool>`, `<float>`, or `<double>`, or the `value`
    /// attribute of `<integer>`, `<real>`, or `<boolean>`.
    var ownScalar: String? {
        switch element.name {
        case "string": element.decodedText
        case "int", "bool", "float", "double", "bytes", "integer", "real", "boolean":
            element["value"] ?? element.text.trimmingCharacters(in: .whitespacesAndNewlines)
        default: nil
        }
    }

    func integer(_ key: String) -> Int? { scalar(key).flatMap { Int($0) } }

    // MARK: Collections

    func list(_ key: String) -> [ArchivedObject] {
        guard let stated = element.child(key: key), let list = graph.resolve(stated) else {
            return []
        }
        return graph.items(of: list, isShared: stated.name == "reference")
    }

    /// Returns the entries of a dictionary in their order, in any of the three ways in which
    /// archives write dictionaries.
    func entries(_ key: String) -> [(key: String, value: ArchivedObject)] {
        guard let dictionary = object(key) else { return [] }
        let keys = dictionary.list("dict.sortedKeys")
        if !keys.isEmpty {
            return zip(keys, dictionary.list("dict.values"))
                .map { ($0.ownScalar ?? "", $1) }
        }
        let parts = dictionary.element.children
        guard parts.contains(where: { $0.key?.hasPrefix("NS.key.") == true }) else {
            return parts.compactMap { part in
                guard let key = part.key, let value = graph.resolve(part) else { return nil }
                return (key, ArchivedObject(element: value, graph: graph))
            }
        }
        return dictionary.numberedEntries
    }

    /// The entries of a dictionary that is written as `NS.key.0`, `NS.object.0`, `NS.key.1`, and so
    /// on.
    private var numberedEntries: [(key: String, value: ArchivedObject)] {
        var values: [Substring: Element] = [:]
        for part in element.children {
            guard let key = part.key, key.hasPrefix("NS.object.") else { continue }
            values[key.dropFirst("NS.object.".count)] = graph.resolve(part)
        }
        return element.children.compactMap { part in
            guard let key = part.key, key.hasPrefix("NS.key."),
                let value = values[key.dropFirst("NS.key.".count)]
            else { return nil }
            let name = ArchivedObject(element: part, graph: graph).ownScalar ?? ""
            return (name, ArchivedObject(element: value, graph: graph))
        }
    }
}
