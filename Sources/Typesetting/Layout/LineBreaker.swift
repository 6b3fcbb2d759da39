import CoreGraphics
import Foundation

/// The clusters of one line in the text's order: from one paragraph, or around an ellipsis.
struct BrokenLine {
    struct Piece {
        var paragraph: ShapedParagraph
        /// In the paragraph's clusters.
        var clusters: Range<Int>
    }

    var pieces: [Piece]
    /// The bytes of the text that the line stands for.
    var range: Range<Int>
    var isRightToLeft: Bool
    /// The span that gives the line its height where it shows nothing.
    var span: Int
    /// Whether the line is followed by more of its paragraph, so that it may be justified.
    var isWrapped: Bool
}

/// Chooses where lines end, as a `UILabel` does: only the last allowed line is cut short.
struct LineBreaker {
    let spans: [TextSpan]
    let options: TextOptions
    let shaper: Shaper
    private(set) var isTruncated = false

    /// Sums of advances differ in their last bits; a line may exceed its room by this, in points.
    static let tolerance: CGFloat = 0.001

    init(spans: [TextSpan], options: TextOptions, shaper: Shaper) {
        self.spans = spans
        self.options = options
        self.shaper = shaper
    }

    mutating func lines(of text: ShapedText) -> [BrokenLine] {
        var lines: [BrokenLine] = []
        for (index, paragraph) in text.paragraphs.enumerated() {
            var start = 0
            repeat {
                if lines.count + 1 == options.maximumNumberOfLines {
                    let isLast = index + 1 == text.paragraphs.count
                    return lines + [lastLine(of: paragraph, from: start, moreFollows: !isLast)]
                }
                let end = lineEnd(in: paragraph, from: start)
                lines.append(line(of: paragraph, start..<end))
                start = end
            } while start < paragraph.clusters.count
        }
        return lines
    }

    /// The first cluster of the line after the one that starts at `start`.
    private func lineEnd(in paragraph: ShapedParagraph, from start: Int) -> Int {
        let keepsWords = options.lineBreakMode != .byCharWrapping
        var x: CGFloat = 0
        var wordEnd: Int?
        var characterEnd: Int?
        for index in start..<paragraph.clusters.count {
            let cluster = paragraph.clusters[index]
            if index > start, keepsWords, cluster.traits.contains(.startsWord) { wordEnd = index }
            if index > start, cluster.traits.contains(.startsCharacter) { characterEnd = index }
            if !cluster.isWhitespace, x + cluster.advance > options.width + Self.tolerance,
                let end = wordEnd ?? characterEnd
            {
                return end
            }
            x += cluster.advance
        }
        return paragraph.clusters.count
    }

    private mutating func lastLine(
        of paragraph: ShapedParagraph, from start: Int, moreFollows: Bool
    ) -> BrokenLine {
        let rest = start..<paragraph.clusters.count
        let fits =
            paragraph.width(of: paragraph.trimmed(rest)) <= options.width + Self.tolerance
        guard moreFollows || !fits else { return line(of: paragraph, rest) }
        isTruncated = true
        switch options.lineBreakMode {
        case .byWordWrapping, .byCharWrapping:
            return line(of: paragraph, start..<lineEnd(in: paragraph, from: start))
        case .byClipping: return line(of: paragraph, rest)
        case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle:
            return truncatedLine(of: paragraph, rest)
        }
    }

    private func line(of paragraph: ShapedParagraph, _ clusters: Range<Int>) -> BrokenLine {
        let isWrapped = clusters.upperBound < paragraph.clusters.count
        // White space at a paragraph's end counts where there is room for it.
        let isTooWide = paragraph.width(of: clusters) > options.width + Self.tolerance
        let shown = isWrapped || isTooWide ? paragraph.trimmed(clusters) : clusters
        return BrokenLine(
            pieces: [BrokenLine.Piece(paragraph: paragraph, clusters: shown)],
            range: paragraph.bytes(of: clusters), isRightToLeft: paragraph.isRightToLeft,
            span: paragraph.span(of: clusters), isWrapped: isWrapped)
    }

    private func truncatedLine(
        of paragraph: ShapedParagraph, _ rest: Range<Int>
    ) -> BrokenLine {
        let span = paragraph.span(of: rest)
        let ellipsis = ellipsis(in: span, isRightToLeft: paragraph.isRightToLeft)
        let room = options.width - ellipsis.width(of: ellipsis.clusters.indices)
        let (head, tail) = Truncation(paragraph: paragraph, clusters: rest)
            .kept(in: room + Self.tolerance, mode: options.lineBreakMode)
        let pieces = [
            BrokenLine.Piece(paragraph: paragraph, clusters: head),
            BrokenLine.Piece(paragraph: ellipsis, clusters: ellipsis.clusters.indices),
            BrokenLine.Piece(paragraph: paragraph, clusters: tail),
        ]
        return BrokenLine(
            pieces: pieces, range: paragraph.bytes(of: rest),
            isRightToLeft: paragraph.isRightToLeft, span: span, isWrapped: false)
    }

    private func ellipsis(in span: Int, isRightToLeft: Bool) -> ShapedParagraph {
        var source = spans[span]
        source.text = "\u{2026}"
        let direction: BaseDirection = isRightToLeft ? .rightToLeft : .leftToRight
        guard var shaped = shaper.shape([source], direction: direction).paragraphs.first else {
            return ShapedParagraph(range: 0..<0, bytes: [], isRightToLeft: isRightToLeft, span: 0)
        }
        for index in shaped.clusters.indices { shaped.clusters[index].span = span }
        return shaped
    }
}

extension ShapedParagraph {
    func width(of clusters: Range<Int>) -> CGFloat {
        self.clusters[clusters].reduce(0) { $0 + $1.advance }
    }

    /// Without white space at the end.
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
