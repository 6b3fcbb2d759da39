/// A scene of a storyboard, or a top-level object of a xib.
public struct Scene: Sendable, Identifiable {
    /// The object id of the controller or view.
    public let id: String
    /// A valid folder name that no other rendered scene of the document has, whether or not the
    /// disk distinguishes case.
    public internal(set) var name: String
    /// By which code and references name the scene.
    public let storyboardIdentifier: String?
    /// The element's name, such as "tableViewController".
    public let kind: String
    /// Counted from 1.
    public let line: Int
    let content: Content

    /// What there is to build.
    enum Content: Sendable {
        /// A controller, and the view that it holds.
        case controller(Element, view: Element)
        /// A view without a controller, as xibs hold them.
        case view(Element)
        /// A container that shows what no other scene of the document does.
        case container(Element)
        /// A controller of a document without any view, shown as an empty screen.
        case emptyScreen(Element)
        case nothing
    }

    /// Whether the scene is something to see by itself, as a navigation controller is not whose
    /// content is a scene.
    public var hasPicture: Bool {
        if case .nothing = content { return false }
        return true
    }
}
