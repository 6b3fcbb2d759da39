import CoreGraphics
import Foundation

/// The position and thickness of underlines and strikethroughs.
///
/// A decision, because San Francisco's aren't published: the underline is Helvetica's,
/// strikethroughs are at half the x-height, and both are on whole pixels.
enum RuleGeometry {
    /// The thickness in em.
    static let thickness: CGFloat = 150.0 / 2048

    /// Returns the distance from the baseline down to the middle of the underline.
    static func underline(_ font: Font) -> CGFloat { font.pointSize * 217 / 2048 }

    static func strikethrough(_ font: Font) -> CGFloat { -font.xHeight / 2 }

    /// Returns the alternating lengths of marks and gaps as multiples of the thickness; empty for a
    /// solid rule.
    static func lengths(_ pattern: TextRule.Pattern) -> [CGFloat] {
        switch pattern {
        case .solid: []
        case .dot: [1, 1]
        case .dash: [4, 2]
        case .dashDot: [4, 2, 1, 2]
        case .dashDotDot: [4, 2, 1, 2, 1, 2]
        }
    }

    /// The number of marks above which a rule is drawn solid.
    static let mostMarks = 2000
}

extension TextLayout {
    func backgrounds(of line: Line, at place: CGPoint) -> [PlacedText] {
        let fills = line.segments.compactMap { segment -> PlacedText? in
            guard let color = spans[segment.span].background else { return nil }
            let rect = CGRect(
                x: place.x + segment.x, y: place.y - line.ascender, width: segment.width,
                height: line.ascender - line.descender)
            return PlacedText(content: .background(rect, color), span: segment.span)
        }
        return joined(fills)
    }

    /// Returns the rules of one kind. `offset` returns the distance from the baseline down to their
    /// middle.
    func rules(
        of line: Line, at place: CGPoint, _ kind: (TextSpan) -> TextRule?,
        _ offset: (Font) -> CGFloat
    ) -> [PlacedText] {
        let fills = line.segments.flatMap { segment -> [PlacedText] in
            let span = spans[segment.span]
            guard let rule = kind(span), !(rule.isByWord && segment.isWhitespace) else {
                return []
            }
            let middle = CGRect(
                x: place.x + segment.x, y: place.y + offset(span.font) - span.baselineOffset,
                width: segment.width, height: 0)
            return rule.bands(
                around: middle, thickness: RuleGeometry.thickness * span.font.pointSize
            )
            .map { PlacedText(content: .rule($0, rule.color ?? span.color), span: segment.span) }
        }
        return joined(fills).flatMap { marked($0, kind) }
    }

    /// Joins adjoining fills of the same color and height, so that there is no visible seam.
    private func joined(_ fills: [PlacedText]) -> [PlacedText] {
        var result: [PlacedText] = []
        for fill in fills {
            // The two bands of a double rule alternate.
            let touching = result.indices.suffix(2).last {
                result[$0].touches(fill) && isAlike(result[$0].span, fill.span)
            }
            if let touching {
                result[touching].extend(by: fill)
            } else {
                result.append(fill)
            }
        }
        return result
    }

    private func isAlike(_ a: Int, _ b: Int) -> Bool {
        a == b
            || spans[a].underline == spans[b].underline && spans[a].shadow == spans[b].shadow
                && spans[a].strikethrough == spans[b].strikethrough
    }

    /// Returns the marks of a dashed rule.
    private func marked(
        _ band: PlacedText, _ kind: (TextSpan) -> TextRule?
    ) -> [PlacedText] {
        guard case .rule(let rect, let color) = band.content, let rule = kind(spans[band.span])
        else { return [band] }
        let lengths = RuleGeometry.lengths(rule.pattern).map { $0 * rect.height }
        let period = lengths.reduce(0, +)
        guard period > 0,
            rect.width / period * CGFloat(lengths.count)
                <= CGFloat(RuleGeometry.mostMarks)
        else { return [band] }
        var marks: [PlacedText] = []
        var x = rect.minX
        var index = 0
        while x < rect.maxX {
            let width = lengths[index % lengths.count]
            if index % 2 == 0 {
                let mark = CGRect(
                    x: x, y: rect.minY, width: min(width, rect.maxX - x), height: rect.height)
                marks.append(PlacedText(content: .rule(mark, color), span: band.span))
            }
            x += width
            index += 1
        }
        return marks
    }
}

extension PlacedText {
    fileprivate func touches(_ next: PlacedText) -> Bool {
        guard let (a, color) = fill, let (b, other) = next.fill else { return false }
        return color == other && a.minY == b.minY && a.height == b.height
            && abs(a.maxX - b.minX) < 0.001
    }

    fileprivate mutating func extend(by next: PlacedText) {
        switch (content, next.content) {
        case (.background(let a, let color), .background(let b, _)):
            content = .background(a.union(b), color)
        case (.rule(let a, let color), .rule(let b, _)): content = .rule(a.union(b), color)
        default: break
        }
    }

    private var fill: (CGRect, RGBA)? {
        switch content {
        case .background(let rect, let color), .rule(let rect, let color): (rect, color)
        case .glyphs, .box: nil
        }
    }
}

extension TextRule {
    /// Returns one band, or two bands separated by the thickness of a band, around a line.
    fileprivate func bands(around middle: CGRect, thickness: CGFloat) -> [CGRect] {
        switch weight {
        case .single: [middle.insetBy(dx: 0, dy: -thickness / 2)]
        case .thick: [middle.insetBy(dx: 0, dy: -thickness)]
        case .double:
            [-1, 1].map {
                middle.offsetBy(dx: 0, dy: $0 * thickness).insetBy(dx: 0, dy: -thickness / 2)
            }
        }
    }
}
