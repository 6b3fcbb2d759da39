/// A note about an object: what a person wrote into Notes in the Document section of the Identity inspector.
public struct DocumentNote: Sendable, Hashable {
    /// The object ID of a view, or `nil` for the scene's controller or top-level view.
    public let view: String?
    /// The line of the object in the document, counted from 1.
    public let line: Int
    public let text: String

    package init(view: String?, line: Int, text: String) {
        (self.view, self.line, self.text) = (view, line, text)
    }
}

extension Scene {
    /// The notes about the scene's controller and its views, in document order.
    public var notes: [DocumentNote] {
        let root: Element
        switch content {
        case .controller(let element, _), .view(let element), .container(let element),
            .emptyScreen(let element):
            root = element
        case .nothing: return []
        }
        var notes: [DocumentNote] = []
        root.walk { element in
            guard let note = element.child("attributedString", key: "userComments"),
                let text = AttributedText(note)?.text, !text.isEmpty
            else { return }
            let isScene = element.id == root.id
            notes.append(
                DocumentNote(view: isScene ? nil : element.id, line: element.line, text: text))
        }
        return notes
    }
}
