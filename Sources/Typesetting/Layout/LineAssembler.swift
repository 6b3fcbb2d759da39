import CoreGraphics
import Foundation

/// Arranges a line's clusters in visual order, and combines them into segments.
struct LineAssembler {
    let spans: [TextSpan]
    let line: BrokenLine
    let options: TextOptions

    /// A cluster of the line. It refers to the paragraph, because copies of clusters take time.
    private struct Item {
        let piece: Int
        let index: Int
        let level: UInt8
        let isWhitespace: Bool
        var advance: CGFloat
    }

    func assemble() -> (segments: [TextLayout.Segment], width: CGFloat) {
        var items: [Item] = []
        items.reserveCapacity(line.pieces.reduce(0) { $0 + $1.clusters.count })
        for (index, piece) in line.pieces.enumerated() {
            let clusters = piece.paragraph.clusters
            for place in piece.clusters {
                items.append(
                    Item(
                        piece: index, index: place, level: clusters[place].level,
                        isWhitespace: clusters[place].isWhitespace,
                        advance: clusters[place].advance))
            }
        }
        justify(&items)
        reorder(&items)
        var segments: [TextLayout.Segment] = []
        var x: CGFloat = 0
        var start = 0
        while start < items.count {
            let end = items[start...].firstIndex { !isSameSegment($0, items[start]) }
            segments.append(segment(of: items[start..<(end ?? items.count)], x: &x))
            start = end ?? items.count
        }
        return (segments, x)
    }

    private func isSameSegment(_ a: Item, _ b: Item) -> Bool {
        guard a.piece == b.piece, a.level == b.level else { return false }
        let clusters = line.pieces[a.piece].paragraph.clusters
        guard clusters[a.index].span == clusters[b.index].span,
            clusters[a.index].face == clusters[b.index].face
        else { return false }
        let place = clusters[a.index].span
        if spans[place].box != nil { return a.index == b.index }
        return !spans[place].hasRuleByWord || a.isWhitespace == b.isWhitespace
    }

    private func segment(
        of items: ArraySlice<Item>, x: inout CGFloat
    ) -> TextLayout.Segment {
        let first = items[items.startIndex]
        let piece = line.pieces[first.piece]
        let clusters = piece.paragraph.clusters
        let span = spans[clusters[first.index].span]
        let start = x
        let face = clusters[first.index].face
        let size = span.font.drawnSize(of: face)
        let drawnScale = face == span.font.face ? span.font.drawnScale : 1
        var glyphs: [GlyphRun.Glyph] = []
        glyphs.reserveCapacity(items.count)
        var bytes = clusters[first.index].range
        for item in items {
            for place in clusters[item.index].glyphs {
                let glyph = piece.paragraph.glyphs[place]
                let position = CGPoint(
                    x: x + glyph.offset.x, y: glyph.offset.y - span.baselineOffset)
                glyphs.append(
                    GlyphRun.Glyph(
                        index: glyph.index, position: position,
                        widthScale: glyph.widthScale / drawnScale))
            }
            x += item.advance
            let range = clusters[item.index].range
            bytes =
                min(bytes.lowerBound, range.lowerBound)..<max(bytes.upperBound, range.upperBound)
        }
        let run = GlyphRun(
            face: face, size: size, glyphs: glyphs,
            color: span.color, text: piece.paragraph.text(in: bytes), outline: span.outline)
        let end = line.range.upperBound
        return TextLayout.Segment(
            span: clusters[first.index].span, x: start, width: x - start,
            range: piece.isEllipsis ? end..<end : bytes, run: glyphs.isEmpty ? nil : run,
            isWhitespace: items.allSatisfy(\.isWhitespace))
    }

    /// Widens the white space of a wrapped line so that the line fills its width.
    private func justify(_ items: inout [Item]) {
        guard (line.style.alignment ?? options.alignment) == .justified, line.isWrapped,
            options.width.isFinite
        else { return }
        let (start, end) = line.style.extent(
            isFirst: line.startsParagraph, in: line.area?.width ?? options.width)
        let width = items.reduce(0) { $0 + $1.advance }
        let gaps = items.count { $0.isWhitespace }
        guard gaps > 0, width < end - start else { return }
        let extra = (end - start - width) / CGFloat(gaps)
        for index in items.indices where items[index].isWhitespace {
            items[index].advance += extra
        }
    }

    /// Reorders items by rule L2 of the Unicode bidirectional algorithm: from the highest level
    /// down to the lowest odd one, each sequence of that level or a higher one is reversed.
    private func reorder(_ items: inout [Item]) {
        guard items.contains(where: { $0.level % 2 == 1 }) else { return }
        let levels = items.map(\.level)
        guard let highest = levels.max(), let lowest = levels.filter({ $0 % 2 == 1 }).min()
        else { return }
        for level in (lowest...highest).reversed() {
            var start = 0
            while let from = items[start...].firstIndex(where: { $0.level >= level }) {
                let to = items[from...].firstIndex { $0.level < level } ?? items.count
                items[from..<to].reverse()
                start = to
            }
        }
    }
}

extension TextSpan {
    var hasRuleByWord: Bool { underline?.isByWord == true || strikethrough?.isByWord == true }
}
