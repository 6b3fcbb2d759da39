import Foundation

/// One object of an archive, whose values are read with references followed.
struct ArchivedObject {
    let element: Element
    let graph: ArchiveGraph

    /// Such as "IBUIButton".
    var className: String { element["class"] ?? element.name }

    func value(_ key: String) -> Element? {
        element.child(key: key).flatMap(graph.resolve)
    }

    func object(_ key: String) -> ArchivedObject? {
        value(key).map { ArchivedObject(element: $0, graph: graph) }
    }

    /// The id of the object there, which need not exist.
    func reference(_ key: String) -> String? {
        element.child(key: key).flatMap { $0["ref"] ?? $0.id }
    }

    // MARK: Scalars

    /// A text, number or truth as it is written.
    func scalar(_ key: String) -> String? {
        value(key).map { ArchivedObject(element: $0, graph: graph) }?.ownScalar
    }

    /// What `<string>`, `<int>`, `<bool>`, `<float>`, `<double>` hold, and what `<integer>`,
    /// `<real>` and `<boolean>` have as an attribute.
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

    /// The entries of a dictionary, in their order, in whichever of three ways it is written.
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

    /// `NS.key.0`, `NS.object.0`, `NS.key.1` and so on.
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
