import XMLReading

/// An element's attributes, in document order.
///
/// Elements have few attributes, so comparing their names is faster than hashing them.
struct Attributes: Sendable {
    private var pairs: [XMLAttribute]

    init(_ pairs: [XMLAttribute] = []) {
        self.pairs = pairs
    }

    var count: Int { pairs.count }

    subscript(name: String) -> String? {
        get {
            // Comparing the lengths first is faster than comparing strings.
            let length = name.utf8.count
            for index in pairs.indices
            where pairs[index].name.utf8.count == length && pairs[index].name == name {
                return pairs[index].value
            }
            return nil
        }
        set {
            let index = pairs.firstIndex { $0.name == name }
            switch (index, newValue) {
            case (let index?, let value?): pairs[index].value = value
            case (let index?, nil): pairs.remove(at: index)
            case (nil, let value?): pairs.append(XMLAttribute(name: name, value: value))
            case (nil, nil): break
            }
        }
    }
}

extension Attributes: Sequence {
    func makeIterator() -> some IteratorProtocol<(name: String, value: String)> {
        pairs.lazy.map { (name: $0.name, value: $0.value) }.makeIterator()
    }
}

extension Attributes: Equatable {
    /// Compares the attributes regardless of their order.
    static func == (one: Attributes, other: Attributes) -> Bool {
        one.count == other.count && one.pairs.allSatisfy { other[$0.name] == $0.value }
    }
}
