/// Replacements in a text that are applied together. Positions refer to the original text.
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

    /// Inserts text. Several texts at one position stay in the order of the calls.
    mutating func insert(_ text: String, at place: Int) {
        replace(place..<place, with: text)
    }

    mutating func remove(_ range: Range<Int>) { replace(range, with: "") }

    /// Returns the text with the edits. If edits overlap, only the one that begins first is
    /// applied. If they begin at the same position, only the longer one is, because it affects the
    /// whole of which the other is a part.
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

    /// The edits by position, with insertions before replacements at the same position.
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
