import CairoRenderer
import CoreGraphics
import Testing

/// Source: the definitions of caps and dashes in PDF 32000, 8.4.3.
@Suite struct StrokeTests {
    @Test(arguments: [
        (CGLineCap.butt, "______\n__BB__\n__BB__\n______"),
        (.square, "______\n_BBBB_\n_BBBB_\n______"),
    ])
    func capsEndAtOrBeyondTheEnds(_ cap: CGLineCap, _ expected: String) throws {
        let line = line(from: 2, to: 4, StrokeStyle(lineWidth: 2, cap: cap))
        #expect(try PixelString.of(6, 4, line) == expected)
    }

    @Test func roundCapIsLessThanASquareOne() throws {
        let line = line(from: 2, to: 4, StrokeStyle(lineWidth: 2, cap: .round))
        #expect(try PixelString.of(6, 4, line) == "______\n_?BB?_\n_?BB?_\n______")
    }

    @Test func dashesRepeatFromTheirPhase() throws {
        let style = StrokeStyle(lineWidth: 2, dashPhase: 1, dashLengths: [2, 1])
        #expect(
            try PixelString.of(6, 4, line(from: 0, to: 6, style))
                == "______\nB_BB_B\nB_BB_B\n______")
    }

    @Test(arguments: [[0], [-1, 2], [.nan]] as [[CGFloat]])
    func invalidDashesAreIgnored(_ lengths: [CGFloat]) throws {
        let style = StrokeStyle(lineWidth: 2, dashLengths: lengths)
        #expect(try PixelString.of(2, 4, line(from: 0, to: 2, style)) == "__\nBB\nBB\n__")
    }

    @Test(arguments: [(CGLineJoin.miter, "B"), (.bevel, "_")] as [(CGLineJoin, Character)])
    func joinsDifferAtTheCorner(_ join: CGLineJoin, _ corner: Character) throws {
        let path = Path([
            .move(CGPoint(x: 12, y: 4)), .line(CGPoint(x: 4, y: 4)), .line(CGPoint(x: 4, y: 12)),
        ])
        let style = StrokeStyle(lineWidth: 8, join: join)
        let stroke = Stroke(path: path, style: style, paint: .color(.blue))
        #expect(try PixelString.of(12, 12, .stroke(stroke)).first == corner)
    }

    private func line(from: Double, to: Double, _ style: StrokeStyle) -> DisplayItem {
        let path = Path([.move(CGPoint(x: from, y: 2)), .line(CGPoint(x: to, y: 2))])
        return .stroke(Stroke(path: path, style: style, paint: .color(.blue)))
    }
}
