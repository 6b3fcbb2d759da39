import CairoRenderer
import CoreGraphics
import Foundation
import Testing

/// Truth: the pixels that went into the file.
@Suite struct ImageTests {
    private let image = Everything.checkers(2, [0, 0, 255, 255], [0, 0, 0, 0])

    @Test func withoutInterpolationPixelsBecomeSquares() throws {
        #expect(try PixelString.of(4, 4, place()) == "RR__\nRR__\n__RR\n__RR")
    }

    @Test func tintPaintsThroughTheStencil() throws {
        #expect(try PixelString.of(4, 4, place(tint: .blue)) == "BB__\nBB__\n__BB\n__BB")
    }

    @Test func opacityFades() throws {
        let bitmap = try bitmap(place(opacity: 0.5))
        #expect(bitmap.color(0, 0) == 0xFF00_0080)
    }

    @Test func smoothingDoesNotFadeTheEdges() throws {
        let solid = try #require(Everything.checkers(2, [255, 0, 0, 255], [255, 0, 0, 255]))
        let rect = CGRect(x: 0, y: 0, width: 4, height: 1)
        #expect(
            try PixelString.of(4, 1, .image(PlacedImage(image: solid, rect: rect))) == "BBBB")
    }

    @Test func everyCutOffFileIsPaintedAsABox() throws {
        let data = try #require(image).data
        let whole = try bitmap(place())
        for count in 24..<data.count - 12 {
            let cut = try #require(CGImage(data: data.prefix(count)))
            let rect = CGRect(x: 0, y: 0, width: 4, height: 4)
            #expect(try bitmap(.image(PlacedImage(image: cut, rect: rect))) != whole)
        }
    }

    @Test func cutOffJPEGIsABox() throws {
        // A start-of-frame marker of a 16 × 16 picture, and nothing more.
        let header: [UInt8] = [
            0xFF, 0xD8, 0xFF, 0xC0, 0, 17, 8, 0, 16, 0, 16, 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0,
        ]
        let cut = try #require(CGImage(data: Data(header)))
        let rect = CGRect(x: 0, y: 0, width: 4, height: 4)
        let bitmap = try bitmap(.image(PlacedImage(image: cut, rect: rect)))
        #expect(bitmap.color(0, 0) & 255 == 255)
    }

    @Test func enormousImageIsABox() throws {
        // A PNG header alone that claims 2³¹ − 1 pixels a side.
        var header: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
        header += Array("IHDR".utf8) + [0x7F, 255, 255, 255, 0x7F, 255, 255, 255, 8, 6, 0, 0, 0]
        let bomb = try #require(CGImage(data: Data(header)))
        let rect = CGRect(x: 0, y: 0, width: 4, height: 4)
        #expect(try bitmap(.image(PlacedImage(image: bomb, rect: rect))).color(0, 0) & 255 == 255)
    }

    private func place(opacity: Double = 1, tint: RGBA? = nil) throws -> DisplayItem {
        let rect = CGRect(x: 0, y: 0, width: 4, height: 4)
        return .image(
            PlacedImage(
                image: try #require(image), rect: rect, interpolates: false, opacity: opacity,
                tint: tint))
    }

    private func bitmap(_ item: DisplayItem) throws -> Bitmap {
        try CairoRenderer.bitmap(
            DisplayList(size: CGSize(width: 4, height: 4), items: [item]), scale: 1)
    }
}
