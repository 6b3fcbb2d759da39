/// An element of a document, without interpretation.
struct Element: Sendable {
    let name: String
    var attributes = Attributes()
    /// The line on which the start tag ends, counted from 1.
    let line: Int
    var children: [Element] = []
    /// The characters of strings, and of the numbers of archives; empty in other elements.
    var text = ""

    subscript(attribute: String) -> String? { attributes[attribute] }

    var id: String? { attributes["id"] }
    var key: String? { attributes["key"] }

    /// Returns the first child with this name.
    func child(_ name: String) -> Element? {
        children.first { $0.name == name }
    }

    /// Returns the first child that is the value of a property, regardless of its name.
    func child(key: String) -> Element? {
        children.first { $0.key == key }
    }

    func child(_ name: String, key: String) -> Element? {
        children.first { $0.name == name && $0.key == key }
    }

    /// Calls `visit` for the element and its descendants, in document order.
    func walk(_ visit: (Element) -> Void) {
        visit(self)
        for child in children { child.walk(visit) }
    }
}
