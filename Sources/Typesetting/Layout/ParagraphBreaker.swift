import CoreGraphics
import Foundation

/// Breaks one paragraph: determines the clusters of each line and the widths of tabs.
struct ParagraphBreaker {
    /// The paragraph. The advances of its tabs are set while lines are broken.
    private(set) var paragraph: ShapedParagraph
    let style: ParagraphStyle
    let options: TextOptions
    private let tabs: TabRuler?
    /// The number of the line that is being broken or made, in the text.
    var line: Int

    init(
        paragraph: ShapedParagraph, style: ParagraphStyle, options: TextOptions, line: Int = 0
    ) {
        self.line = line
        self.paragraph = paragraph
        self.style = style
        self.options = options
        tabs = paragraph.clusters.contains(where: \.isTab) ? TabRuler(style) : nil
    }

    var mode: LineBreakMode { style.lineBreakMode ?? options.lineBreakMode }

    /// Returns the available width of a line.
    func availableWidth(isFirst: Bool) -> CGFloat {
        let (start, end) = style.extent(
            isFirst: isFirst, in: options.area(ofLine: line)?.width ?? options.width)
        return end - start
    }

    private func indent(isFirst: Bool) -> CGFloat {
        isFirst ? style.firstLineHeadIndent : style.headIndent
    }

    /// Returns the first cluster of the line after the one that starts at `start`.
    mutating func lineEnd(from start: Int) -> Int {
        let availableWidth = availableWidth(isFirst: start == 0) + LineBreaker.tolerance
        let indent = indent(isFirst: start == 0)
        var x: CGFloat = 0
        for index in start..<paragraph.clusters.count {
            placeTab(at: index, x: indent + x)
            let advance = paragraph.clusters[index].advance
            if x + advance > availableWidth, !paragraph.clusters[index].isWhitespace,
                let end = lastBreak(in: start + 1..<index + 1)
            {
                return end
            }
            x += advance
        }
        return paragraph.clusters.count
    }

    /// Returns the last cluster in a range at which a line can start: that of a word, or else that
    /// of a character.
    private mutating func lastBreak(in range: Range<Int>) -> Int? {
        func last(_ trait: Cluster.Traits) -> Int? {
            range.last { paragraph.clusters[$0].traits.contains(trait) }
        }
        guard mode != .byCharWrapping else { return last(.startsCharacter) }
        paragraph.findWords()
        return last(.startsWord) ?? last(.startsCharacter)
    }

    /// Sets the advances of the tabs in a line that contains the rest of the paragraph.
    mutating func placeTabs(from start: Int) {
        guard tabs != nil else { return }
        var x = indent(isFirst: start == 0)
        for index in start..<paragraph.clusters.count {
            placeTab(at: index, x: x)
            x += paragraph.clusters[index].advance
        }
    }

    private mutating func placeTab(at index: Int, x: CGFloat) {
        guard let tabs, paragraph.clusters[index].isTab else { return }
        let following = paragraph.clusters[(index + 1)...].prefix(TabRuler.reach)
        let text = following.prefix { !$0.isTab }.reduce(0) { $0 + $1.advance }
        paragraph.clusters[index].advance = tabs.advance(from: x, textWidth: text)
    }

    /// Whether clusters fit in a line, if necessary after tightening them.
    mutating func fits(_ clusters: Range<Int>) -> Bool {
        let shown = paragraph.trimmed(clusters)
        let width = paragraph.width(of: shown)
        let availableWidth = availableWidth(isFirst: clusters.lowerBound == 0)
        if width <= availableWidth + LineBreaker.tolerance { return true }
        guard !mode.wraps, width <= availableWidth * (1 + style.tighteningFactor) else {
            return false
        }
        for index in shown {
            paragraph.clusters[index].advance -= (width - availableWidth) / CGFloat(shown.count)
        }
        return true
    }

    func line(_ clusters: Range<Int>) -> BrokenLine {
        let isWrapped = clusters.upperBound < paragraph.clusters.count
        let isFirst = clusters.lowerBound == 0
        // White space at the end of a paragraph counts if there is space for it.
        let isTooWide =
            paragraph.width(of: clusters) > availableWidth(isFirst: isFirst) + LineBreaker.tolerance
        let shown = isWrapped || isTooWide ? paragraph.trimmed(clusters) : clusters
        return BrokenLine(
            pieces: [BrokenLine.Piece(paragraph: paragraph, clusters: shown)],
            range: paragraph.bytes(of: clusters), isRightToLeft: paragraph.isRightToLeft,
            span: paragraph.span(of: clusters), isWrapped: isWrapped, style: style,
            startsParagraph: isFirst, area: options.area(ofLine: line))
    }
}
