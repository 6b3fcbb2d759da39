/// The replacement of a range of a file's bytes.
struct SourceEdit: Sendable, Hashable {
    /// The range, in UTF-8 offsets of the original.
    let range: Range<Int>
    let text: String
}

/// The edits of a file. They apply to the original, so their order doesn't matter, except for
/// insertions at the same position.
struct EditList: Sendable {
    private(set) var edits: [SourceEdit] = []

    mutating func add(_ edit: SourceEdit) { edits.append(edit) }

    /// Returns a range of the original with the edits in it. Of two edits that overlap, the one that
    /// begins first applies.
    func apply(to bytes: [UInt8], in range: Range<Int>) -> [UInt8] {
        var result: [UInt8] = []
        var position = range.lowerBound
        for edit in sorted where range.contains(edit.range) {
            guard edit.range.lowerBound >= position else { continue }
            result += bytes[position..<edit.range.lowerBound]
            result += edit.text.utf8
            position = edit.range.upperBound
        }
        return result + bytes[position..<range.upperBound]
    }

    /// The edits by position: insertions first, then the longest replacement.
    private var sorted: [SourceEdit] {
        edits.enumerated().sorted { first, second in
            let (a, b) = (first.element.range, second.element.range)
            guard a.lowerBound == b.lowerBound else { return a.lowerBound < b.lowerBound }
            guard a.isEmpty == b.isEmpty else { return a.isEmpty }
            return a.upperBound == b.upperBound
                ? first.offset < second.offset : a.upperBound > b.upperBound
        }.map(\.element)
    }
}

extension Range<Int> {
    fileprivate func contains(_ other: Range<Int>) -> Bool {
        lowerBound <= other.lowerBound && other.upperBound <= upperBound
    }
}
