import Foundation

/// Copies SVG text in one pass, renumbers all numbered identifiers, and shortens paths.
///
/// Cairo numbers surfaces, images, and clips across the process; here, each kind starts at 0.
struct SVGRenumbering {
    private let input: UnsafeRawBufferPointer
    private(set) var output: [UInt8] = []
    /// The end of the input that has been copied to `output`.
    private var copied = 0
    private var numbers: [Name: Int] = [:]
    private var counts: [(kind: Name, next: Int)] = []
    /// The clips that Cairo uses with the even-odd rule.
    private var evenOddClips: Set<Name> = []

    init(_ input: UnsafeRawBufferPointer) {
        self.input = input
        output.reserveCapacity(input.count + 4096)
        findEvenOddClips()
    }

    /// Finds clips with the even-odd rule. Cairo 1.16 writes the rule where the clip is used, but
    /// SVG 1.1 (14.3.5) requires it where the clip is defined, which is earlier in the text.
    private mutating func findEvenOddClips() {
        var at = 0
        while let use = find(")", at, input.count) {
            at = use + 1
            guard input[at...].starts(with: "\" clip-rule=\"evenodd".utf8) else { continue }
            let start = input[..<use].lastIndex(of: UInt8(ascii: "#")) ?? use
            if let name = Name(input[(start + 1)..<use]) { evenOddClips.insert(name) }
        }
    }

    /// Inserts `bytes` at an index of the input. There must be no identifier before it.
    mutating func insert(_ bytes: [UInt8], at index: Int) {
        copy(upTo: index)
        output.append(contentsOf: bytes)
    }

    /// Copies the rest of the input. All quotation marks in Cairo's text delimit attribute values.
    mutating func finish() {
        var at = copied
        while let open = find("\"", at, input.count), let close = find("\"", open + 1, input.count)
        {
            if isIdentifier(valueAt: open + 1) {
                rename(from: open + 1, to: close)
                addRule(toClipFrom: open + 1, to: close)
            } else if isPath(valueAt: open + 1) {
                compactPath(from: open + 1, to: close)
            } else {
                renameReferences(from: open + 1, to: close)
            }
            at = close + 1
        }
        copy(upTo: input.count)
    }

    private mutating func addRule(toClipFrom start: Int, to end: Int) {
        guard !evenOddClips.isEmpty, let name = Name(input[start..<end]) else { return }
        guard evenOddClips.contains(name) else { return }
        copy(upTo: end)
        output.append(contentsOf: "\" clip-rule=\"evenodd".utf8)
    }

    /// Renumbers references of the forms `#name` and `url(#name)`.
    private mutating func renameReferences(from start: Int, to end: Int) {
        var at = start
        while let hash = find("#", at, end) {
            at = find(")", hash, end) ?? end
            rename(from: hash + 1, to: at)
        }
    }

    private mutating func rename(from start: Int, to end: Int) {
        let kindEnd = (start..<end).first { isDigit(input[$0]) } ?? end
        // An identifier without a number, such as the filter `alpha`, is the same in every image.
        guard kindEnd < end, let name = Name(input[start..<end]) else { return }
        guard let kind = Name(input[start..<kindEnd]) else { return }
        copy(upTo: kindEnd)
        output.append(contentsOf: String(number(of: name, kind)).utf8)
        copied = end
    }

    private mutating func number(of name: Name, _ kind: Name) -> Int {
        if let known = numbers[name] { return known }
        let place = counts.firstIndex { $0.kind == kind } ?? counts.endIndex
        if place == counts.endIndex { counts.append((kind, 0)) }
        let number = counts[place].next
        counts[place].next += 1
        numbers[name] = number
        return number
    }

    private mutating func copy(upTo end: Int) {
        output.append(contentsOf: input[copied..<end])
        copied = end
    }

    private func isIdentifier(valueAt start: Int) -> Bool {
        start >= 5 && input[start - 2] == UInt8(ascii: "=") && input[start - 3] == UInt8(ascii: "d")
            && input[start - 4] == UInt8(ascii: "i") && input[start - 5] == UInt8(ascii: " ")
    }

    private func isPath(valueAt start: Int) -> Bool {
        start >= 4 && input[start - 2] == UInt8(ascii: "=") && input[start - 3] == UInt8(ascii: "d")
            && input[start - 4] == UInt8(ascii: " ")
    }

    /// Whether a path is a glyph's, which Cairo writes with a style of its own.
    private func isGlyph(valueAt start: Int) -> Bool {
        let opening = "style=\"stroke:none;\" d=\"".utf8
        return start >= opening.count
            && input[(start - opening.count)..<start].elementsEqual(opening)
    }

    private mutating func compactPath(from start: Int, to end: Int) {
        var path = PathCompaction(input[start..<end], isGlyph: isGlyph(valueAt: start))
        guard path.run() else { return }
        copy(upTo: start)
        output += path.output
        copied = end
    }

    private func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    private func find(_ byte: Unicode.Scalar, _ start: Int, _ end: Int) -> Int? {
        guard start < end, let base = input.baseAddress else { return nil }
        return memchr(base + start, Int32(byte.value), end - start).map {
            UnsafeRawPointer($0) - base
        }
    }
}

extension SVGRenumbering {
    /// A name of up to 16 bytes, longer than any of Cairo's identifiers, stored as two integers.
    private struct Name: Hashable {
        var high: UInt64 = 0
        var low: UInt64 = 0

        init?(_ bytes: Slice<UnsafeRawBufferPointer>) {
            guard bytes.count <= 16 else { return nil }
            for byte in bytes {
                high = high << 8 | low >> 56
                low = low << 8 | UInt64(byte)
            }
        }
    }
}
