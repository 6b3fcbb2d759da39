import CairoRenderer
import CoreGraphics
import Foundation
import Testing

/// Source: the contents of the SVG file.
struct DrawingImageTests {
    private func item(
        _ body: String, at origin: CGPoint = .zero, tint: RGBA? = nil, opacity: Double = 1
    ) throws -> DisplayItem {
        let text =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"2\" height=\"2\">\(body)</svg>"
        let image = try #require(CGImage(data: Data(text.utf8)))
        let rect = CGRect(origin: origin, size: CGSize(width: 4, height: 4))
        return .image(PlacedImage(image: image, rect: rect, opacity: opacity, tint: tint))
    }

    private static let half = "<rect width=\"2\" height=\"1\" fill=\"blue\"/>"

    @Test func drawingsArePaintedInTheirFrame() throws {
        #expect(try PixelString.of(4, 4, item(Self.half)) == "BBBB\nBBBB\n____\n____")
    }

    @Test func tintsUseTheAlphaOfTheDrawing() throws {
        #expect(
            try PixelString.of(4, 4, item(Self.half, tint: .red)) == "RRRR\nRRRR\n____\n____")
    }

    @Test func vectorFormatsKeepShapes() throws {
        let list = DisplayList(
            size: CGSize(width: 4, height: 4), items: [try item(Self.half)])
        let text = String(decoding: try CairoRenderer.svg(list), as: UTF8.self)
        let fills = text.replacing(" ", with: "")
        #expect(!text.contains("<image"))
        #expect(fills.contains("#0000ff"))
    }

    /// The SVG file, painted as an image, has the pixels of the list.
    @Test(arguments: [RGBA.red, nil]) func vectorFormatsKeepPlaces(tint: RGBA?) throws {
        let half = try item(Self.half, at: CGPoint(x: 2, y: 3), tint: tint, opacity: 0.5)
        let size = CGSize(width: 8, height: 8)
        let file = try CairoRenderer.svg(DisplayList(size: size, items: [half]))
        let image = try #require(CGImage(data: Data(file)))
        let copy = DisplayItem.image(
            PlacedImage(image: image, rect: CGRect(origin: .zero, size: size)))
        let pixels = try [half, copy].map {
            try CairoRenderer.bitmap(DisplayList(size: size, items: [$0]), scale: 1).pixels
        }
        #expect(pixels[0].contains { $0 != 0 })
        #expect(zip(pixels[0], pixels[1]).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
    }

    @Test func invalidDrawingsArePlaceholders() throws {
        let broken = try item("<rect width=")
        #expect(try PixelString.of(4, 4, broken) != PixelString.of(4, 4, item("")))
    }
}
