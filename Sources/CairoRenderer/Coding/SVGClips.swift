import Foundation

/// The clips in Cairo's SVG text, which defines a clip for each group, even if it is equal to another.
struct SVGClips {
    /// The clips that Cairo uses with the even-odd rule. Cairo 1.16 writes the rule where the clip is
    /// used, but SVG 1.1 (14.3.5) requires it where the clip is defined, which is earlier in the text.
    private(set) var evenOdd: Set<SVGName> = []
    /// The first clips with the same paths and rule, by the names of the others.
    private(set) var shared: [SVGName: SVGName] = [:]
    /// The ranges of the definitions that aren't needed, by the index of the value of `id`.
    private(set) var unneeded: [Int: Range<Int>] = [:]

    init(_ input: UnsafeRawBufferPointer) {
        let opening = Array("<clipPath id=\"".utf8), closing = Array("</clipPath>\n".utf8)
        findEvenOdd(input)
        var known: [Definition: SVGName] = [:]
        var at = 0
        while let start = input.index(of: opening, from: at) {
            at = start + opening.count
            guard let quote = input[at...].firstIndex(of: UInt8(ascii: "\"")),
                let name = SVGName(input[at..<quote]),
                let close = input.index(of: closing, from: quote)
            else { continue }
            let definition = Definition(
                bytes: Array(input[quote..<close]), isEvenOdd: evenOdd.contains(name))
            if let first = known[definition] {
                shared[name] = first
                unneeded[at] = start..<(close + closing.count)
            } else {
                known[definition] = name
            }
        }
    }

    private struct Definition: Hashable {
        var bytes: [UInt8]
        var isEvenOdd: Bool
    }

    private mutating func findEvenOdd(_ input: UnsafeRawBufferPointer) {
        let rule = Array(")\" clip-rule=\"evenodd".utf8)
        var at = 0
        while let use = input.index(of: rule, from: at) {
            at = use + rule.count
            let start = input[..<use].lastIndex(of: UInt8(ascii: "#")) ?? use
            if let name = SVGName(input[(start + 1)..<use]) { evenOdd.insert(name) }
        }
    }
}

/// A name of up to 16 bytes, longer than any of Cairo's identifiers, stored as two integers.
struct SVGName: Hashable {
    private var high: UInt64 = 0
    private var low: UInt64 = 0

    init?(_ bytes: Slice<UnsafeRawBufferPointer>) {
        guard bytes.count <= 16 else { return nil }
        for byte in bytes {
            high = high << 8 | low >> 56
            low = low << 8 | UInt64(byte)
        }
    }
}

extension UnsafeRawBufferPointer {
    /// Returns the index of the first occurrence of a text.
    func index(of text: [UInt8], from start: Int) -> Int? {
        guard let baseAddress else { return nil }
        var at = start
        while at + text.count <= count,
            let found = memchr(baseAddress + at, Int32(text[0]), count - at)
        {
            let index = UnsafeRawPointer(found) - baseAddress
            guard index + text.count <= count else { return nil }
            if memcmp(found, text, text.count) == 0 { return index }
            at = index + 1
        }
        return nil
    }
}
