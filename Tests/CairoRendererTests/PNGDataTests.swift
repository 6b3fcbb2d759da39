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

    /// A picture for which one of a hundred addresses of the compressor changed a match.
    private func sensitivePicture() throws -> Bitmap {
        var state: UInt32 = 184
        /// Returns the next number below a limit (the generator of Numerical Recipes, 24 high bits).
        func next(below limit: Int = 1 << 24) -> Int {
            state = state &* 1_664_525 &+ 1_013_904_223
            return Int(state >> 8) % limit
        }
        let (width, height) = (20 + next(below: 1200), 50 + next(below: 2400))
        var pixels = [UInt32](repeating: .max, count: width * height)
        for _ in 0..<next(below: 60) {
            let (left, top) = (next(below: width), next(below: height))
            let right = left + next(below: width - left)
            var bottom = top + next(below: height - top)
            if next(below: 3) == 0 { bottom = min(top + next(below: 20), height) }
            let isNoise = next(below: 4) == 0
            let color = UInt32(next()) | 0xFF00_0000
            let levels = 1 << next(below: 8)
            for place in (top..<bottom).flatMap({ $0 * width + left..<$0 * width + right }) {
                pixels[place] = isNoise ? color ^ UInt32(next(below: levels) * 0x010101) : color
            }
        }
        return try #require(
            Bitmap(
                width: width, height: height, stride: width * 4,
                pixels: pixels.withUnsafeBytes { Array($0) }))
    }

    @Test func theAddressOfTheCompressorHasNoEffect() throws {
        let picture = try sensitivePicture()
        let first = PNGCoder.encode(picture)
        var occupied: [UnsafeMutableRawPointer] = []
        defer { occupied.forEach { $0.deallocate() } }
        for _ in 0..<500 {
            occupied.append(.allocate(byteCount: 200_000, alignment: 16))
            #expect(PNGCoder.encode(picture) == first)
        }
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
