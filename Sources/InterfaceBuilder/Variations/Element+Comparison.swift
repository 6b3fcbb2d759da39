extension Element {
    /// Whether the element or anything below it varies with the size class.
    var hasVariations: Bool {
        children.contains { $0.name == "variation" || $0.hasVariations }
    }

    /// What the element says of its own view: its attributes and parts, without the views in it
    /// and without constraints.
    var ownPart: Element {
        var part = self
        part.children.removeAll { child in
            Self.containers.contains(child.name) || child.key != nil && ViewKind.isView(child)
        }
        return part
    }

    private static let containers: Set<String> = [
        "subviews", "constraints", "prototypes", "cells", "sections", "connections",
    ]

    /// Whether both write the same, wherever they stand.
    func says(theSameAs other: Element) -> Bool {
        name == other.name && attributes == other.attributes && text == other.text
            && children.count == other.children.count
            && zip(children, other.children).allSatisfy { $0.says(theSameAs: $1) }
    }

    func says(theSameAs other: Element, without attribute: String) -> Bool {
        var (one, another) = (self, other)
        one.attributes[attribute] = nil
        another.attributes[attribute] = nil
        return one.says(theSameAs: another)
    }
}
