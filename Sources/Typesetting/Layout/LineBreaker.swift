import CoreGraphics
import Foundation

/// Determines where lines end, as in a `UILabel`: only the last allowed line is truncated.
struct LineBreaker {
    let spans: [TextSpan]
    let options: TextOptions
    let shaper: Shaper
    private(set) var isTruncated = false

    /// The length by which a line may exceed its width, in points, because sums of advances have
    /// rounding errors.
    static let tolerance: CGFloat = 0.001

    init(spans: [TextSpan], options: TextOptions, shaper: Shaper) {
        self.spans = spans
        self.options = options
        self.shaper = shaper
    }

    mutating func lines(of text: ShapedText) -> [BrokenLine] {
        var lines: [BrokenLine] = []
        for (index, paragraph) in text.paragraphs.enumerated() {
            let limit = options.maximumNumberOfLines
            let left = limit == 0 ? Int.max : limit - lines.count
            guard left > 0 else { break }
            let isLast = index + 1 == text.paragraphs.count
            lines += self.lines(
                of: paragraph, from: lines.count, atMost: left, moreFollows: !isLast)
        }
        return lines
    }

    /// Returns at most `count` lines of a paragraph. The last one is truncated if more text
    /// follows.
    private mutating func lines(
        of paragraph: ShapedParagraph, from first: Int, atMost count: Int, moreFollows: Bool
    ) -> [BrokenLine] {
        var breaker = ParagraphBreaker(
            paragraph: paragraph, style: spans[paragraph.span].paragraph ?? ParagraphStyle(),
            options: options, line: first)
        var ends: [Int] = []
        var start = 0
        let isOneLine = !options.wrapsBeforeTruncating && !breaker.mode.wraps
        if !isOneLine {
            while ends.count + 1 < count, start < paragraph.clusters.count || ends.isEmpty {
                start = breaker.lineEnd(from: start)
                ends.append(start)
                breaker.line = first + ends.count
            }
        }
        let needsLast = isOneLine || ends.count + 1 == count
        let isOver = start == paragraph.clusters.count && !ends.isEmpty
        if needsLast { breaker.placeTabs(from: start) }
        start = 0
        var lines: [BrokenLine] = []
        for (index, end) in ends.enumerated() {
            breaker.line = first + index
            lines.append(breaker.line(start..<end))
            start = end
        }
        guard needsLast, !isOver else { return lines }
        breaker.line = first + ends.count
        let hidesMore = moreFollows && ends.count + 1 == count
        return lines + [lastLine(of: &breaker, from: start, moreFollows: hidesMore)]
    }

    private mutating func lastLine(
        of breaker: inout ParagraphBreaker, from start: Int, moreFollows: Bool
    ) -> BrokenLine {
        let rest = start..<breaker.paragraph.clusters.count
        guard moreFollows || !breaker.fits(rest) else {
            return breaker.line(rest)
        }
        isTruncated = true
        let mode = options.truncatesLastLine ? .byTruncatingTail : breaker.mode
        switch mode {
        case .byWordWrapping, .byCharWrapping:
            return breaker.line(start..<breaker.lineEnd(from: start))
        case .byClipping: return breaker.line(rest)
        case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle:
            return truncatedLine(of: breaker, rest, mode)
        }
    }

    /// Returns a line with an ellipsis, which has the attributes of the character next to it.
    private func truncatedLine(
        of breaker: ParagraphBreaker, _ rest: Range<Int>, _ mode: LineBreakMode
    ) -> BrokenLine {
        let paragraph = breaker.paragraph
        let truncation = Truncation(paragraph: paragraph, clusters: rest)
        let availableWidth = breaker.availableWidth(isFirst: rest.lowerBound == 0) + Self.tolerance
        var ellipsis = ellipsis(like: paragraph.span(of: rest), in: paragraph)
        func kept() -> (head: Range<Int>, tail: Range<Int>) {
            truncation.kept(
                in: availableWidth - ellipsis.width(of: ellipsis.clusters.indices), mode: mode)
        }
        var (head, tail) = kept()
        let neighbor = head.last ?? tail.first
        if let span = neighbor.map({ paragraph.clusters[$0].span }), span != ellipsis.span {
            ellipsis = self.ellipsis(like: span, in: paragraph)
            (head, tail) = kept()
        }
        var line = breaker.line(rest)
        line.isWrapped = false
        line.pieces = [
            BrokenLine.Piece(paragraph: paragraph, clusters: head),
            BrokenLine.Piece(
                paragraph: ellipsis, clusters: ellipsis.clusters.indices, isEllipsis: true),
            BrokenLine.Piece(paragraph: paragraph, clusters: tail),
        ]
        return line
    }

    private func ellipsis(like span: Int, in paragraph: ShapedParagraph) -> ShapedParagraph {
        var source = spans[span]
        source.text = "\u{2026}"
        source.paragraph = nil
        let direction: BaseDirection = paragraph.isRightToLeft ? .rightToLeft : .leftToRight
        guard var shaped = shaper.shape([source], direction: direction).paragraphs.first else {
            return ShapedParagraph(
                range: 0..<0, bytes: [], isRightToLeft: paragraph.isRightToLeft, span: span)
        }
        shaped.span = span
        for index in shaped.clusters.indices { shaped.clusters[index].span = span }
        return shaped
    }
}
