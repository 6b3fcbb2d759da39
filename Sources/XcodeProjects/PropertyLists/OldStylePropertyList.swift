import Foundation

/// Reads property lists in the format of OpenStep, in which Xcode stores projects.
struct OldStylePropertyList {
    private let bytes: [UInt8]
    private var position = 0
    private var depth = 0

    private static let depthLimit = 64

    static func value(of data: Data) throws(PropertyListError) -> PropertyList {
        var reader = OldStylePropertyList(bytes: Array(data))
        let value = try reader.value()
        reader.skipBlanks()
        guard reader.position == reader.bytes.count else { throw reader.error("unexpected text") }
        return value
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private func error(_ reason: String) -> PropertyListError {
        let line = bytes.prefix(position).count { $0 == UInt8(ascii: "\n") } + 1
        return PropertyListError(line: line, reason: reason)
    }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private func isNext(_ text: StaticString) -> Bool {
        text.withUTF8Buffer { bytes[position...].starts(with: $0) }
    }

    /// Skips spaces, line endings, and comments.
    private mutating func skipBlanks() {
        while let byte = next {
            if byte <= 0x20 {
                position += 1
            } else if isNext("//") {
                while let byte = next, byte != UInt8(ascii: "\n") { _ = byte; position += 1 }
            } else if isNext("/*") {
                position += 2
                while next != nil, !isNext("*/") { position += 1 }
                position = min(position + 2, bytes.count)
            } else {
                return
            }
        }
    }

    private mutating func take(_ byte: Unicode.Scalar) -> Bool {
        skipBlanks()
        guard next == UInt8(ascii: byte) else { return false }
        position += 1
        return true
    }

    private mutating func require(_ byte: Unicode.Scalar) throws(PropertyListError) {
        guard take(byte) else { throw error("expected “\(byte)”") }
    }

    // MARK: Values

    private mutating func value() throws(PropertyListError) -> PropertyList {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.depthLimit else { throw error("too many levels") }
        if take("{") { return try dictionary() }
        if take("(") { return try array() }
        return .string(try text())
    }

    private mutating func dictionary() throws(PropertyListError) -> PropertyList {
        var entries: [String: PropertyList] = [:]
        while !take("}") {
            let key = try text()
            try require("=")
            entries[key] = try value()
            try require(";")
        }
        return .dictionary(entries)
    }

    private mutating func array() throws(PropertyListError) -> PropertyList {
        var items: [PropertyList] = []
        while !take(")") {
            items.append(try value())
            guard !take(",") else { continue }
            try require(")")
            break
        }
        return .array(items)
    }

    private mutating func text() throws(PropertyListError) -> String {
        skipBlanks()
        guard let first = next else { throw error("the file ends too early") }
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(first) }
        let start = position
        while let byte = next, Self.isPlain(byte) { position += 1 }
        guard position > start else { throw error("expected a value") }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        byte > 0x20 && !"{}()=;,\"'".utf8.contains(byte)
    }

    private mutating func quoted(_ quote: UInt8) throws(PropertyListError) -> String {
        position += 1
        var text: [UInt8] = []
        while let byte = next {
            position += 1
            if byte == quote {
                // The system ends paths there.
                guard !text.contains(0) else { throw error("a string contains a null character") }
                return String(decoding: text, as: UTF8.self)
            }
            guard byte == UInt8(ascii: "\\"), let escaped = next else {
                text.append(byte)
                continue
            }
            position += 1
            text += unescaped(escaped)
        }
        throw error("a string doesn't end")
    }

    /// Returns the bytes of an escape sequence whose first character was read.
    private mutating func unescaped(_ byte: UInt8) -> [UInt8] {
        switch byte {
        case UInt8(ascii: "n"): return [0x0A]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "r"): return [0x0D]
        case UInt8(ascii: "U"), UInt8(ascii: "u"):
            let digits = bytes[position...].prefix(4)
            guard let code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
                let scalar = Unicode.Scalar(code)
            else { return [byte] }
            position += digits.count
            return Array(String(scalar).utf8)
        default: return [byte]
        }
    }
}
