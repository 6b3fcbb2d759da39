extension Element {
    /// Whether the element or any descendant varies with the size class.
    var hasVariations: Bool {
        children.contains { $0.name == "variation" || $0.hasVariations }
    }

    /// The part of the element that describes its own view: its attributes and children, without
    /// subviews and constraints.
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

    /// Whether both elements have the same contents, regardless of their lines.
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
