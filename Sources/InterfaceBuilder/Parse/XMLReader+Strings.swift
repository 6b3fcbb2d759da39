import Foundation

/// Reads the characters, names, and texts of XML.
extension XMLReader {
    func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
    }

    /// Whether the byte is allowed in XML, which contains no control characters except white space.
    func isCharacter(_ byte: UInt8) -> Bool { byte >= 0x20 || isSpace(byte) }

    /// Skips white space, and returns whether there was any.
    @discardableResult mutating func skipSpace() -> Bool {
        let start = position
        while isSpace(bytes[position]) { position += 1 }
        return position > start
    }

    func stands(_ mark: StaticString) -> Bool {
        let count = mark.utf8CodeUnitCount
        guard position + count < bytes.count else { return false }
        for offset in 0..<count
        where bytes[position + offset] != mark.utf8Start[offset] {
            return false
        }
        return true
    }

    mutating func skip(_ mark: StaticString) throws(Fault) {
        guard stands(mark) else {
            // The file may end within the expected characters.
            position += bytes[position] == mark.utf8Start[0] ? 1 : 0
            throw fault
        }
        position += mark.utf8CodeUnitCount
    }

    mutating func readName() throws(Fault) -> String {
        let start = position
        while isName(bytes[position]) { position += 1 }
        let isDigitFirst = (0x2D...0x39).contains(bytes[start])
        guard position > start, !isDigitFirst else { throw fault }
        guard position - start <= limits.text else { throw .tooLong }
        let name = bytes[start..<position].withUnsafeBufferPointer { names.name($0) }
        guard let name else { throw .notUTF8 }
        return name
    }

    /// Whether a byte can be part of a name: letters, digits, period, hyphen, underscore, colon,
    /// and all non-ASCII bytes.
    private func isName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: ":"), 0x2D, 0x2E, 0x5F, 0x80...:
            true
        default: false
        }
    }

    func verbatim(_ bytes: ArraySlice<UInt8>) throws(Fault) -> String {
        guard bytes.count <= limits.text else { throw .tooLong }
        guard let text = bytes.withUnsafeBufferPointer({ String(checking: $0) }) else {
            throw .notUTF8
        }
        return text
    }

    /// Returns a text with its entities replaced and its line endings as line feeds. In attributes,
    /// white space that isn't written as an entity becomes spaces.
    func string(_ range: Range<Int>, isAttribute: Bool = false) throws(Fault) -> String {
        let raw = bytes[range]
        let isPlain = !raw.contains {
            $0 == UInt8(ascii: "&") || $0 == 0x0D || isAttribute && ($0 == 0x0A || $0 == 0x09)
        }
        if isPlain { return try verbatim(raw) }
        var result: [UInt8] = []
        var index = range.lowerBound
        while index < range.upperBound {
            let byte = bytes[index]
            index += 1
            switch byte {
            case UInt8(ascii: "&"):
                guard let stop = bytes[index..<range.upperBound].prefix(12).firstIndex(of: 0x3B)
                else { throw .malformed }
                result += try entity(bytes[index..<stop])
                index = stop + 1
            case 0x0D:
                if bytes[index] == 0x0A { index += 1 }
                result.append(isAttribute ? 0x20 : 0x0A)
            case 0x0A, 0x09: result.append(isAttribute ? 0x20 : byte)
            default: result.append(byte)
            }
        }
        return try verbatim(result[...])
    }

    /// Returns one of the five predefined entities, or a character by its number.
    private func entity(_ name: ArraySlice<UInt8>) throws(Fault) -> [UInt8] {
        let name = String(decoding: name, as: UTF8.self)
        if let known = Self.entities[name] { return Array(known.utf8) }
        guard name.hasPrefix("#") else { throw .malformed }
        let isHexadecimal = name.hasPrefix("#x")
        let digits = name.dropFirst(isHexadecimal ? 2 : 1)
        guard let number = UInt32(digits, radix: isHexadecimal ? 16 : 10),
            let scalar = Unicode.Scalar(number), number >= 0x20 || isSpace(UInt8(number))
        else { throw .malformed }
        return Array(String(scalar).utf8)
    }

    private static let entities = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
    ]
}
