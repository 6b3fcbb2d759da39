import CairoRenderer
import CoreGraphics
import Foundation
import Testing

/// Source: Apple's documentation of `strokeWidth`: an outline alone, or with the text's fill.
@Suite struct GlyphOutlineTests {
    private func page(isFilled: Bool, width: CGFloat = 2) -> DisplayList {
        let outline = GlyphOutline(width: width, color: .blue, isFilled: isFilled)
        let run = GlyphRun(
            face: Everything.face, size: 40,
            glyphs: [GlyphRun.Glyph(index: 43, position: CGPoint(x: 5, y: 45))], color: .red,
            text: "H", outline: outline)
        return DisplayList(size: CGSize(width: 50, height: 50), items: [.glyphs(run)])
    }

    private func colors(_ list: DisplayList) throws -> Set<UInt32> {
        let bitmap = try CairoRenderer.bitmap(list, scale: 1)
        return Set((0..<50).flatMap { y in (0..<50).map { bitmap.color($0, y) } })
    }

    @Test func textColorIsUsedForFilledOutlinesOnly() throws {
        let (red, blue): (UInt32, UInt32) = (0xFF00_00FF, 0x0000_FFFF)
        let filled = try colors(page(isFilled: true))
        #expect(filled.contains(red) && filled.contains(blue))
        let empty = try colors(page(isFilled: false))
        #expect(!empty.contains(red) && empty.contains(blue))
    }

    /// SVG contains the outline as a path with a stroke of the given width.
    @Test func svg() throws {
        let text = String(decoding: try CairoRenderer.svg(page(isFilled: false)), as: UTF8.self)
        #expect(text.contains("stroke-width:2") && text.contains("stroke:#0000ff"))
        #expect(!text.contains("<use"))
    }

    /// A context's scale applies to the outline's width and the glyphs, and its alpha applies to
    /// both.
    @Test func contexts() throws {
        guard case .glyphs(let run) = page(isFilled: true).items[0] else { return }
        let context = CGContext(size: CGSize(width: 50, height: 50))
        context.scaleBy(x: 2, y: 2)
        context.setAlpha(0.5)
        context.draw(run)
        guard case .glyphs(let drawn) = context.displayList.items.first else {
            Issue.record("no glyphs")
            return
        }
        #expect(drawn.size == 80 && drawn.outline?.width == 4)
        #expect(drawn.outline?.color.alpha == 0.5)
    }
}
