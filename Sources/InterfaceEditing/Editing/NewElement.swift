/// An element that is going to be added to a document.
struct NewElement {
    var name: String
    /// The attributes in the order in which they are written. The values must not need escaping.
    var attributes: [(name: String, value: String)]
    var children: [NewElement] = []

    /// Returns the XML with one element per line, without the last line's ending.
    func text(indentation: String, step: String, lineEnd: String) -> String {
        let attributes = attributes.map { " \($0.name)=\"\($0.value)\"" }.joined()
        guard !children.isEmpty else { return "\(indentation)<\(name)\(attributes)/>" }
        let inside = children.map {
            $0.text(indentation: indentation + step, step: step, lineEnd: lineEnd)
        }
        let lines = ["\(indentation)<\(name)\(attributes)>"] + inside + ["\(indentation)</\(name)>"]
        return lines.joined(separator: lineEnd)
    }
}
