/// The indentation of a source file.
struct Indentation: Sendable {
    /// The white space of one level: that of the first indented line.
    let unit: String

    init(of bytes: [UInt8]) {
        let first = bytes.split(separator: UInt8(ascii: "\n")).lazy
            .map { Self.whiteSpace(of: $0) }.first { !$0.isEmpty }
        unit = first == "\t" || first == "  " ? first ?? "" : "    "
    }

    /// Returns the white space at the start of the line that contains an offset.
    func ofLine(containing offset: Int, in bytes: [UInt8]) -> String {
        let start = bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return Self.whiteSpace(of: bytes[start...])
    }

    private static func whiteSpace(of line: ArraySlice<UInt8>) -> String {
        String(
            decoding: line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") },
            as: UTF8.self)
    }
}
