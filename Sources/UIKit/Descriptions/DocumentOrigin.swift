/// Which element of an Interface Builder document a view was built from.
@_spi(Documents) public struct DocumentOrigin: Sendable, Hashable {
    /// The object id; nil for elements without one.
    public var id: String?
    /// The element's name, such as "label".
    public var kind: String
    /// The class that the app gives the view, of which only the name is known.
    public var customClass: String?
    /// Counted from 1.
    public var line: Int

    public init(id: String?, kind: String, customClass: String? = nil, line: Int) {
        self.id = id
        self.kind = kind
        self.customClass = customClass
        self.line = line
    }
}
