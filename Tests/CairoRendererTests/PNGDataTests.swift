import CoreGraphics
import Testing

@testable import CairoRenderer

/// Source: libpng reads the same pixels (RFC 1950, RFC 1951).
@Suite struct PNGDataTests {
    private struct Generator: RandomNumberGenerator {
        var state: UInt64

        /// Returns the next number (Knuth's MMIX generator, its high bits first).
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state.byteSwapped
        }
    }

    private func decoded(_ file: [UInt8]) -> Bitmap? {
        file.withUnsafeBytes(PNGCoder.pixelsByLibpng(of:)).map { Bitmap($0.view) }
    }

    private func check(width: Int, height: Int, _ color: (Int, Int) -> UInt32) throws {
        var pixels: [UInt8] = []
        for place in 0..<width * height {
            let color = color(place % width, place / width)
            pixels += [0, 8, 16, 24].map { UInt8(color >> $0 & 255) }
        }
        let bitmap = try #require(
            Bitmap(width: width, height: height, stride: width * 4, pixels: pixels))
        let file = PNGCoder.encode(bitmap)
        #expect(decoded(file) == bitmap, "\(width) × \(height)")
        #expect(PNGCoder.decode(file) == bitmap)
    }

    @Test(arguments: [1, 2, 3, 16, 17, 85, 86, 87, 173, 11000])
    func rowsOfAllKinds(width: Int) throws {
        var random = Generator(state: UInt64(width))
        for colors in [1, 2, 5, 200] {
            let palette = (0..<colors).map { _ in
                UInt32.random(in: 0...0xFF_FFFF, using: &random) | 0xFF00_0000
            }
            var row = (0..<width).map { _ in palette[0] }
            var last = 0
            try check(width: width, height: width > 1000 ? 4 : 40) { x, y in
                if y != last, y % 3 == 0 {
                    row = row.map { _ in palette.randomElement(using: &random)! }
                }
                if y != last, y % 3 == 1 { row[width / 2] = palette[colors - 1] }
                last = y
                return row[x]
            }
        }
    }

    @Test func areasAreFarSmallerThanNoise() throws {
        var random = Generator(state: 1)
        try check(width: 300, height: 300) { _, _ in 0xFFFF_FFFF }
        try check(width: 300, height: 300) { _, _ in
            UInt32.random(in: 0...0xFF_FFFF, using: &random) | 0xFF00_0000
        }
        let white = try #require(
            Bitmap(
                width: 300, height: 300, stride: 1200,
                pixels: [UInt8](repeating: 255, count: 360_000)))
        #expect(PNGCoder.encode(white).count < 2000)
    }

    /// What the compressor's memory contained before has no effect.
    @Test func equalPixelsAreEqualBytes() throws {
        let page = try CairoRenderer.bitmap(Everything.page(), scale: 2)
        let first = PNGCoder.encode(page)
        try rowsOfAllKinds(width: 173)
        #expect(PNGCoder.encode(page) == first)
    }

    /// Alpha 0 and 255 aren't changed by multiplication.
    @Test func alpha() throws {
        try check(width: 70, height: 30) { x, y in x > y ? 0 : 0xFF00_0000 | UInt32(x * y) }
    }

    @Test func imagesInVectorFilesAreWrittenByLibpng() throws {
        let bitmap = try CairoRenderer.bitmap(Everything.page(), scale: 1)
        let file = bitmap.pixels.withUnsafeBytes {
            PNGCoder.embedded(
                PixelView(
                    width: bitmap.width, height: bitmap.height, stride: bitmap.stride, bytes: $0))
        }
        #expect(PNGCoder.decode(file) == bitmap)
    }
}
