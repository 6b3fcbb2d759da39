import CairoRenderer
import CoreGraphics
import Testing

/// Source: Cairo's documented limits. Also tests the property that equal input produces equal
/// bytes.
@Suite struct CairoRendererTests {
    @Test(
        arguments: [(0, 10), (10, -1), (.nan, 10), (32768, 1), (1, .infinity)] as [(Double, Double)]
    )
    func invalidSizesThrow(_ width: Double, _ height: Double) {
        let list = DisplayList(size: CGSize(width: width, height: height))
        #expect(throws: RenderError.self) { try CairoRenderer.svg(list) }
        #expect(throws: RenderError.self) { try CairoRenderer.pdf(list) }
        #expect(throws: RenderError.self) { try CairoRenderer.png(list, scale: 1) }
        #expect(throws: RenderError.self) { try CairoRenderer.bitmap(list, scale: 1) }
    }

    @Test func missingFontThrows() {
        let face = FontFace(path: "/nowhere.otf", postScriptName: "Nowhere")
        let glyph = GlyphRun.Glyph(index: 1, position: .zero)
        let run = GlyphRun(face: face, size: 10, glyphs: [glyph], color: .black)
        let list = DisplayList(size: CGSize(width: 9, height: 9), items: [.glyphs(run)])
        #expect(throws: RenderError.unreadableFont(path: "/nowhere.otf", index: 0)) {
            try CairoRenderer.svg(list)
        }
    }

    @Test func unknownGlyphsAreIgnored() throws {
        let list = DisplayList(
            size: CGSize(width: 40, height: 20),
            items: [glyphs([.max]), glyphs([20]), glyphs([20], size: 1e-3)])
        let bitmap = try CairoRenderer.bitmap(list, scale: 1)
        #expect(bitmap.pixels.contains { $0 > 200 })
    }

    @Test func extremeNumbersDoNotCrash() throws {
        let odd: [Double] = [.nan, .infinity, -1e300, 1e300, 1e-300]
        var items: [DisplayItem] = []
        for x in odd {
            let path = Path([.move(CGPoint(x: x, y: 1)), .line(CGPoint(x: 1, y: x)), .close])
            let shadow = Shadow(
                offset: CGSize(width: x, height: 0), standardDeviation: x, color: .black)
            items.append(.fill(Fill(path: path, paint: .color(.red))))
            items.append(
                .stroke(Stroke(path: path, style: StrokeStyle(lineWidth: x), paint: .color(.red))))
            items.append(.group(Group(opacity: 0.5, shadow: shadow, items: items)))
            items.append(.group(Group(transform: .init(scaleX: x, y: x), items: items)))
            items.append(glyphs([20], size: x))
            if let image = Everything.checkers(1, [0, 0, 0, 255], []) {
                let rect = CGRect(x: x, y: 0, width: 1, height: x)
                items.append(.image(PlacedImage(image: image, rect: rect)))
                items.append(
                    .group(Group(clip: Clip(Path(rect: rect)), opacity: 0.5, items: items)))
            }
        }
        items.append(.rect(0, 0, 1, 1, .blue))
        let list = DisplayList(size: CGSize(width: 2, height: 2), items: items)
        #expect(try PixelString.of(list).first == "B")
        _ = try CairoRenderer.svg(list)
        _ = try CairoRenderer.pdf(list)
    }

    @Test func pageIsRoundedToWholePixels() throws {
        let list = DisplayList(size: CGSize(width: 10, height: 3.5))
        let bitmap = try CairoRenderer.bitmap(list, scale: 3)
        #expect(bitmap.width == 30 && bitmap.height == 11)
    }

    private func glyphs(_ indices: [UInt32], size: Double = 17) -> DisplayItem {
        let glyphs = indices.map {
            GlyphRun.Glyph(index: $0, position: CGPoint(x: 5, y: 15))
        }
        return .glyphs(
            GlyphRun(face: Everything.face, size: size, glyphs: glyphs, color: .black))
    }
}
