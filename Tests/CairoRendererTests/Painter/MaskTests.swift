import CairoRenderer
import CoreGraphics
import Foundation
import Testing

/// Source: the alpha of a mask multiplies a group's; an isolated group is composited separately.
@Suite struct MaskTests {
    @Test func itemsArePaintedInsideTheMaskOnly() throws {
        let group = Group(mask: [.rect(1, 0, 2, 1, .red)], items: [.rect(0, 0, 4, 2, .blue)])
        #expect(try PixelString.of(4, 2, .group(group)) == "_BB_\n____")
    }

    @Test func alphasMultiply() throws {
        let half = DisplayItem.rect(0, 0, 2, 1, RGBA(0, 0, 0, 0.5))
        let group = Group(mask: [half], opacity: 0.5, items: [.rect(0, 0, 2, 1, .blue)])
        let list = DisplayList(size: CGSize(width: 2, height: 1), items: [.group(group)])
        let color = try CairoRenderer.bitmap(list, scale: 1).color(0, 0)
        #expect(color >> 8 == 0x0000FF && abs(Int(color & 255) - 64) <= 1)
    }

    @Test func masksApplyToShadows() throws {
        let shadow = Shadow(offset: CGSize(width: 2, height: 0), standardDeviation: 0, color: .red)
        let group = Group(
            mask: [.rect(0, 0, 3, 1, .black)], shadow: shadow, items: [.rect(0, 0, 2, 1, .blue)])
        #expect(try PixelString.of(4, 1, .group(group)) == "BBR_")
    }

    @Test func masksUseTheGroupsCoordinateSpace() throws {
        let group = Group(
            transform: CGAffineTransform(translationX: 2, y: 0), mask: [.rect(0, 0, 1, 1, .red)],
            items: [.rect(0, 0, 4, 1, .blue)])
        #expect(try PixelString.of(4, 1, .group(group)) == "__B_")
    }

    @Test func clearingInAnIsolatedGroupAffectsOnlyTheGroup() throws {
        let hole = DisplayItem.group(Group(blendMode: .clear, items: [.rect(1, 0, 1, 1, .black)]))
        let group = Group(isIsolated: true, items: [.rect(0, 0, 2, 1, .red), hole])
        #expect(try PixelString.of(3, 1, .rect(0, 0, 3, 1, .blue), .group(group)) == "RBB")
    }

    /// In the SVG file, items next to an isolated group stay shapes.
    @Test func anIsolatedGroupThatBlendsIsOneImageInSVG() throws {
        let hole = DisplayItem.group(Group(blendMode: .clear, items: [.rect(1, 0, 1, 1, .black)]))
        let isolated = Group(isIsolated: true, items: [.rect(0, 0, 2, 1, .red), hole])
        let list = DisplayList(
            size: CGSize(width: 30, height: 30),
            items: [.rect(0, 0, 30, 30, .blue), .group(isolated)])
        let text = String(decoding: try CairoRenderer.svg(list), as: UTF8.self)
        #expect(text.contains("<image") && text.contains("#0000ff"))
    }
}

/// Tests the property that a drawn image looks like its items.
@Suite struct DrawnImageTests {
    private let items: [DisplayItem] = [.rect(0, 0, 1, 1, .red), .rect(1, 1, 1, 1, .blue)]

    private func place(
        _ rect: CGRect, _ items: [DisplayItem], tint: RGBA? = nil, opacity: Double = 1
    ) throws -> DisplayItem {
        let list = DisplayList(size: CGSize(width: 2, height: 2), items: items)
        let image = try #require(CGImage(drawing: list, scale: 1))
        return .image(PlacedImage(image: image, rect: rect, opacity: opacity, tint: tint))
    }

    @Test func imagesAreStretchedToTheirFrame() throws {
        let wide = items + [.rect(2, 0, 5, 2, .green)]
        let item = try place(CGRect(x: 1, y: 0, width: 4, height: 2), wide)
        #expect(try PixelString.of(6, 2, item) == "_RR___\n___BB_")
    }

    @Test func tintsUseTheAlphaOfTheDrawing() throws {
        let item = try place(CGRect(x: 0, y: 0, width: 2, height: 2), items, tint: .green)
        #expect(try PixelString.of(2, 2, item) == "G_\n_G")
    }

    @Test func opacityAppliesToTheWholeDrawing() throws {
        let over: [DisplayItem] = [.rect(0, 0, 2, 2, .red), .rect(0, 0, 2, 2, .blue)]
        let item = try place(CGRect(x: 0, y: 0, width: 2, height: 2), over, opacity: 0.5)
        let list = DisplayList(size: CGSize(width: 2, height: 2), items: [item])
        #expect(try CairoRenderer.bitmap(list, scale: 1).color(0, 0) == 0x0000_FF80)
    }

    @Test func shadowsScaleWithTheDrawing() throws {
        let shadow = Shadow(offset: CGSize(width: 1, height: 0), standardDeviation: 0, color: .red)
        let cast = DisplayItem.group(Group(shadow: shadow, items: [.rect(0, 0, 1, 1, .blue)]))
        let item = try place(CGRect(x: 0, y: 0, width: 4, height: 2), [cast])
        #expect(try PixelString.of(4, 1, item) == "BBRR")
    }

    @Test func svgKeepsShapes() throws {
        let item = try place(CGRect(x: 0, y: 0, width: 20, height: 20), items)
        let list = DisplayList(size: CGSize(width: 20, height: 20), items: [item])
        let text = String(decoding: try CairoRenderer.svg(list), as: UTF8.self)
        #expect(!text.contains("<image") && text.contains("#ff0000"))
    }

    /// An image that contains another one twice, thirty levels deep: a billion items, painted in
    /// almost no time.
    @Test func complexImagesArePaintedOnce() throws {
        let rect = CGRect(x: 0, y: 0, width: 2, height: 2)
        var item = try place(rect, items)
        for _ in 0..<30 { item = try place(rect, [item, item]) }
        #expect(try PixelString.of(2, 2, item) == "R_\n_B")
        let list = DisplayList(size: rect.size, items: [item])
        #expect(try CairoRenderer.svg(list).count < 10_000)
    }

    @Test func encodedFilesCanBeDecoded() throws {
        let list = DisplayList(
            size: CGSize(width: 8, height: 8), items: [.rect(0, 0, 8, 8, .red)])
        let image = try #require(CGImage(drawing: list, scale: 2))
        let writer = CairoImageWriter()
        let png = try #require(writer.file(of: image, as: .png, quality: 1))
        let read = try #require(CGImage(data: png))
        #expect(read.width == 16 && read.height == 16)
        let placed = PlacedImage(image: read, rect: CGRect(x: 0, y: 0, width: 2, height: 1))
        #expect(try PixelString.of(2, 1, .image(placed)) == "RR")
        let jpeg = try #require(writer.file(of: image, as: .jpeg, quality: .nan))
        #expect(CGImage(data: jpeg)?.width == 16)
    }
}

/// Source: the angles of points around the center.
@Suite struct ConeTests {
    private func paint(angle: CGFloat) -> Paint {
        let stops = [
            GradientStops.Stop(location: 0, color: .red), .init(location: 0.25, color: .red),
            .init(location: 0.25, color: .blue), .init(location: 1, color: .blue),
        ]
        return .conicGradient(GradientStops(stops), center: CGPoint(x: 2, y: 2), angle: angle)
    }

    @Test func colorsRunClockwiseFromTheAngle() throws {
        let square = Path(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
        let down = DisplayItem.fill(Fill(path: square, paint: paint(angle: 0)))
        #expect(try PixelString.of(4, 4, down).hasSuffix("BBRR\nBBRR"))
        let up = DisplayItem.fill(Fill(path: square, paint: paint(angle: -.pi / 2)))
        #expect(try PixelString.of(4, 4, up).hasPrefix("BBRR\nBBRR"))
    }

    @Test func conicGradientsAreClippedToTheFill() throws {
        let path = Path(rect: CGRect(x: 3, y: 3, width: 1, height: 1))
        let fill = DisplayItem.fill(Fill(path: path, paint: paint(angle: 0)))
        #expect(try PixelString.of(5, 4, fill) == "_____\n_____\n_____\n___R_")
    }
}
