import CoreGraphics
import Foundation

/// An element of text to paint, at its position on the page.
public struct PlacedText: Sendable, Hashable {
    public enum Content: Sendable, Hashable {
        /// A background color below the text.
        case background(CGRect, RGBA)
        /// A line below or through the text, or a segment of it.
        case rule(CGRect, RGBA)
        case glyphs(GlyphRun)
        case box(CGRect)
    }

    public var content: Content
    /// The index of the element's span.
    public var span: Int
}

extension TextLayout {
    /// Returns all elements in painting order, in a space with the y axis pointing down. The first
    /// line's top is at the origin's y, and lines are aligned between the origin's x and `width`
    /// points to its right.
    public func placed(at origin: CGPoint, width: CGFloat) -> [PlacedText] {
        let places = lines.map { line in
            (
                line,
                CGPoint(x: origin.x + indent(of: line, in: width), y: origin.y + line.baseline)
            )
        }
        return places.flatMap { backgrounds(of: $0, at: $1) }
            + places.flatMap { contents(of: $0, at: $1) }
    }

    /// Returns the area of each line from its top to its bottom, in the space of
    /// `placed(at:width:)`.
    public func lineBoxes(at origin: CGPoint, width: CGFloat) -> [CGRect] {
        lines.map { line in
            CGRect(
                x: origin.x + indent(of: line, in: width),
                y: origin.y + line.baseline - line.ascender, width: line.width,
                height: line.ascender - line.descender)
        }
    }

    /// Returns the glyph runs of `placed(at:width:)`.
    public func glyphRuns(at origin: CGPoint, width: CGFloat) -> [GlyphRun] {
        lines.flatMap { line in
            let offset = CGPoint(
                x: origin.x + indent(of: line, in: width), y: origin.y + line.baseline)
            return line.runs.map { $0.moved(by: offset) }
        }
    }

    /// Returns the distance from the left edge of an area to the line's left end, in points. A line
    /// that is too wide starts at its indent.
    public func indent(of line: Line, in width: CGFloat) -> CGFloat {
        guard let area = line.area else { return indentOfWholeLine(line, in: width) }
        return area.start + indentOfWholeLine(line, in: area.width)
    }

    private func indentOfWholeLine(_ line: Line, in width: CGFloat) -> CGFloat {
        let (start, end) = line.style.extent(isFirst: line.startsParagraph, in: width)
        let isFromRight = line.style.indentsFromRight ?? line.isRightToLeft
        guard width.isFinite else { return isFromRight ? 0 : start }
        let free = max(end - start - line.width, 0)
        let left = isFromRight ? max(width - max(end, start + line.width), 0) : start
        return switch line.alignment {
        case .left: left
        case .center: left + free / 2
        case .right: left + free
        case .justified, .natural: left + (line.isRightToLeft ? free : 0)
        }
    }

    private func contents(of line: Line, at place: CGPoint) -> [PlacedText] {
        let underlines = rules(of: line, at: place, \.underline, RuleGeometry.underline)
        let glyphs = line.segments.compactMap { segment -> PlacedText? in
            if let run = segment.run {
                return PlacedText(content: .glyphs(run.moved(by: place)), span: segment.span)
            }
            guard let box = spans[segment.span].box, !segment.isWhitespace else { return nil }
            let offset = spans[segment.span].baselineOffset
            let rect = CGRect(
                x: place.x + segment.x + box.minX, y: place.y - box.maxY - offset,
                width: box.width, height: box.height)
            return PlacedText(content: .box(rect), span: segment.span)
        }
        let strikes = rules(of: line, at: place, \.strikethrough, RuleGeometry.strikethrough)
        return underlines + glyphs + strikes
    }
}

extension GlyphRun {
    fileprivate func moved(by offset: CGPoint) -> GlyphRun {
        var run = self
        for index in run.glyphs.indices {
            run.glyphs[index].position.x += offset.x
            run.glyphs[index].position.y += offset.y
        }
        return run
    }
}
