extension Element {
    /// An element that the document doesn't write so, for an object on one of its lines.
    init(_ name: String, at line: Int, key: String? = nil, _ children: [Element] = []) {
        self.init(name: name, attributes: [:], line: line, children: children)
        attributes["key"] = key
    }

    /// Adds a group such as `<subviews>`, unless it would be empty.
    mutating func append(_ children: [Element], in group: String) {
        guard !children.isEmpty else { return }
        self.children.append(Element(group, at: line, children))
    }
}
