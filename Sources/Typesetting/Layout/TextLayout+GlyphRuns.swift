import CoreGraphics
import Foundation

extension TextLayout {
    /// The glyph runs placed for painting in a space with y down: the first line's top is at the
    /// origin's y, and lines are aligned between the origin's x and `width` points to its right.
    public func glyphRuns(at origin: CGPoint, width: CGFloat) -> [GlyphRun] {
        lines.flatMap { line in
            let offset = CGPoint(
                x: origin.x + indent(of: line, in: width), y: origin.y + line.baseline)
            return line.runs.map { $0.moved(by: offset) }
        }
    }

    /// From the room's left edge to the line's, in points; a line that is too wide starts there.
    func indent(of line: Line, in width: CGFloat) -> CGFloat {
        guard width.isFinite else { return 0 }
        let free = max(width - line.width, 0)
        return switch options.alignment {
        case .left: 0
        case .center: free / 2
        case .right: free
        case .justified, .natural: line.isRightToLeft ? free : 0
        }
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
