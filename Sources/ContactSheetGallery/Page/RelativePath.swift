/// A path relative to the page's folder, as a URL reference.
struct RelativePath {
    /// The percent-encoded reference, which is safe in attributes and scripts.
    let url: String

    /// Creates a reference, or `nil` if the path is empty or absolute, or has a scheme.
    init?(_ path: String) {
        guard let first = path.utf8.first, first != UInt8(ascii: "/"), !path.contains("://") else {
            return nil
        }
        url = path.utf8.reduce(into: "") { $0 += Self.encoded($1) }
    }

    /// Returns the encoded byte. RFC 3986's unreserved characters and the separator don't change.
    /// Colons are encoded, because the text before one would be interpreted as a scheme.
    private static func encoded(_ byte: UInt8) -> String {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
            String(UnicodeScalar(byte))
        default:
            "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
    }
}
