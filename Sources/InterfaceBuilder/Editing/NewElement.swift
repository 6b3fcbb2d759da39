/// An element that a document doesn't hold yet.
struct NewElement {
    var name: String
    /// In the order in which they are written; values need no escape.
    var attributes: [(name: String, value: String)]
    var children: [NewElement] = []

    /// One element a line, without the end of the last line.
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
