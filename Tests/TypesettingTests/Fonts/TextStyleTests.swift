import Foundation
import Testing

@testable import Typesetting

@Suite struct TextStyleTests {
    /// Source: Documentation/Metrics.md 4.2, heights that Interface Builder stored for labels with
    /// several lines.
    @Test(
        arguments: [
            (TextStyle.body, 2, 2, 42.5), (.body, 2, 3, 42.333), (.caption1, 3, 2, 46.5),
            (.caption1, 5, 2, 78.5), (.subheadline, 2, 2, 38), (.subheadline, 3, 2, 58),
            (.subheadline, 4, 2, 78), (.callout, 2, 2, 40.5), (.callout, 3, 3, 61.333),
            (.title1, 2, 2, 67.5), (.largeTitle, 2, 2, 82), (.footnote, 2, 3, 33.667),
            (.caption2, 2, 2, 26.5),
        ] as [(TextStyle, Int, CGFloat, CGFloat)])
    func heightOfSeveralLines(style: TextStyle, lines: Int, scale: CGFloat, height: CGFloat) {
        let text = Array(repeating: "Line", count: lines).joined(separator: "\n")
        let layout = TextLayout(text, font: .textStyle(style))
        #expect(layout.lines.count == lines)
        #expect(abs((layout.size.height * scale).rounded(.up) / scale - height) < 0.0004)
    }

    /// Source: Documentation/Metrics.md 4.2; lines of the plain system font are at a distance of
    /// its line height.
    @Test func plainFontHasNoLeading() {
        let layout = TextLayout("a\nb\nc", font: .system(size: 17))
        #expect(abs(layout.size.height - 3 * 20.287109375) < 1e-9)
    }

    /// Source: Documentation/Metrics.md 5.
    @Test(
        arguments: [
            (TextStyle.largeTitle, ContentSize.large, 34, 41),
            (.largeTitle, .accessibilityExtraExtraExtraLarge, 60, 70), (.body, .extraSmall, 14, 19),
            (.body, .large, 17, 22), (.headline, .accessibilityMedium, 28, 34),
            (.subheadline, .extraExtraExtraLarge, 21, 28), (.caption2, .medium, 11, 13),
            (.title3, .accessibilityExtraLarge, 43, 51),
        ] as [(TextStyle, ContentSize, CGFloat, CGFloat)])
    func tableValue(style: TextStyle, size: ContentSize, points: CGFloat, leading: CGFloat) {
        let font = Font.textStyle(style, size)
        #expect(font.pointSize == points)
        #expect(font.lineAdvance == leading)
        #expect(font.weight == (style == .headline ? .semibold : .regular))
    }

    /// Property: a larger text size never makes a style smaller.
    @Test(arguments: TextStyle.allCases)
    func sizesGrow(style: TextStyle) {
        let sizes = ContentSize.allCases.map { style.metrics(at: $0).pointSize }
        #expect(sizes.count == 12)
        #expect(sizes == sizes.sorted())
    }

    /// Source: Documentation/Metrics.md 5.3, the names in Interface Builder's documents.
    @Test func interfaceBuilderNames() {
        #expect(TextStyle(interfaceBuilderName: "UICTFontTextStyleTitle0") == .largeTitle)
        #expect(TextStyle(interfaceBuilderName: "UICTFontTextStyleSubhead") == .subheadline)
        #expect(TextStyle(interfaceBuilderName: "UICTFontTextStyleCaption1") == .caption1)
        #expect(TextStyle(interfaceBuilderName: "Body") == nil)
        for style in TextStyle.allCases {
            #expect(TextStyle(interfaceBuilderName: style.interfaceBuilderName) == style)
        }
    }
}
