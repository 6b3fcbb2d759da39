import CairoRenderer
import CoreGraphics
import Foundation
import Testing
import Typesetting

@testable import ContactSheetSnapshots

/// Tests the property that text is at the same position in two formats, to a pixel.
@Suite struct TextPlacesTests {
    private static let scale = 2.0

    @Test(arguments: [
        ("Sphinx of black quartz, judge my vow", 17, FontWeight.regular),
        ("Tiny text at a caption's size", 11, .medium), ("Large Title", 34, .bold),
    ])
    func positionsInPixelsAndShapesAreEqual(text: String, size: CGFloat, weight: FontWeight) throws
    {
        let layout = TextLayout(text, font: .system(size: size, weight: weight))
        let runs = layout.glyphRuns(at: CGPoint(x: 10.25, y: 8.4), width: 400)
        let list = DisplayList(
            size: CGSize(width: 400, height: 60), items: runs.map { .glyphs($0) })
        let bitmap = try CairoRenderer.bitmap(list, scale: Self.scale)
        let direct = Ink(width: bitmap.width, height: bitmap.height) { x, y in
            bitmap.pixels[y * bitmap.stride + 4 * x + 3]
        }
        let svg = try ReferencePainting(Data(CairoRenderer.svg(list)), scale: Self.scale)
        let shapes = Ink(width: svg.width, height: svg.height) { x, y in svg.row(y)[4 * x + 3] }
        #expect(direct.words.count > 1 && direct.words.count == shapes.words.count)
        for (a, b) in zip(direct.words, shapes.words) {
            let edges = [a.minX - b.minX, a.maxX - b.maxX, a.minY - b.minY, a.maxY - b.maxY]
            #expect(edges.allSatisfy { abs($0) <= 1 }, "\(a) \(b)")
        }
    }
}

/// The boxes of inked areas that white columns separate.
private struct Ink {
    var words: [CGRect] = []

    /// Creates boxes. Coverage of less than an eighth is antialiasing.
    init(width: Int, height: Int, _ alpha: (Int, Int) -> UInt8) {
        let gap = 6
        var last = -gap - 1
        for x in 0..<width {
            let rows = (0..<height).filter { alpha(x, $0) > 32 }
            guard let top = rows.first, let bottom = rows.last else { continue }
            let column = CGRect(x: x, y: top, width: 1, height: bottom + 1 - top)
            if x - last > gap {
                words.append(column)
            } else {
                words[words.count - 1] = words[words.count - 1].union(column)
            }
            last = x
        }
    }
}
