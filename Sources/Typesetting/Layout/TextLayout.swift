import CoreGraphics
import Diagnostics
import Foundation

/// Text in lines of placed glyphs, as a `UILabel` sets it.
public struct TextLayout: Sendable, Hashable {
    /// A stretch of a line that looks alike, from left to right; a box is one of its own.
    public struct Segment: Sendable, Hashable {
        /// The index of its span.
        public var span: Int
        /// From the line's left end, in points.
        public var x: CGFloat
        public var width: CGFloat
        /// The bytes of the text's UTF-8; none for an ellipsis.
        public var range: Range<Int>
        /// Placed from the line's left end on its baseline, in points; nil without glyphs.
        public var run: GlyphRun?
        public var isWhitespace: Bool
    }

    public struct Line: Sendable, Hashable {
        public var segments: [Segment]
        /// In points, without white space at a wrapped end and without indents.
        public var width: CGFloat
        /// The bytes of the text's UTF-8 that the line stands for, with those that are not shown.
        public var range: Range<Int>
        /// From the layout's top to the baseline, in points.
        public var baseline: CGFloat
        /// From the baseline to the line's top, in points; positive.
        public var ascender: CGFloat
        /// From the baseline to the line's bottom, in points; negative.
        public var descender: CGFloat
        public var isRightToLeft: Bool
        public var alignment: TextAlignment
        public var style: ParagraphStyle
        public var startsParagraph: Bool

        /// The segments' glyphs from left to right.
        public var runs: [GlyphRun] { segments.compactMap(\.run) }
    }

    /// As they were set: numbers that no screen can show are replaced.
    public var spans: [TextSpan]
    public var lines: [Line]
    /// The widest line's width with its indents, and the height from the first line's top to the
    /// last one's bottom, in points, not rounded to pixels (Documentation/Metrics.md 4).
    public var size: CGSize
    /// Whether some of the text is not shown.
    public var isTruncated: Bool
    /// Missing glyphs and text that was cut, once each.
    public var diagnostics: [Diagnostic]
    public var options: TextOptions

    /// The scalars of a text beyond these are left out, with a diagnostic.
    public static let characterLimit = Shaper.characterLimit
}

extension TextLayout {
    /// One span; the parameters are those of `TextOptions`.
    public init(
        _ text: String, font: Font, color: RGBA = .black, width: CGFloat = .infinity,
        maximumNumberOfLines: Int = 0, lineBreakMode: LineBreakMode = .byWordWrapping,
        alignment: TextAlignment = .natural, baseDirection: BaseDirection = .natural
    ) {
        let options = TextOptions(
            width: width, maximumNumberOfLines: maximumNumberOfLines,
            lineBreakMode: lineBreakMode, alignment: alignment, baseDirection: baseDirection)
        self.init([TextSpan(text, font: font, color: color)], options: options)
    }

    /// The same spans and options give the same layout; recent ones are kept.
    public init(_ spans: [TextSpan], options: TextOptions = TextOptions()) {
        self = LayoutCache.shared.layout(of: spans, options: options)
    }

    init(_ spans: [TextSpan], options: TextOptions, shaper: Shaper) {
        self.init(spans, options: options, shaper: shaper) {
            shaper.shape($0, direction: options.baseDirection)
        }
    }

    init(
        _ spans: [TextSpan], options: TextOptions, shaper: Shaper,
        shape: ([TextSpan]) -> ShapedText
    ) {
        let bounded = spans.map(\.bounded)
        let text = shape(bounded)
        self.init(text, bounded, options: options, shaper: shaper, endsBelowRoom: true)
        let fitting = max(lines.prefix { $0.bottom <= options.height }.count, 1)
        if fitting < lines.count {
            var fewer = options
            fewer.maximumNumberOfLines = fitting
            self.init(text, bounded, options: fewer, shaper: shaper)
        }
        if bounded != spans { diagnostics.append(FontIssue.oddNumber.diagnostic) }
    }

    /// - Parameter endsBelowRoom: Whether lines after the first one that doesn't fit into the
    ///   height are left out.
    private init(
        _ text: ShapedText, _ spans: [TextSpan], options: TextOptions, shaper: Shaper,
        endsBelowRoom: Bool = false
    ) {
        var breaker = LineBreaker(spans: spans, options: options, shaper: shaper)
        let broken = breaker.lines(of: text)
        self.spans = spans
        self.options = options
        lines = LineStack(spans: spans, options: options)
            .lines(from: broken, below: endsBelowRoom ? options.height : .infinity)
        isTruncated = breaker.isTruncated || text.wasCut
        diagnostics = text.diagnostics
        size = CGSize(width: lines.map(\.outerWidth).max() ?? 0, height: lines.last?.bottom ?? 0)
    }
}

extension TextLayout.Line {
    /// From the layout's top to the line's bottom, in points.
    public var bottom: CGFloat { baseline - descender }

    /// With the indents at both sides.
    var outerWidth: CGFloat {
        style.extent(isFirst: startsParagraph, in: 0).start + width + max(-style.tailIndent, 0)
    }
}

extension ShapedText {
    var diagnostics: [Diagnostic] {
        (missing.characters.isEmpty
            ? [] : [FontIssue.missingGlyphs(missing.characters).diagnostic])
            + (wasCut ? [FontIssue.textCut(limit: Shaper.characterLimit).diagnostic] : [])
    }
}
