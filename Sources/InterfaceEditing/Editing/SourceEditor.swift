/// Edits a document's elements with minimal changes of its text, in the file's own indentation and
/// line endings.
struct SourceEditor {
    let map: SourceMap
    private var edits = TextEdits()

    init(_ map: SourceMap) {
        self.map = map
    }

    var isEmpty: Bool { edits.isEmpty }
    var result: [UInt8] { edits.applied(to: map.bytes) }

    // MARK: Attributes

    /// Replaces the value of an attribute, or adds the attribute after the last of `predecessors`,
    /// which are those that Xcode writes before it. The value must not need escaping.
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

    /// Removes the lines of the element.
    mutating func remove(_ element: SourceElement) {
        edits.remove(map.lines(of: element))
    }

    /// Removes children, and the element itself if no children would remain.
    mutating func remove(_ children: [SourceElement], of element: SourceElement) {
        guard !children.isEmpty else { return }
        if Set(children.map(\.index)) == Set(element.children) {
            remove(element)
        } else {
            children.forEach { remove($0) }
        }
    }

    /// Inserts a new child on its own line, after `sibling` or as the first child.
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
