/// A scene of a storyboard, or a top-level object of a xib.
public struct Scene: Sendable, Identifiable {
    /// The object ID of the controller or view.
    public let id: String
    /// The scene's name: a valid folder name that no other rendered scene of the document has, even
    /// on disks that don't distinguish case.
    public internal(set) var name: String
    /// The identifier with which code and references name the scene.
    public let storyboardIdentifier: String?
    /// The element's name, such as "tableViewController".
    public let kind: String
    /// The line in the document, counted from 1.
    public let line: Int
    package let content: Content

    /// What is built for a scene.
    package enum Content: Sendable {
        /// A controller, and the view that it holds.
        case controller(Element, view: Element)
        /// A view without a controller, as xibs hold them.
        case view(Element)
        /// A container that shows content that no other scene of the document shows.
        case container(Element)
        /// A controller of a document that stores no views, shown as an empty screen.
        case emptyScreen(Element)
        case nothing
    }

    /// The class that the document names for the controller, without its module.
    package var controllerClass: String? {
        guard case .controller(let element, _) = content else { return nil }
        return element.string("customClass")
    }

    /// Whether the scene is rendered on its own. A navigation controller whose content is a scene
    /// isn't.
    public var hasPicture: Bool {
        if case .nothing = content { return false }
        return true
    }
}
