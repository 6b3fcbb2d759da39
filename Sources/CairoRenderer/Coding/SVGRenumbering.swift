import Foundation

/// Copies SVG text in one pass, renumbers all numbered identifiers, and shortens paths, styles, and
/// coordinates. Of equal clips, it keeps one.
///
/// Cairo numbers surfaces, images, and clips across the process; here, each kind starts at 0.
struct SVGRenumbering {
    private let input: UnsafeRawBufferPointer
    private(set) var output: [UInt8] = []
    /// The end of the input that has been copied to `output`.
    private var copied = 0
    private var numbers: [SVGName: Int] = [:]
    private var counts: [(kind: SVGName, next: Int)] = []
    private let clips: SVGClips

    init(_ input: UnsafeRawBufferPointer) {
        self.input = input
        clips = SVGClips(input)
        output.reserveCapacity(input.count + 4096)
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
            at = copyValue(from: open + 1, to: close)
        }
        copy(upTo: input.count)
    }

    /// Copies an attribute's value. Returns the index at which to continue.
    private mutating func copyValue(from start: Int, to end: Int) -> Int {
        if let clip = clips.unneeded[start] {
            copy(upTo: clip.lowerBound)
            copied = clip.upperBound
            return clip.upperBound
        }
        if isAttribute("id", valueAt: start) {
            rename(from: start, to: end)
            addRule(toClipFrom: start, to: end)
        } else if isAttribute("d", valueAt: start) {
            compactPath(from: start, to: end)
        } else if isAttribute("style", valueAt: start) {
            compactStyle(from: start, to: end)
        } else if isAttribute("x", valueAt: start) || isAttribute("y", valueAt: start) {
            compactCoordinate(from: start, to: end)
        } else if isAttribute("clip-rule", valueAt: start) {
            // The rule is at the definition.
            omit(" clip-rule=", valueFrom: start, to: end)
        } else {
            renameReferences(from: start, to: end)
        }
        return end + 1
    }

    private mutating func addRule(toClipFrom start: Int, to end: Int) {
        guard !clips.evenOdd.isEmpty, let name = SVGName(input[start..<end]),
            clips.evenOdd.contains(name)
        else { return }
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
        guard kindEnd < end, let name = SVGName(input[start..<end]) else { return }
        guard let kind = SVGName(input[start..<kindEnd]) else { return }
        copy(upTo: start)
        // A page refers to glyphs thousands of times, so their names are short.
        let isGlyph = input[start..<kindEnd].elementsEqual("glyph".utf8)
        output.append(contentsOf: input[start..<(isGlyph ? start + 1 : kindEnd)])
        output.append(contentsOf: String(number(of: name, kind)).utf8)
        copied = end
    }

    private mutating func number(of name: SVGName, _ kind: SVGName) -> Int {
        let name = clips.shared[name] ?? name
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

    /// Whether the value of an attribute with a name begins at an index.
    private func isAttribute(_ name: StaticString, valueAt start: Int) -> Bool {
        let length = name.utf8CodeUnitCount
        let first = start - 2 - length
        guard first > 0, input[first - 1] == UInt8(ascii: " "),
            input[start - 2] == UInt8(ascii: "="), let base = input.baseAddress
        else { return false }
        return memcmp(base + first, name.utf8Start, length) == 0
    }

    private mutating func compactPath(from start: Int, to end: Int) {
        var path = PathCompaction(input[start..<end])
        guard path.run() else { return }
        replace(from: start, to: end, with: path.output)
    }

    /// Copies the declarations of a style that aren't defaults. A style without any is omitted.
    private mutating func compactStyle(from start: Int, to end: Int) {
        let opening = " style=\"".utf8
        copy(upTo: start - opening.count)
        var isEmpty = true
        for declaration in input[start..<end].split(separator: UInt8(ascii: ";")) {
            let declaration = declaration.drop { $0 == UInt8(ascii: " ") }
            if SVGStyle.isDefault(declaration) { continue }
            output += isEmpty ? Array(opening) : [UInt8(ascii: ";")]
            isEmpty = false
            copied = declaration.startIndex
            if let (color, value) = SVGStyle.color(in: declaration) {
                replace(from: value, to: declaration.endIndex, with: color)
            } else {
                renameReferences(from: declaration.startIndex, to: declaration.endIndex)
                copy(upTo: declaration.endIndex)
            }
        }
        copied = isEmpty ? end + 1 : end
    }

    private mutating func compactCoordinate(from start: Int, to end: Int) {
        var at = start
        guard let number = SVGNumber.coordinate(input[start..<end], &at), at == end else { return }
        copy(upTo: start)
        SVGNumber.write(number, to: &output)
        copied = end
    }

    /// Omits an attribute with a beginning such as ` id=`.
    private mutating func omit(_ beginning: StaticString, valueFrom start: Int, to end: Int) {
        copy(upTo: start - 1 - beginning.utf8CodeUnitCount)
        copied = end + 1
    }

    private mutating func replace(from start: Int, to end: Int, with bytes: [UInt8]) {
        copy(upTo: start)
        output += bytes
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
