import Foundation
import Typesetting

/// A line of a text in a container, in the container's coordinate space.
struct LineFragment {
    /// The glyphs, which are UTF-16 code units.
    let glyphs: NSRange
    /// The whole line, as wide as the container.
    let rect: CGRect
    /// The part with glyphs and the padding on both sides.
    let used: CGRect
    let baseline: CGFloat
    /// The horizontal edges of the line's glyphs, one more than there are glyphs.
    private let edges: [CGFloat]

    /// Returns the edge in front of a glyph.
    func edge(of glyph: Int) -> CGFloat {
        let index = max(0, min(edges.count - 1, glyph - glyphs.location))
        return edges.isEmpty ? used.minX : edges[index]
    }

    /// Returns the glyph at a position, and the fraction of it in front of the position.
    func glyph(at x: CGFloat) -> (index: Int, fraction: CGFloat) {
        for offset in 0..<max(0, edges.count - 1) {
            let (a, b) = (
                min(edges[offset], edges[offset + 1]), max(edges[offset], edges[offset + 1])
            )
            guard x < b || offset == edges.count - 2 else { continue }
            let share = b > a ? (x - a) / (b - a) : 0
            return (glyphs.location + offset, max(0, min(1, share)))
        }
        return (glyphs.location, 0)
    }

    /// The width for text in a container, in points; 0 sets no limit.
    static func width(of container: NSTextContainer) -> CGFloat {
        container.size.width > 0
            ? max(1, container.size.width - 2 * container.lineFragmentPadding) : 0
    }

    /// Returns the lines of a text.
    static func all(of text: NSAttributedString, in container: NSTextContainer) -> [LineFragment] {
        guard text.length > 0 else { return [] }
        let width = width(of: container)
        let drawing = StringDrawing(
            string: text, options: [.usesLineFragmentOrigin, .usesFontLeading])
        let layout = drawing.layout(in: CGSize(width: width, height: 0)).layout
        let offsets = UTF16Offsets(text.string)
        let padding = container.lineFragmentPadding
        let area = width > 0 ? width : layout.size.width
        return layout.lines.map { line in
            let start = padding + layout.indent(of: line, in: area)
            let glyphs = offsets.range(line.range)
            let top = line.baseline - line.ascender
            let height = line.ascender - line.descender
            return LineFragment(
                glyphs: glyphs,
                rect: CGRect(x: 0, y: top, width: area + 2 * padding, height: height),
                used: CGRect(
                    x: start - padding, y: top, width: line.width + 2 * padding, height: height),
                baseline: line.baseline,
                edges: edges(of: line, glyphs, start, offsets))
        }
    }

    /// Glyphs of a segment share its width in proportion to their advances; a segment without runs,
    /// such as a tab, in equal parts.
    private static func edges(
        of line: TextLayout.Line, _ glyphs: NSRange, _ start: CGFloat, _ offsets: UTF16Offsets
    ) -> [CGFloat] {
        var edges = [CGFloat?](repeating: nil, count: glyphs.length + 1)
        for segment in line.segments where !segment.range.isEmpty {
            let range = offsets.range(segment.range)
            guard range.length > 0 else { continue }
            let places = segment.run.map { $0.glyphs.map(\.position.x) } ?? []
            let isExact = places.count == range.length && !line.isRightToLeft
            for offset in 0..<range.length {
                let share = CGFloat(offset) / CGFloat(range.length)
                let x =
                    isExact
                    ? places[offset]
                    : line.isRightToLeft
                        ? segment.x + segment.width * (1 - share)
                        : segment.x + segment.width * share
                let index = range.location + offset - glyphs.location
                if edges.indices.contains(index) { edges[index] = start + x }
            }
            let last = NSMaxRange(range) - glyphs.location
            if edges.indices.contains(last) {
                edges[last] = start + segment.x + (line.isRightToLeft ? 0 : segment.width)
            }
        }
        var known = start
        return edges.map { edge in
            known = edge ?? known
            return known
        }
    }
}

/// The positions of UTF-8 bytes of a text in UTF-16 code units.
struct UTF16Offsets {
    private var offsets: [Int] = []

    init(_ text: String) {
        offsets.reserveCapacity(text.utf8.count + 1)
        var position = 0
        for scalar in text.unicodeScalars {
            for _ in 0..<UTF8.width(scalar) { offsets.append(position) }
            position += UTF16.width(scalar)
        }
        offsets.append(position)
    }

    func range(_ bytes: Range<Int>) -> NSRange {
        let last = offsets.count - 1
        let (start, end) = (
            offsets[max(0, min(last, bytes.lowerBound))],
            offsets[max(0, min(last, bytes.upperBound))]
        )
        return NSRange(location: start, length: end - start)
    }
}
