import CairoRenderer
import CoreGraphics
import Testing

/// Source: the definition of each fill rule and of premultiplied alpha.
@Suite struct FillTests {
    @Test func rectangleCoversItsPixels() throws {
        let pixels = try PixelString.of(5, 3, .rect(1, 1, 3, 1, .blue))
        #expect(
            pixels == """
                _____
                _BBB_
                _____
                """)
    }

    @Test(arguments: [(CGPathFillRule.winding, "BBB\nBBB\nBBB"), (.evenOdd, "BBB\nB_B\nBBB")])
    func fillRulesDifferWhereOutlinesOverlap(_ rule: CGPathFillRule, _ expected: String) throws {
        let outer = Path(rect: CGRect(x: 0, y: 0, width: 3, height: 3))
        let inner = Path(rect: CGRect(x: 1, y: 1, width: 1, height: 1))
        let fill = Fill(
            path: Path(outer.elements + inner.elements), rule: rule, paint: .color(.blue))
        #expect(try PixelString.of(3, 3, .fill(fill)) == expected)
    }

    @Test func quadraticCurvesBecomeCubic() throws {
        let path = Path([
            .move(CGPoint(x: 0, y: 8)),
            .quadCurve(CGPoint(x: 8, y: 8), control: CGPoint(x: 4, y: 0)),
            .close,
        ])
        let bitmap = try CairoRenderer.bitmap(
            DisplayList(
                size: CGSize(width: 8, height: 8),
                items: [.fill(Fill(path: path, paint: .color(.blue)))]), scale: 1)
        // Its highest point is in the middle, at half the control point's height: y = 4.
        #expect(bitmap.color(3, 3) == 0)
        #expect(bitmap.color(3, 5) == 0x0000_FFFF)
    }
}
