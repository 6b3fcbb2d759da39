extension Element {
    /// Creates an element that the document doesn't contain in this form, for an object on the
    /// given line.
    init(_ name: String, at line: Int, key: String? = nil, _ children: [Element] = []) {
        self.init(name: name, line: line, children: children)
        attributes["key"] = key
    }

    /// Adds the attributes that the element doesn't have yet.
    mutating func complete(with attributes: [String: String]) {
        for (name, value) in attributes where self[name] == nil { self.attributes[name] = value }
    }

    /// Adds a group such as `<subviews>`, unless it would be empty.
    mutating func append(_ children: [Element], in group: String) {
        guard !children.isEmpty else { return }
        self.children.append(Element(group, at: line, children))
    }
}
