import CoreGraphics
import Foundation

/// Puts a line's clusters in the order in which they are seen, and makes glyph runs of them.
struct LineAssembler {
    let spans: [TextSpan]
    let line: BrokenLine
    let options: TextOptions

    private struct Item {
        var piece: Int
        var cluster: Cluster
    }

    func assemble() -> (runs: [GlyphRun], width: CGFloat) {
        var items: [Item] = []
        for (index, piece) in line.pieces.enumerated() {
            items += piece.paragraph.clusters[piece.clusters].map {
                Item(piece: index, cluster: $0)
            }
        }
        justify(&items)
        reorder(&items)
        var runs: [GlyphRun] = []
        var x: CGFloat = 0
        var start = 0
        while start < items.count {
            let end = items[start...].firstIndex { !isSameRun($0, items[start]) } ?? items.count
            let run = run(of: items[start..<end], x: &x)
            if !run.glyphs.isEmpty { runs.append(run) }
            start = end
        }
        return (runs, x)
    }

    private func isSameRun(_ a: Item, _ b: Item) -> Bool {
        a.piece == b.piece && a.cluster.span == b.cluster.span && a.cluster.level == b.cluster.level
            && a.cluster.face == b.cluster.face
    }

    private func run(of items: ArraySlice<Item>, x: inout CGFloat) -> GlyphRun {
        let first = items[items.startIndex]
        let paragraph = line.pieces[first.piece].paragraph
        let span = spans[first.cluster.span]
        var glyphs: [GlyphRun.Glyph] = []
        var bytes = first.cluster.range
        for item in items {
            for glyph in paragraph.glyphs[item.cluster.glyphs] {
                let position = CGPoint(x: x + glyph.offset.x, y: glyph.offset.y)
                glyphs.append(GlyphRun.Glyph(index: glyph.index, position: position))
            }
            x += item.cluster.advance
            let range = item.cluster.range
            bytes =
                min(bytes.lowerBound, range.lowerBound)..<max(bytes.upperBound, range.upperBound)
        }
        return GlyphRun(
            face: first.cluster.face, size: span.font.pointSize, glyphs: glyphs,
            color: span.color, text: paragraph.text(in: bytes))
    }

    /// Widens the white space of a wrapped line until it fills its room.
    private func justify(_ items: inout [Item]) {
        guard options.alignment == .justified, line.isWrapped, options.width.isFinite else {
            return
        }
        let width = items.reduce(0) { $0 + $1.cluster.advance }
        let gaps = items.count { $0.cluster.isWhitespace }
        guard gaps > 0, width < options.width else { return }
        let extra = (options.width - width) / CGFloat(gaps)
        for index in items.indices where items[index].cluster.isWhitespace {
            items[index].cluster.advance += extra
        }
    }

    /// Rule L2 of the Unicode bidirectional algorithm: from the highest level down to the lowest
    /// odd one, each stretch of that level or above is turned round.
    private func reorder(_ items: inout [Item]) {
        let levels = items.map(\.cluster.level)
        guard let highest = levels.max(), let lowest = levels.filter({ $0 % 2 == 1 }).min()
        else { return }
        for level in (lowest...highest).reversed() {
            var start = 0
            while let from = items[start...].firstIndex(where: { $0.cluster.level >= level }) {
                let to = items[from...].firstIndex { $0.cluster.level < level } ?? items.count
                items[from..<to].reverse()
                start = to
            }
        }
    }
}
