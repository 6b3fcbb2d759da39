/// An XML element as the document writes it; nothing is interpreted yet.
struct Element: Sendable {
    let name: String
    var attributes = Attributes()
    /// Counted from 1, where the start tag ends.
    let line: Int
    var children: [Element] = []
    /// The characters of `<string>` and `<mutableString>`, and of the numbers of archives; the
    /// others have none that mean anything.
    var text = ""

    subscript(attribute: String) -> String? { attributes[attribute] }

    var id: String? { attributes["id"] }
    var key: String? { attributes["key"] }

    /// The first child of this name.
    func child(_ name: String) -> Element? {
        children.first { $0.name == name }
    }

    /// The first child that stands for a property, whatever its name.
    func child(key: String) -> Element? {
        children.first { $0.key == key }
    }

    func child(_ name: String, key: String) -> Element? {
        children.first { $0.name == name && $0.key == key }
    }

    /// Calls `visit` for the element and all below it, in document order.
    func walk(_ visit: (Element) -> Void) {
        visit(self)
        for child in children { child.walk(visit) }
    }
}
