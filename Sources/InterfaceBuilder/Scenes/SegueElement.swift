/// A `<segue>`, or a container's relationship to what it holds.
struct SegueElement: Sendable {
    let kind: String
    /// The id of a controller, of a reference to another storyboard, or of an exit.
    let destination: String
    /// Such as "rootViewController"; nil unless the kind is "relationship".
    let relationship: String?
    let identifier: String?
    /// Counted from 1.
    let line: Int
    /// Different from all others of the document.
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

    /// Whether code or a tap follows it; the others say what a container holds.
    var isFollowed: Bool { kind != "relationship" && kind != "embed" }

    /// What leads away from the element itself.
    static func own(of element: Element) -> [SegueElement] {
        element.child("connections")?.children.compactMap(SegueElement.init) ?? []
    }

    /// All that lead away from a controller, those of its buttons and cells too.
    static func all(of controller: Element) -> [SegueElement] {
        var result: [SegueElement] = []
        controller.walk { element in
            if let segue = SegueElement(element) { result.append(segue) }
        }
        return result
    }
}
