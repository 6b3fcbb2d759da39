import CoreGraphics
import Testing

@testable import CairoRenderer

/// Source: libpng's pixels of the same files.
@Suite struct UsualPNGTests {
    private func fast(_ file: [UInt8]) -> Bitmap? {
        file.withUnsafeBytes { UsualPNG($0)?.pixels() }.map { Bitmap($0.view) }
    }

    private func usual(_ file: [UInt8]) -> Bitmap? {
        file.withUnsafeBytes(PNGCoder.pixelsByLibpng(of:)).map { Bitmap($0.view) }
    }

    /// Bytes that depend on their place, so that every filter has something to do.
    private func rows(width: Int, height: Int, channels: Int, filters: [UInt8]) -> [UInt8] {
        (0..<height).flatMap { y -> [UInt8] in
            let row = (0..<width * channels).map { x in
                UInt8(truncatingIfNeeded: x &* 37 &+ y &* 101 &+ (x &* y) / 3)
            }
            return [filters[y % filters.count]] + row
        }
    }

    @Test(arguments: [0, 1, 2, 3, 4] as [UInt8], [3, 4])
    func filters(filter: UInt8, channels: Int) throws {
        for filters in [[filter], [0, filter], [4, 3, filter, 2, 1]] {
            for width in [1, 5, 16, 33] {
                let file = PNGFile(
                    width: width, height: 7, channels: channels,
                    rows: rows(width: width, height: 7, channels: channels, filters: filters))
                let pixels = try #require(fast(file.bytes))
                #expect(pixels == usual(file.bytes))
            }
        }
    }

    @Test func partsOfTheDataAreJoined() throws {
        var file = PNGFile(
            width: 3, height: 2, channels: 3,
            rows: rows(width: 3, height: 2, channels: 3, filters: [1]))
        let whole = try #require(fast(file.bytes))
        file.partSize = 5
        #expect(fast(file.bytes) == whole)
        file.chunks = [PNGChunk("gAMA", [0, 0, 0xB1, 0x8F]), PNGChunk("sRGB", [0])]
        #expect(fast(file.bytes) == whole)
    }

    @Test func otherKindsAreLeftToLibpng() {
        var file = PNGFile(
            width: 3, height: 2, channels: 3,
            rows: rows(width: 3, height: 2, channels: 3, filters: [0]))
        file.chunks = [PNGChunk("gAMA", [0, 1, 0x86, 0xA0])]
        #expect(fast(file.bytes) == nil && usual(file.bytes) != nil)
        file.chunks = [PNGChunk("tRNS", [0, 1, 0, 1, 0, 1])]
        #expect(fast(file.bytes) == nil && usual(file.bytes) != nil)
    }

    @Test func damagedFilesAreRefused() {
        let filtered = rows(width: 3, height: 2, channels: 3, filters: [5])
        let unknownFilter = PNGFile(width: 3, height: 2, channels: 3, rows: filtered)
        #expect(fast(unknownFilter.bytes) == nil)
        let short = PNGFile(width: 3, height: 3, channels: 3, rows: filtered)
        #expect(fast(short.bytes) == nil)
        let file = PNGFile(
            width: 3, height: 2, channels: 3,
            rows: rows(width: 3, height: 2, channels: 3, filters: [0])
        ).bytes
        for index in file.indices {
            #expect(fast(Array(file[..<index])) == nil)
            var damaged = file
            damaged[index] ^= 0x10
            #expect(fast(damaged) == nil)
        }
    }
}

/// A PNG file whose data isn't compressed.
private struct PNGFile {
    let width, height, channels: Int
    let rows: [UInt8]
    /// The chunks after the header.
    var chunks: [PNGChunk] = []
    /// The greatest number of bytes in a chunk of data.
    var partSize = Int.max

    init(width: Int, height: Int, channels: Int, rows: [UInt8]) {
        (self.width, self.height, self.channels, self.rows) = (width, height, channels, rows)
    }

    var bytes: [UInt8] {
        var output = PNGChunk.signature
        let header: [UInt8] =
            [0, 0, 0, UInt8(width), 0, 0, 0, UInt8(height), 8, channels == 3 ? 2 : 6, 0, 0, 0]
        PNGChunk("IHDR", header).append(to: &output)
        for chunk in chunks { chunk.append(to: &output) }
        var data = stored[...]
        while !data.isEmpty {
            PNGChunk("IDAT", Array(data.prefix(partSize))).append(to: &output)
            data = data.dropFirst(partSize)
        }
        PNGChunk("IEND", []).append(to: &output)
        return output
    }

    /// The rows in the zlib format (RFC 1950), in one stored block (RFC 1951).
    private var stored: [UInt8] {
        let count = UInt16(rows.count)
        let (low, high) = (UInt8(count & 255), UInt8(count >> 8))
        var (a, b) = (1, 0)
        for byte in rows {
            a = (a + Int(byte)) % 65521
            b = (b + a) % 65521
        }
        return [0x78, 0x01, 1, low, high, ~low, ~high] + rows
            + [UInt8(b >> 8), UInt8(b & 255), UInt8(a >> 8), UInt8(a & 255)]
    }
}
