import CoreGraphics
import Foundation
import Testing

@testable import Typesetting

/// Tests the property that rules and backgrounds are at the position of their text.
@Suite struct TextRuleTests {
    private let font = Font.system(size: 20)
    private static let thickness: CGFloat = 20 * 150 / 2048

    private func span(_ text: String, _ change: (inout TextSpan) -> Void = { _ in }) -> TextSpan {
        var span = TextSpan(text, font: font)
        change(&span)
        return span
    }

    private func rules(_ layout: TextLayout) -> [CGRect] {
        layout.placed(at: .zero, width: layout.options.width).compactMap {
            if case .rule(let rect, _) = $0.content { rect } else { nil }
        }
    }

    private func backgrounds(_ layout: TextLayout) -> [CGRect] {
        layout.placed(at: .zero, width: layout.options.width).compactMap {
            if case .background(let rect, _) = $0.content { rect } else { nil }
        }
    }

    @Test func underlinesAreBelowTheText() throws {
        let layout = TextLayout([span("one "), span("two") { $0.underline = TextRule() }])
        let rule = try #require(rules(layout).first)
        // A space and a letter can have kerning.
        let start = layout.size.width - TextLayout([span("two")]).size.width
        #expect(rules(layout).count == 1)
        #expect(abs(rule.minX - start) < 1e-9 && abs(rule.maxX - layout.size.width) < 1e-9)
        #expect(rule.minY > font.ascender && rule.maxY < font.lineHeight)
        #expect(abs(rule.height - Self.thickness) < 1e-9)
    }

    @Test func weights() {
        let thick = rules(TextLayout([span("a") { $0.underline = TextRule(.thick) }]))
        #expect(thick.count == 1 && abs(thick[0].height - 2 * Self.thickness) < 1e-9)
        let double = rules(TextLayout([span("a") { $0.underline = TextRule(.double) }]))
        #expect(double.count == 2)
        #expect(abs(double[1].minY - double[0].maxY - Self.thickness) < 1e-9)
    }

    @Test func strikethroughsCrossLowercaseLetters() throws {
        let rule = try #require(
            rules(TextLayout([span("x") { $0.strikethrough = TextRule() }])).first)
        #expect(abs(rule.midY - (font.ascender - font.xHeight / 2)) < 1e-9)
    }

    @Test func rulesByWordOmitSpaces() {
        let text = "one two"
        let whole = rules(TextLayout([span(text) { $0.underline = TextRule() }]))
        let words = rules(TextLayout([span(text) { $0.underline = TextRule(isByWord: true) }]))
        #expect(whole.count == 1 && words.count == 2)
        let space =
            TextLayout([span(text)]).size.width
            - TextLayout([span("one")]).size.width - TextLayout([span("two")]).size.width
        #expect(abs(words[1].minX - words[0].maxX - space) < 0.5)
    }

    /// Fallback fonts and other colors split the text, but not a rule of the same color.
    @Test func adjacentRulesAreMerged() {
        let layout = TextLayout([
            span("a") { $0.underline = TextRule(.double, color: .black) },
            span("\u{5E9}") { $0.underline = TextRule(.double, color: .black) },
        ])
        #expect(layout.lines[0].segments.count == 2)
        #expect(rules(layout).count == 2)
    }

    @Test(arguments: [
        (TextRule.Pattern.dot, 2.0), (.dash, 6), (.dashDot, 9), (.dashDotDot, 12),
    ])
    func patterns(pattern: TextRule.Pattern, period: CGFloat) {
        let layout = TextLayout([
            span("sphinx of quartz") { $0.underline = TextRule(pattern: pattern) }
        ])
        let marks = rules(layout)
        let count = layout.size.width / (period * Self.thickness)
        let each: CGFloat = pattern == .dashDot ? 2 : pattern == .dashDotDot ? 3 : 1
        #expect(abs(CGFloat(marks.count) - count * each) <= each)
        #expect(marks.allSatisfy { $0.maxX <= layout.size.width + 1e-9 })
    }

    /// A background covers the line from top to bottom; in text with mixed directions, each part of
    /// a logical range covers its own letters.
    @Test func backgroundsOfMixedDirections() {
        let layout = TextLayout([
            span("ab \u{5D0}\u{5D1}"), span("\u{5D2} cd") { $0.background = .white },
        ])
        let parts = backgrounds(layout).sorted { $0.minX < $1.minX }
        #expect(parts.count == 2)
        #expect(parts.allSatisfy { $0.minY == 0 && abs($0.height - font.lineHeight) < 1e-9 })
        // The gimel is the leftmost of the three Hebrew letters, so it follows "ab ".
        #expect(abs(parts[0].minX - TextLayout([span("ab ")]).size.width) < 0.5)
        #expect(abs(parts[1].maxX - layout.size.width) < 1e-9)
        #expect(parts[1].minX > parts[0].maxX + 5)
    }

    /// Text that isn't shown isn't underlined; the ellipsis is underlined if its neighbor is.
    @Test func truncatedLines() {
        let options = TextOptions(
            width: 90, maximumNumberOfLines: 1, lineBreakMode: .byTruncatingTail)
        let layout = TextLayout(
            [span("one "), span("two three four") { $0.underline = TextRule() }], options: options)
        let rules = rules(layout)
        #expect(rules.count == 1)
        #expect(abs(rules[0].maxX - layout.size.width) < 1e-9)
        #expect(layout.lines[0].segments.last?.range.isEmpty == true)
    }

    @Test func wrappedLinesEndAtTheirLastWord() {
        let layout = TextLayout(
            [span("one two") { $0.underline = TextRule() }], options: TextOptions(width: 45))
        #expect(layout.lines.count == 2)
        #expect(rules(layout).count == 2)
        #expect(abs(rules(layout)[0].width - layout.lines[0].width) < 1e-9)
    }

    /// Limit: a long dashed rule is drawn solid.
    @Test func longDashedRulesAreSolid() {
        let layout = TextLayout([
            span(String(repeating: "word ", count: 2000)) {
                $0.underline = TextRule(pattern: .dot)
            }
        ])
        #expect(rules(layout).count == 1)
    }

    /// Backgrounds come first and strikethroughs last, in the order of painting.
    @Test func paintingOrder() {
        let layout = TextLayout([
            span("a") {
                $0.background = .white
                $0.underline = TextRule()
                $0.strikethrough = TextRule()
            }
        ])
        let kinds = layout.placed(at: .zero, width: 100).map { placed in
            switch placed.content {
            case .background: "background"
            case .rule: "rule"
            case .glyphs: "glyphs"
            case .box: "box"
            }
        }
        #expect(kinds == ["background", "rule", "glyphs", "rule"])
    }
}
