import XMLReading

extension Element {
    /// Creates the root of a parsed document.
    init(_ tree: XMLTree) {
        self.init(tree.elements, 0)
    }

    private init(_ elements: [XMLTree.Element], _ index: Int) {
        let source = elements[index]
        var children: [Element] = []
        var child = index + 1
        while child < source.descendantsEnd {
            children.append(Element(elements, child))
            child = elements[child].descendantsEnd
        }
        self.init(
            name: source.name, attributes: Attributes(source.attributes), line: source.line,
            children: children, text: source.text)
    }
}
