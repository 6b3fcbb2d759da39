import Foundation

/// The format and size of an image file whose format is known but not decoded. It is drawn as a
/// labeled box of its size, with a diagnostic.
struct ForeignImage {
    let format: String
    /// The width in pixels; of PDF files in points.
    private(set) var width = 0.0
    private(set) var height = 0.0

    /// Creates the format and size, or `nil` if the data has no such format. The default size is 20
    /// × 20.
    init?(_ data: Data) {
        let bytes = [UInt8](data.prefix(1 << 20))
        if bytes.starts(with: "GIF8".utf8) {
            format = "GIF"
            set(Self.little(bytes, 6, 2), Self.little(bytes, 8, 2))
        } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
            format = "WebP"
            readWebP(bytes)
        } else if bytes.dropFirst(4).starts(with: "ftyp".utf8) {
            format = "HEIC"
            readHEIC(data: data.prefix(1 << 20), bytes)
        } else if bytes.starts(with: "%PDF-".utf8) {
            format = "PDF"
            readPDF(data)
        } else {
            return nil
        }
        if !(width > 0 && height > 0) { (width, height) = (20, 20) }
    }

    private mutating func set(_ width: Int?, _ height: Int?) {
        guard let width, let height else { return }
        (self.width, self.height) = (Double(width), Double(height))
    }

    private static func little(_ bytes: [UInt8], _ at: Int, _ count: Int) -> Int? {
        guard at + count <= bytes.count else { return nil }
        return bytes[at..<at + count].reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    /// Reads one of the three kinds of first chunk (RFC 9649, 2.5 to 2.7).
    private mutating func readWebP(_ bytes: [UInt8]) {
        switch bytes.dropFirst(12).prefix(4) {
        case let kind where kind.elementsEqual("VP8 ".utf8):
            set(
                Self.little(bytes, 26, 2).map { $0 & 0x3FFF },
                Self.little(bytes, 28, 2).map { $0 & 0x3FFF })
        case let kind where kind.elementsEqual("VP8L".utf8):
            let word = Self.little(bytes, 21, 4)
            set(word.map { ($0 & 0x3FFF) + 1 }, word.map { ($0 >> 14 & 0x3FFF) + 1 })
        default:
            set(
                Self.little(bytes, 24, 3).map { $0 + 1 }, Self.little(bytes, 27, 3).map { $0 + 1 })
        }
    }

    /// Reads the largest of the "ispe" boxes, each the size of an image or a tile (ISO 23008-12,
    /// 6.5.3).
    private mutating func readHEIC(data: Data, _ bytes: [UInt8]) {
        var from = data.startIndex
        while let found = data.range(of: Data("ispe".utf8), in: from..<data.endIndex) {
            let at = found.upperBound - data.startIndex + 4
            func big(_ at: Int) -> Int { bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
            if at + 8 <= bytes.count, Double(big(at)) > width { set(big(at), big(at + 4)) }
            from = found.upperBound
        }
    }

    /// Reads the first uncompressed media box of the file (ISO 32000-1, 7.7.3.3).
    private mutating func readPDF(_ data: Data) {
        guard let found = data.range(of: Data("/MediaBox".utf8)) else { return }
        let text = String(decoding: data[found.upperBound...].prefix(200), as: UTF8.self)
        guard let open = text.firstIndex(of: "["), let close = text.firstIndex(of: "]"),
            open < close
        else { return }
        let numbers = text[text.index(after: open)..<close].split { $0 == " " || $0.isNewline }
            .compactMap { Double($0) }
        guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return }
        (width, height) = (abs(numbers[2] - numbers[0]), abs(numbers[3] - numbers[1]))
    }
}
