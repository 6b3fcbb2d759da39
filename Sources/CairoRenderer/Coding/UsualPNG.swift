import CPNGData
import Foundation

/// A PNG file of the kind that programs write for screens: 8 bits per channel, with or without alpha,
/// not interlaced, and in sRGB. libpng reads all others, and those with errors.
struct UsualPNG {
    private let file: UnsafeRawBufferPointer
    private let width: Int
    private let height: Int
    private let channels: Int
    /// The places of the compressed data.
    private let parts: [Range<Int>]

    /// Reads the chunks; `nil` if the file is of another kind or has an error.
    init?(_ file: UnsafeRawBufferPointer) {
        var chunks = PNGChunks(file)
        guard let header = chunks.next(), header.name == "IHDR", header.range.count == 13,
            let channels = Self.channels(Array(file[header.range]))
        else { return nil }
        let width = Int(file.bigEndian(at: header.range.lowerBound))
        let height = Int(file.bigEndian(at: header.range.lowerBound + 4))
        guard PixelBuffer.accepts(width: width, height: height) else { return nil }
        var parts: [Range<Int>] = []
        var isEnded = false
        while !isEnded {
            guard let chunk = chunks.next() else { return nil }
            switch chunk.name {
            // The parts of the compressed data are next to each other.
            case "IDAT" where chunk.follows(parts.last): parts.append(chunk.range)
            case "IEND": isEnded = true
            case "gAMA" where parts.isEmpty && chunk.range.count == 4:
                guard file.bigEndian(at: chunk.range.lowerBound) == Self.gamma else { return nil }
            case _ where Self.ignored.contains(chunk.name): break
            default: return nil
            }
        }
        guard !parts.isEmpty else { return nil }
        (self.file, self.width, self.height) = (file, width, height)
        (self.channels, self.parts) = (channels, parts)
    }

    /// The gamma of sRGB, multiplied by 100,000.
    private static let gamma = 45455

    /// Chunks that don't change the pixels.
    private static let ignored: Set<String> = [
        "sRGB", "pHYs", "tEXt", "zTXt", "iTXt", "tIME", "eXIf",
    ]

    private static func channels(_ header: [UInt8]) -> Int? {
        let (depth, color, methods) = (header[8], header[9], header[10...])
        guard depth == 8, methods.allSatisfy({ $0 == 0 }) else { return nil }
        return color == 2 ? 3 : color == 6 ? 4 : nil
    }

    /// Returns the pixels; `nil` if the compressed data has an error.
    func pixels() -> PixelBuffer? {
        if parts.count == 1 { return pixels(UnsafeRawBufferPointer(rebasing: file[parts[0]])) }
        var data: [UInt8] = []
        data.reserveCapacity(file.count)
        for part in parts { data.append(contentsOf: file[part]) }
        return data.withUnsafeBytes(pixels)
    }

    private func pixels(_ data: UnsafeRawBufferPointer) -> PixelBuffer? {
        let start = data.baseAddress?.assumingMemoryBound(to: UInt8.self)
        let pixels = PixelBuffer(width: width, height: height, isOpaque: channels == 3) {
            contactsheet_decompress_png_data(
                start, data.count, width, height, channels,
                $0.assumingMemoryBound(to: UInt8.self), $1)
        }
        if channels == 4 { pixels?.premultiply() }
        return pixels
    }
}

/// The chunks of a PNG file up to the first one with an error.
struct PNGChunks: IteratorProtocol {
    struct Chunk {
        let name: String
        /// The place of the data.
        let range: Range<Int>

        /// Whether there is no chunk between this one and one with a range.
        func follows(_ other: Range<Int>?) -> Bool {
            guard let other else { return true }
            return range.lowerBound == other.upperBound + 12
        }
    }

    private let file: UnsafeRawBufferPointer
    private var at: Int

    init(_ file: UnsafeRawBufferPointer) {
        self.file = file
        at = file.starts(with: PNGChunk.signature) ? PNGChunk.signature.count : file.count
    }

    mutating func next() -> Chunk? {
        guard at + 12 <= file.count else { return nil }
        let count = file.bigEndian(at: at)
        guard count <= file.count - at - 12 else { return nil }
        let content = UnsafeRawBufferPointer(rebasing: file[at + 4..<at + 8 + count])
        let checksum = contactsheet_png_checksum(
            0, content.baseAddress?.assumingMemoryBound(to: UInt8.self), content.count)
        guard Int(checksum) == file.bigEndian(at: at + 8 + count) else { return nil }
        let name = String(decoding: content.prefix(4), as: UTF8.self)
        defer { at += count + 12 }
        return Chunk(name: name, range: at + 8..<at + 8 + count)
    }
}

extension UnsafeRawBufferPointer {
    /// Returns the unsigned integer of four bytes at an offset.
    fileprivate func bigEndian(at offset: Int) -> Int {
        Int(UInt32(bigEndian: loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
    }
}
