import CoreGraphics
import Foundation

/// Gives broken lines their glyph runs and stacks them: each line's height is its fonts'.
struct LineStack {
    let spans: [TextSpan]
    let options: TextOptions

    func lines(from broken: [BrokenLine]) -> [TextLayout.Line] {
        var top: CGFloat = 0
        return broken.map { line in
            let fonts = line.spans.map { spans[$0].font }
            let ascender = fonts.map(\.ascender).max() ?? 0
            let descender = fonts.map(\.descender).min() ?? 0
            let gap = fonts.map { $0.lineAdvance - $0.lineHeight }.max() ?? 0
            let assembler = LineAssembler(spans: spans, line: line, options: options)
            let (runs, width) = assembler.assemble()
            defer { top += ascender - descender + gap }
            return TextLayout.Line(
                runs: runs, width: width, range: line.range, baseline: top + ascender,
                ascender: ascender, descender: descender, isRightToLeft: line.isRightToLeft)
        }
    }
}

extension BrokenLine {
    /// The spans of the line's clusters, each once where they follow each other.
    var spans: [Int] {
        var result: [Int] = []
        for piece in pieces {
            for cluster in piece.paragraph.clusters[piece.clusters]
            where result.last != cluster.span {
                result.append(cluster.span)
            }
        }
        return result.isEmpty ? [span] : result
    }
}
