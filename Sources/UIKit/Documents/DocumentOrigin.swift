/// The element of an Interface Builder document that a view was built from.
package struct DocumentOrigin: Sendable, Hashable {
    /// The object ID, or `nil` if the element has none.
    package var id: String?
    /// The element's name, such as "label".
    package var kind: String
    /// The name of the view's custom class, which isn't available.
    package var customClass: String?
    /// Whether the element has a font that isn't available, so that the width of its text is unknown.
    package var hasUnknownFont: Bool
    /// The element's line, counted from 1.
    package var line: Int
    /// The document's filename, or `nil` if it is unknown.
    package var file: String?

    package init(
        id: String?, kind: String, customClass: String? = nil, hasUnknownFont: Bool = false,
        line: Int, file: String? = nil
    ) {
        self.id = id
        self.kind = kind
        self.customClass = customClass
        self.hasUnknownFont = hasUnknownFont
        self.line = line
        self.file = file
    }
}
