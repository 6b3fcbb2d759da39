/// An attributed string as far as one font and colour can show it: all the text, in the
/// attributes of its first fragment.
struct AttributedText {
    let text: String
    let font: Element?
    let color: Element?
    let alignment: String?

    init?(_ element: Element?) {
        guard let element, element.name == "attributedString" else { return nil }
        let fragments = element.children.filter { $0.name == "fragment" }
        text = fragments.compactMap { $0.string("content") }.joined()
        let attributes = fragments.first?.child("attributes")
        font = attributes?.child("font", key: "NSFont")
        color = attributes?.child("color", key: "NSColor")
        alignment = attributes?.child("paragraphStyle")?["alignment"]
    }
}
