/// Edits a document's elements with the smallest change of its text, in the file's own indentation
/// and line ends.
struct SourceEditor {
    let map: SourceMap
    private var edits = TextEdits()

    init(_ map: SourceMap) {
        self.map = map
    }

    var isEmpty: Bool { edits.isEmpty }
    var result: [UInt8] { edits.applied(to: map.bytes) }

    // MARK: Attributes

    /// Replaces the value, or writes the attribute behind the last of those that Xcode writes
    /// before it; `value` needs no escape.
    mutating func set(
        _ name: String, to value: String, of element: SourceElement, behind predecessors: [String]
    ) {
        if let known = element.attribute(name) {
            if known.value != value { edits.replace(known.valueRange, with: value) }
            return
        }
        let last = element.attributes.last { predecessors.contains($0.name) }
        let nameEnd = element.startTag.lowerBound + 1 + element.name.utf8.count
        edits.insert(" \(name)=\"\(value)\"", at: last?.range.upperBound ?? nameEnd)
    }

    mutating func removeAttribute(_ name: String, of element: SourceElement) {
        if let known = element.attribute(name) { edits.remove(known.range) }
    }

    // MARK: Elements

    /// Takes the lines of the element away.
    mutating func remove(_ element: SourceElement) {
        edits.remove(map.lines(of: element))
    }

    /// Takes children away, and the element itself where it would be empty.
    mutating func remove(_ children: [SourceElement], of element: SourceElement) {
        guard !children.isEmpty else { return }
        if Set(children.map(\.index)) == Set(element.children) {
            remove(element)
        } else {
            children.forEach { remove($0) }
        }
    }

    /// Writes a new child on a line of its own, behind another child or as the first.
    mutating func insert(
        _ new: NewElement, into element: SourceElement, behind sibling: SourceElement?
    ) {
        let outside = map.indentation(of: element)
        let line = map.lineEnd
        let text = new.text(
            indentation: outside + map.indentationStep, step: map.indentationStep, lineEnd: line)
        if let sibling {
            edits.insert(line + text, at: sibling.end)
        } else if element.isSelfClosing {
            let tail = element.startTag.upperBound - 2..<element.startTag.upperBound
            edits.replace(tail, with: ">\(line)\(text)\(line)\(outside)</\(element.name)>")
        } else {
            let isEmpty = element.children.isEmpty
            let closing = isEmpty && isOnOneLine(element) ? line + outside : ""
            edits.insert(line + text + closing, at: element.startTag.upperBound)
        }
    }

    private func isOnOneLine(_ element: SourceElement) -> Bool {
        !map.bytes[element.range].contains(.newline)
    }
}
