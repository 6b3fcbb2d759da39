/// A `<segue>`, or a container's relationship to a child.
struct SegueElement: Sendable {
    let kind: String
    /// The ID of a controller, of a reference to another storyboard, or of an exit.
    let destination: String
    /// The relationship, such as "rootViewController"; `nil` unless the kind is "relationship".
    let relationship: String?
    let identifier: String?
    /// The line in the document, counted from 1.
    let line: Int
    /// An ID that is unique in the document.
    let id: String
    let element: Element

    init?(_ element: Element) {
        guard element.name == "segue", let destination = element["destination"] else { return nil }
        kind = element["kind"] ?? "custom"
        self.destination = destination
        relationship = element["relationship"]
        identifier = element["identifier"]
        line = element.line
        id = element.id ?? "line \(element.line)"
        self.element = element
    }

    /// Whether code or a tap follows the segue. Other segues describe the children of a container.
    var isFollowed: Bool { kind != "relationship" && kind != "embed" }

    /// Returns the segues of the element itself.
    static func own(of element: Element) -> [SegueElement] {
        element.child("connections")?.children.compactMap(SegueElement.init) ?? []
    }

    /// Returns all segues of a controller, including those of its buttons and cells.
    static func all(of controller: Element) -> [SegueElement] {
        var result: [SegueElement] = []
        controller.walk { element in
            if let segue = SegueElement(element) { result.append(segue) }
        }
        return result
    }
}
