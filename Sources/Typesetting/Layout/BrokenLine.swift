import CoreGraphics
import Foundation

/// The clusters of one line in logical order: from one paragraph, or around an ellipsis.
struct BrokenLine {
    struct Piece {
        var paragraph: ShapedParagraph
        /// A range of the paragraph's clusters.
        var clusters: Range<Int>
        /// Whether the clusters are an ellipsis, which isn't part of the text.
        var isEllipsis = false
    }

    var pieces: [Piece]
    /// The bytes of the text that the line represents, including text that was left out.
    var range: Range<Int>
    var isRightToLeft: Bool
    /// The span that determines the line's height if it is empty.
    var span: Int
    /// Whether the paragraph continues on the next line, so that the line can be justified.
    var isWrapped: Bool
    var style: ParagraphStyle
    var startsParagraph: Bool
    var area: LineArea?

    /// The spans of the line's clusters, without consecutive duplicates.
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

extension ShapedParagraph {
    func width(of clusters: Range<Int>) -> CGFloat {
        self.clusters[clusters].reduce(0) { $0 + $1.advance }
    }

    /// Returns the clusters without trailing white space.
    func trimmed(_ clusters: Range<Int>) -> Range<Int> {
        let last = self.clusters[clusters].lastIndex { !$0.isWhitespace }
        return clusters.lowerBound..<(last.map { $0 + 1 } ?? clusters.lowerBound)
    }

    func bytes(of clusters: Range<Int>) -> Range<Int> {
        guard let first = self.clusters[clusters].first, let last = self.clusters[clusters].last
        else { return range }
        return first.range.lowerBound..<last.range.upperBound
    }

    func span(of clusters: Range<Int>) -> Int { self.clusters[clusters].first?.span ?? span }
}
