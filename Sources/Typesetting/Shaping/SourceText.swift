import Foundation

/// The text of spans as one array of bytes, with its paragraphs.
struct SourceText {
    let spans: [TextSpan]
    /// The text in UTF-8. U+0000 is replaced with a space, because it ends C strings.
    let bytes: [UInt8]
    /// The end of each span in `bytes`.
    let spanEnds: [Int]
    let wasCut: Bool

    /// Creates a text from the spans' first `limit` Unicode scalars.
    init(_ spans: [TextSpan], limit: Int) {
        var bytes: [UInt8] = []
        var ends: [Int] = []
        var remaining = limit
        for span in spans {
            let whole = span.text.utf8
            if whole.count <= remaining, !whole.contains(0) {
                bytes.append(contentsOf: whole)
                ends.append(bytes.count)
                remaining -= span.text.unicodeScalars.count
                continue
            }
            var taken = String.UnicodeScalarView()
            for scalar in span.text.unicodeScalars.prefix(remaining) {
                taken.append(scalar == "\0" ? " " : scalar)
                remaining -= 1
            }
            bytes.append(contentsOf: String(taken).utf8)
            ends.append(bytes.count)
        }
        self.spans = spans
        self.bytes = bytes
        spanEnds = ends
        wasCut = bytes.count < spans.reduce(0) { $0 + $1.text.utf8.count }
    }

    /// Returns the span that contains a byte; the last span for the text's end.
    func span(at offset: Int) -> Int {
        var (low, high) = (0, max(spans.count - 1, 0))
        while low < high {
            let middle = (low + high) / 2
            if offset < spanEnds[middle] { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// The ranges between line ends. A trailing line end doesn't start a new paragraph, because it
    /// doesn't add to a label's height. Empty text has no paragraph.
    var paragraphs: [Range<Int>] {
        var result: [Range<Int>] = []
        var start = 0
        var offset = 0
        while offset < bytes.count {
            let length = lineEndLength(at: offset)
            if length > 0 {
                result.append(start..<offset)
                start = offset + length
            }
            offset += max(length, 1)
        }
        if start < bytes.count { result.append(start..<bytes.count) }
        return result
    }

    /// Returns the length of the line end at an offset, in bytes: CR LF, LF, VT, FF, CR, NEL,
    /// U+2028, or U+2029.
    private func lineEndLength(at offset: Int) -> Int {
        let rest = bytes[offset...].prefix(3)
        let second = rest.dropFirst().first
        switch rest.first {
        case 0x0D: return second == 0x0A ? 2 : 1
        case 0x0A, 0x0B, 0x0C: return 1
        case 0xC2: return second == 0x85 ? 2 : 0
        case 0xE2: return second == 0x80 && (rest.last == 0xA8 || rest.last == 0xA9) ? 3 : 0
        default: return 0
        }
    }
}
