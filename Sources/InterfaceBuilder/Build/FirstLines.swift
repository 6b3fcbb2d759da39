/// The lines on which each kind of element and each named font first occurs in the document. A
/// diagnostic about a kind is reported once, on a line that doesn't depend on the scene.
struct FirstLines: Sendable {
    private(set) var elements: [String: Int] = [:]
    private(set) var fonts: [String: Int] = [:]

    init(_ document: Element) {
        document.walk { element in
            if elements[element.name] == nil { elements[element.name] = element.line }
            guard element.name == "fontDescription", let font = element["name"] else { return }
            if fonts[font] == nil { fonts[font] = element.line }
        }
    }
}
