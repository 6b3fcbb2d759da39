import CairoRenderer
import CoreGraphics
import Foundation
import Testing

/// Color emoji, which are images inside a font's file. The glyph is the first that is colored.
@Suite struct EmojiTests {
    private static let path = "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"
    private let face = FontFace(path: Self.path, postScriptName: "NotoColorEmoji")

    /// Returns glyphs whose images are 136 by 128 pixels at a size of 109 points, 101 pixels above the
    /// baseline (the font's own table).
    private func page(_ indices: [UInt32], silhouette: Bool = false, alpha: Double = 1)
        -> DisplayList
    {
        var run = GlyphRun(
            face: face, size: 10.9,
            glyphs: indices.enumerated().map { place, index in
                GlyphRun.Glyph(index: index, position: CGPoint(x: 13.6 * Double(place), y: 12))
            }, color: RGBA(1, 0, 0, alpha), text: "emoji")
        run.isSilhouette = silhouette
        return DisplayList(size: CGSize(width: 60, height: 16), items: [.glyphs(run)])
    }

    private func colors(_ list: DisplayList) throws -> Set<UInt32> {
        let bitmap = try CairoRenderer.bitmap(list, scale: 2)
        return Set((0..<32).flatMap { y in (0..<120).map { bitmap.color($0, y) } })
    }

    @Test func pixelsHaveColors() throws {
        let colors = try colors(page([1000]))
        #expect(colors.count > 20)
        #expect(colors.contains { $0 & 0xFF == 0xFF })
    }

    /// A silhouette has the run's color only.
    @Test func silhouettesHaveOneColor() throws {
        for color in try colors(page([1000], silhouette: true)) {
            #expect(color & 0xFF == 0 || color >> 8 == 0xFF0000)
        }
    }

    @Test func alphaApplies() throws {
        #expect(try colors(page([1000], alpha: 0.5)).allSatisfy { $0 & 0xFF <= 0x81 })
    }

    /// SVG contains each image once, however often it is painted.
    @Test func svgContainsEachImageOnce() throws {
        let text = String(
            decoding: try CairoRenderer.svg(page([1000, 1001, 1000, 1000])), as: UTF8.self)
        #expect(text.components(separatedBy: "data:image/png;base64,").count == 3)
        #expect(text.components(separatedBy: "<use ").count == 5)
        #expect(try CairoRenderer.svg(page([1000, 1001, 1000, 1000])) == Array(text.utf8))
    }

    @Test func pdfContainsImages() throws {
        let pdf = String(decoding: try CairoRenderer.pdf(page([1000])), as: UTF8.self)
        #expect(pdf.contains("/Subtype /Image"))
    }

    /// Property: glyphs that the font doesn't have are skipped.
    @Test func unknownGlyphs() throws {
        #expect(try colors(page([65_000, .max])) == [0])
    }
}

/// Glyphs that are widened to the right of their origin.
@Suite struct WidthScaleTests {
    private func width(_ scale: CGFloat) throws -> Int {
        let glyph = GlyphRun.Glyph(index: 43, position: CGPoint(x: 5, y: 45), widthScale: scale)
        let run = GlyphRun(face: Everything.face, size: 40, glyphs: [glyph], color: .red)
        let list = DisplayList(size: CGSize(width: 90, height: 50), items: [.glyphs(run)])
        let bitmap = try CairoRenderer.bitmap(list, scale: 1)
        let columns = (0..<90).filter { x in (0..<50).contains { bitmap.color(x, $0) & 0xFF > 127 }
        }
        return (columns.last ?? 0) - (columns.first ?? 0)
    }

    @Test func widthsAreScaled() throws {
        let usual = try width(1)
        #expect(abs(try width(0.5) - usual / 2) <= 1)
        #expect(abs(try width(2) - usual * 2) <= 1)
    }

    /// Property: a factor that isn't usable has no effect.
    @Test(arguments: [0, -1, .nan, .infinity] as [CGFloat])
    func oddFactors(scale: CGFloat) throws {
        #expect(try width(scale) == width(1))
    }
}
