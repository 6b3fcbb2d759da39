/// Which element of an Interface Builder document a view was built from.
package struct DocumentOrigin: Sendable, Hashable {
    /// The object id; nil for elements without one.
    package var id: String?
    /// The element's name, such as "label".
    package var kind: String
    /// The class that the app gives the view, of which only the name is known.
    package var customClass: String?
    /// Counted from 1.
    package var line: Int

    package init(id: String?, kind: String, customClass: String? = nil, line: Int) {
        self.id = id
        self.kind = kind
        self.customClass = customClass
        self.line = line
    }
}
