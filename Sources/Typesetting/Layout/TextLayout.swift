import ContactSheetDiagnostics
import CoreGraphics
import Foundation

/// Lines of positioned glyphs, laid out as in a `UILabel`.
public struct TextLayout: Sendable, Hashable {
    /// A part of a line with the same attributes, from left to right. A box is a separate segment.
    public struct Segment: Sendable, Hashable {
        /// The index of the segment's span.
        public var span: Int
        /// The distance from the line's left end, in points.
        public var x: CGFloat
        public var width: CGFloat
        /// The bytes in the text's UTF-8; empty for an ellipsis.
        public var range: Range<Int>
        /// The glyphs, relative to the line's left end on its baseline, in points; `nil` without
        /// glyphs.
        public var run: GlyphRun?
        public var isWhitespace: Bool
    }

    public struct Line: Sendable, Hashable {
        public var segments: [Segment]
        /// The width in points, without white space at a wrapped end and without indents.
        public var width: CGFloat
        /// The bytes in the text's UTF-8 that the line represents, including text that isn't shown.
        public var range: Range<Int>
        /// The distance from the layout's top to the baseline, in points.
        public var baseline: CGFloat
        /// The distance from the baseline up to the line's top in points; positive.
        public var ascender: CGFloat
        /// The distance from the baseline down to the line's bottom in points; negative.
        public var descender: CGFloat
        public var isRightToLeft: Bool
        public var alignment: TextAlignment
        public var style: ParagraphStyle
        public var startsParagraph: Bool
        public var area: LineArea?

        /// The segments' glyphs from left to right.
        public var runs: [GlyphRun] { segments.compactMap(\.run) }
    }

    /// The spans as they were laid out: lengths outside the valid range are replaced.
    public var spans: [TextSpan]
    public var lines: [Line]
    /// The width of the widest line with its indents, and the height from the first line's top to
    /// the last one's bottom, in points, not rounded to pixels (Documentation/Metrics.md 4).
    public var size: CGSize
    /// Whether a part of the text isn't shown.
    public var isTruncated: Bool
    /// Diagnostics about missing glyphs and text that was cut off.
    public var diagnostics: [Diagnostic]
    public var options: TextOptions

    /// The number of Unicode scalars after which text is cut off, with a diagnostic.
    public static let characterLimit = Shaper.characterLimit
}

extension TextLayout {
    /// Creates the layout of a single span. The parameters are those of `TextOptions`.
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

    /// Creates the layout of spans, or returns it from a cache of recent layouts.
    public init(_ spans: [TextSpan], options: TextOptions = TextOptions()) {
        self = LayoutCache.shared.layout(of: spans, options: options)
    }

    init(_ spans: [TextSpan], options: TextOptions, shaper: Shaper) {
        self.init(spans, options: options, shaper: shaper) {
            shaper.shape(
                $0, direction: options.baseDirection, language: options.eastAsianLanguage)
        }
    }

    init(
        _ spans: [TextSpan], options: TextOptions, shaper: Shaper,
        shape: ([TextSpan]) -> ShapedText
    ) {
        let bounded = spans.map(\.bounded)
        let text = shape(bounded)
        self.init(text, bounded, options: options, shaper: shaper, omitsOverflow: true)
        let fitting = max(lines.prefix { $0.bottom <= options.height }.count, 1)
        if fitting < lines.count {
            var fewer = options
            fewer.maximumNumberOfLines = fitting
            self.init(text, bounded, options: fewer, shaper: shaper)
        }
        if bounded != spans { diagnostics.append(FontIssue.oddNumber.diagnostic) }
    }

    /// - Parameter omitsOverflow: Whether lines after the first one that doesn't fit in the height
    ///   are left out.
    private init(
        _ text: ShapedText, _ spans: [TextSpan], options: TextOptions, shaper: Shaper,
        omitsOverflow: Bool = false
    ) {
        var breaker = LineBreaker(spans: spans, options: options, shaper: shaper)
        let broken = breaker.lines(of: text)
        self.spans = spans
        self.options = options
        lines = LineStack(spans: spans, options: options)
            .lines(from: broken, below: omitsOverflow ? options.height : .infinity)
        isTruncated = breaker.isTruncated || text.wasCut
        diagnostics = text.diagnostics(in: shaper.catalog)
        size = CGSize(width: lines.map(\.outerWidth).max() ?? 0, height: lines.last?.bottom ?? 0)
    }
}

extension TextLayout.Line {
    /// The distance from the layout's top to the line's bottom, in points.
    public var bottom: CGFloat { baseline - descender }

    /// The width with the indents on both sides.
    var outerWidth: CGFloat {
        (area?.start ?? 0) + style.extent(isFirst: startsParagraph, in: 0).start + width
            + max(-style.tailIndent, 0)
    }
}

extension ShapedText {
    func diagnostics(in catalog: FontCatalog) -> [Diagnostic] {
        missing.byScript.map { font, characters in
            FontIssue.missingGlyphs(
                characters, font,
                isInstalled: font.map { catalog.faces[$0.file] != nil } ?? false
            ).diagnostic
        }
            + (wasCut ? [FontIssue.textCut(limit: Shaper.characterLimit).diagnostic] : [])
    }
}
