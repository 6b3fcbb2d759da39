import CoreGraphics
import Diagnostics
import Foundation

/// Text in lines of placed glyphs, as a `UILabel` sets it.
public struct TextLayout: Sendable, Hashable {
    public struct Line: Sendable, Hashable {
        /// Placed from the line's left end on its baseline, in points.
        public var runs: [GlyphRun]
        /// In points, without white space at a wrapped end.
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
    }

    public var lines: [Line]
    /// The widest line's width, and the height from the first line's top to the last one's bottom,
    /// in points, not rounded to pixels (metrics.md 4).
    public var size: CGSize
    /// Whether some of the text is not shown.
    public var isTruncated: Bool
    /// Missing glyphs and text that was cut, once each.
    public var diagnostics: [Diagnostic]
    public var options: TextOptions
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
        let text = shaper.shape(spans, direction: options.baseDirection)
        var breaker = LineBreaker(spans: spans, options: options, shaper: shaper)
        let broken = breaker.lines(of: text)
        self.options = options
        lines = LineStack(spans: spans, options: options).lines(from: broken)
        isTruncated = breaker.isTruncated || text.wasCut
        diagnostics = text.diagnostics
        let bottom = lines.last.map { $0.baseline - $0.descender } ?? 0
        size = CGSize(width: lines.map(\.width).max() ?? 0, height: bottom)
    }
}

extension ShapedText {
    var diagnostics: [Diagnostic] {
        (missing.characters.isEmpty
            ? [] : [FontIssue.missingGlyphs(missing.characters).diagnostic])
            + (wasCut ? [FontIssue.textCut(limit: Shaper.characterLimit).diagnostic] : [])
    }
}
