import Foundation

/// The format and size in an image file's first bytes.
struct ImageHeader {
    var format: CGImage.Format
    var width: Int
    var height: Int

    init?(_ data: Data) {
        let bytes = [UInt8](data)
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            guard let size = Self.sizeOfPNG(bytes) else { return nil }
            (format, width, height) = (.png, size.0, size.1)
        } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
            guard let size = Self.sizeOfJPEG(bytes) else { return nil }
            (format, width, height) = (.jpeg, size.0, size.1)
        } else if let drawing = SVGHeader(data) {
            (format, width, height) = (.svg, drawing.width, drawing.height)
        } else {
            return nil
        }
        guard width > 0, height > 0 else { return nil }
    }

    /// Returns the size from the IHDR chunk, which is a PNG's first: the width and height are at
    /// bytes 16 and 20, big-endian.
    private static func sizeOfPNG(_ bytes: [UInt8]) -> (Int, Int)? {
        guard bytes.count >= 24 else { return nil }
        func word(_ at: Int) -> Int { bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
        return (word(16), word(20))
    }

    /// Returns the size from the first start-of-frame marker among a JPEG's segments.
    private static func sizeOfJPEG(_ bytes: [UInt8]) -> (Int, Int)? {
        let framesToSkip: Set<UInt8> = [0xC4, 0xC8, 0xCC]
        var at = 2
        while at + 9 < bytes.count, bytes[at] == 0xFF {
            let marker = bytes[at + 1]
            if marker == 0xFF {
                at += 1
                continue
            }
            if (0xC0...0xCF).contains(marker), !framesToSkip.contains(marker) {
                let height = Int(bytes[at + 5]) << 8 | Int(bytes[at + 6])
                let width = Int(bytes[at + 7]) << 8 | Int(bytes[at + 8])
                return (width, height)
            }
            at += 2 + (Int(bytes[at + 2]) << 8 | Int(bytes[at + 3]))
        }
        return nil
    }
}
