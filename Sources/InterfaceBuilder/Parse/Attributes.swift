/// An element's attributes, in document order.
///
/// Elements have few attributes, so comparing their names is faster than hashing them.
struct Attributes: Sendable {
    private var pairs: [(name: String, value: String)] = []

    var count: Int { pairs.count }

    subscript(name: String) -> String? {
        get {
            for pair in pairs where pair.name == name { return pair.value }
            return nil
        }
        set {
            let index = pairs.firstIndex { $0.name == name }
            switch (index, newValue) {
            case (let index?, let value?): pairs[index].value = value
            case (let index?, nil): pairs.remove(at: index)
            case (nil, let value?): pairs.append((name, value))
            case (nil, nil): break
            }
        }
    }

    /// Adds an attribute after the others.
    ///
    /// - Returns: `false` if there already is an attribute with the name.
    mutating func append(_ name: String, _ value: String) -> Bool {
        guard self[name] == nil else { return false }
        pairs.append((name, value))
        return true
    }
}

extension Attributes: Sequence {
    func makeIterator() -> some IteratorProtocol<(name: String, value: String)> {
        pairs.makeIterator()
    }
}

extension Attributes: Equatable {
    /// Compares the attributes regardless of their order.
    static func == (one: Attributes, other: Attributes) -> Bool {
        one.count == other.count && one.pairs.allSatisfy { other[$0.name] == $0.value }
    }
}
