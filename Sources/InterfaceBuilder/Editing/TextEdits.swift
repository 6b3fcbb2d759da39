/// Replacements in a text, made all at once: places are those of the text as it was.
struct TextEdits {
    private struct Edit {
        let range: Range<Int>
        let text: [UInt8]
    }

    private var edits: [Edit] = []

    var isEmpty: Bool { edits.isEmpty }

    mutating func replace(_ range: Range<Int>, with text: String) {
        edits.append(Edit(range: range, text: Array(text.utf8)))
    }

    /// What is inserted at one place stays in the order of the calls.
    mutating func insert(_ text: String, at place: Int) {
        replace(place..<place, with: text)
    }

    mutating func remove(_ range: Range<Int>) { replace(range, with: "") }

    /// The text with the edits. Of two that overlap only the one that begins first counts, of two
    /// that begin together the longer one: it is about the whole of which the other is a part.
    func applied(to bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var position = 0
        for edit in ordered where edit.range.lowerBound >= position {
            result += bytes[position..<edit.range.lowerBound]
            result += edit.text
            position = edit.range.upperBound
        }
        return result + bytes[position...]
    }

    /// Insertions come before what is replaced at their place.
    private var ordered: [Edit] {
        edits.enumerated().sorted { first, second in
            let (a, b) = (first.element.range, second.element.range)
            if a.lowerBound != b.lowerBound { return a.lowerBound < b.lowerBound }
            if a.isEmpty != b.isEmpty { return a.isEmpty }
            if a.count != b.count { return a.count > b.count }
            return first.offset < second.offset
        }.map(\.element)
    }
}
