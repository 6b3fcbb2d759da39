import CoreGraphics
import Foundation

/// Assembles the glyphs of broken lines and stacks the lines. The height of a line is that of its
/// fonts, as far as its paragraph style allows. Height that a style adds or removes is at the top
/// of the line; line and paragraph spacing don't follow the last line. These are decisions.
struct LineStack {
    let spans: [TextSpan]
    let options: TextOptions

    /// Returns the lines with their glyphs.
    ///
    /// - Parameter height: A height in points. The first line whose bottom is below it is the last
    ///   one returned, but never the very first line.
    func lines(from broken: [BrokenLine], below height: CGFloat) -> [TextLayout.Line] {
        var top: CGFloat = 0
        var lastTop: CGFloat = 0
        var lines: [TextLayout.Line] = []
        for (index, line) in broken.enumerated() {
            if index > 1, let last = lines.last, last.bottom > height { break }
            if line.area?.sharesTop == true { top = lastTop }
            top += line.area?.skip ?? 0
            lastTop = top
            lines.append(self.line(index, line, top: &top))
        }
        return lines
    }

    /// Returns one line.
    ///
    /// - Parameter top: The top of the line, updated to that of the next one, in points.
    private func line(
        _ index: Int, _ line: BrokenLine, top: inout CGFloat
    ) -> TextLayout.Line {
        if index > 0, line.startsParagraph { top += line.style.paragraphSpacingBefore }
        var extent = extent(of: line)
        let natural = extent.ascender - extent.descender
        let height = line.style.lineHeight(natural)
        extent.ascender += height - natural
        let (segments, width) = LineAssembler(spans: spans, line: line, options: options)
            .assemble()
        defer { top += height + gap(after: line) }
        return TextLayout.Line(
            segments: segments, width: width, range: line.range,
            baseline: top + extent.ascender, ascender: extent.ascender,
            descender: extent.descender, isRightToLeft: line.isRightToLeft,
            alignment: line.style.alignment ?? options.alignment, style: line.style,
            startsParagraph: line.startsParagraph, area: line.area)
    }

    /// Returns the distances from the baseline to the top of the highest and the bottom of the
    /// lowest span.
    private func extent(of line: BrokenLine) -> (ascender: CGFloat, descender: CGFloat) {
        let spans = line.spans.map { self.spans[$0] }
        let ascender = spans.map { $0.ascender }.max() ?? 0
        return (ascender, spans.map { $0.descender }.min() ?? 0)
    }

    private func gap(after line: BrokenLine) -> CGFloat {
        let fonts = options.usesLeading ? line.spans.map { spans[$0].font } : []
        let leading = fonts.map { $0.lineAdvance - $0.lineHeight }.max() ?? 0
        return leading + line.style.lineSpacing
            + (line.isWrapped ? 0 : line.style.paragraphSpacing)
    }
}

extension TextSpan {
    var ascender: CGFloat { max(font.ascender, box?.maxY ?? 0) + baselineOffset }
    var descender: CGFloat { min(font.descender, box?.minY ?? 0) + baselineOffset }
}
