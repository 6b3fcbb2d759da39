import CairoRenderer
import CoreGraphics
import Testing

/// Source: encoding followed by decoding; the PNG specification's color types.
@Suite struct PNGCoderTests {
    private let page = Everything.page()

    @Test func opaquePixelsAreEncodedWithoutAlpha() throws {
        let bitmap = try CairoRenderer.bitmap(page, scale: 1)
        let file = PNGCoder.encode(bitmap)
        #expect(file[25] == 2)
        #expect(PNGCoder.decode(file) == bitmap)
    }

    @Test func translucentPixelsAreEqualWithinRounding() throws {
        let items = (0..<64).map {
            DisplayItem.rect(Double($0), 0, 1, 1, RGBA(0.8, 0.3, 0.1, Double($0) / 63))
        }
        let list = DisplayList(size: CGSize(width: 64, height: 1), items: items)
        let bitmap = try CairoRenderer.bitmap(list, scale: 1)
        let file = PNGCoder.encode(bitmap)
        #expect(file[25] == 6)
        let back = try #require(PNGCoder.decode(file))
        for (a, b) in zip(bitmap.pixels, back.pixels) { #expect(abs(Int(a) - Int(b)) <= 1) }
    }

    @Test func truncatedFilesAreNil() throws {
        let file = try CairoRenderer.png(page, scale: 0.25)
        for count in stride(from: 0, to: file.count - 16, by: 97) {
            #expect(PNGCoder.decode(Array(file.prefix(count))) == nil)
        }
    }

    @Test func equalContentsInTwoFormatsAreEqual() throws {
        let file = try CairoRenderer.png(page, scale: 2)
        #expect(PNGCoder.decode(file) == (try CairoRenderer.bitmap(page, scale: 2)))
    }
}
