/// An element of a document, without interpretation.
///
/// Copies share their contents, because builders copy elements often and change them rarely.
package struct Element: Sendable {
    private var contents: Contents

    private final class Contents: Sendable {
        let name: String
        let attributes: Attributes
        let line: Int
        let children: [Element]
        let text: String

        init(
            _ name: String, _ attributes: Attributes, _ line: Int, _ children: [Element],
            _ text: String
        ) {
            self.name = name
            self.attributes = attributes
            self.line = line
            self.children = children
            self.text = text
        }
    }

    init(
        name: String, attributes: Attributes = Attributes(), line: Int, children: [Element] = [],
        text: String = ""
    ) {
        contents = Contents(name, attributes, line, children, text)
    }

    package var name: String { contents.name }
    /// The line on which the start tag ends, counted from 1.
    var line: Int { contents.line }
    var attributes: Attributes {
        get { contents.attributes }
        set { contents = Contents(name, newValue, line, children, text) }
    }
    package var children: [Element] {
        get { contents.children }
        set { contents = Contents(name, attributes, line, newValue, text) }
    }
    /// The characters of strings, and of the numbers of archives; empty in other elements.
    var text: String {
        get { contents.text }
        set { contents = Contents(name, attributes, line, children, newValue) }
    }

    package subscript(attribute: String) -> String? { attributes[attribute] }

    package var id: String? { attributes["id"] }
    package var key: String? { attributes["key"] }

    /// Returns the first child with this name.
    package func child(_ name: String) -> Element? {
        children.first { $0.name == name }
    }

    /// Returns the first child that is the value of a property, regardless of its name.
    package func child(key: String) -> Element? {
        children.first { $0.key == key }
    }

    package func child(_ name: String, key: String) -> Element? {
        children.first { $0.name == name && $0.key == key }
    }

    /// Calls `visit` for the element and its descendants, in document order.
    package func walk(_ visit: (Element) -> Void) {
        visit(self)
        for child in children { child.walk(visit) }
    }
}
