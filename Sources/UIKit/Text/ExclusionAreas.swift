import CoreGraphics
import Foundation
import Typesetting

/// The parts of a text container's lines that its exclusion paths leave.
///
/// A path takes the width between its leftmost and its rightmost point at the height of a line. The text continues
/// on the other side of the path, and below it if there is no space next to it (decisions).
struct ExclusionAreas {
    let paths: [Path]
    /// The width of the container, in points.
    let width: CGFloat
    let padding: CGFloat

    /// The shortest line next to a path, in points.
    private static let leastWidth: CGFloat = 10
    /// The number of layouts after which the areas don't change any more. Those of a text with lines of one
    /// height are known after the first.
    private static let rounds = 8

    /// Returns the layout in which no line is inside a path.
    func layout(_ make: ([LineArea]) -> LabelLines) -> LabelLines {
        var areas: [LineArea] = []
        var lines = make(areas)
        for _ in 0..<Self.rounds {
            let next = self.areas(of: lines.layout.lines)
            guard next != areas else { break }
            areas = next
            lines = make(areas)
        }
        return lines
    }

    /// Returns the areas of the lines from the top to the end of the paths.
    private func areas(of lines: [TextLayout.Line]) -> [LineArea] {
        guard let end = paths.map(\.boundingBox.maxY).max(), let first = lines.first else {
            return []
        }
        var areas: [LineArea] = []
        var top: CGFloat = 0
        var skip: CGFloat = 0
        while top < end {
            let line =
                lines.indices.contains(areas.count) ? lines[areas.count] : lines.last ?? first
            let height = max(1, line.ascender - line.descender)
            let free = free(from: top, to: top + height)
            if free.isEmpty {
                let next = nextTop(after: top, height)
                (skip, top) = (skip + next - top, next)
                continue
            }
            for (index, area) in free.enumerated() {
                areas.append(
                    LineArea(
                        start: area.lowerBound,
                        width: area.upperBound - area.lowerBound - 2 * padding,
                        skip: index == 0 ? skip : 0, sharesTop: index > 0))
            }
            skip = 0
            top += max(height, advance(after: areas.count - 1, lines) ?? height)
        }
        // The first line below the paths moves down, too.
        if skip > 0 { areas.append(LineArea(start: 0, width: width - 2 * padding, skip: skip)) }
        return areas
    }

    /// The distance between the tops of a line and the next one.
    private func advance(after index: Int, _ lines: [TextLayout.Line]) -> CGFloat? {
        guard lines.indices.contains(index + 1) else { return nil }
        let tops = [lines[index], lines[index + 1]].map { $0.baseline - $0.ascender }
        return tops[1] - tops[0] - (lines[index + 1].area?.skip ?? 0)
    }

    /// Returns the parts of a line that no path covers, from left to right.
    private func free(from top: CGFloat, to bottom: CGFloat) -> [ClosedRange<CGFloat>] {
        var free: [ClosedRange<CGFloat>] = [0...max(0, width)]
        for path in paths {
            guard let taken = path.horizontalExtent(from: top, to: bottom) else { continue }
            free = free.flatMap { area -> [ClosedRange<CGFloat>] in
                guard taken.overlaps(area) else { return [area] }
                var rest: [ClosedRange<CGFloat>] = []
                if taken.lowerBound > area.lowerBound {
                    rest.append(area.lowerBound...taken.lowerBound)
                }
                if taken.upperBound < area.upperBound {
                    rest.append(taken.upperBound...area.upperBound)
                }
                return rest
            }
        }
        return free.filter { $0.upperBound - $0.lowerBound >= 2 * padding + Self.leastWidth }
    }

    /// Returns the next top at which a path ends, or a point further down inside of a path.
    private func nextTop(after top: CGFloat, _ height: CGFloat) -> CGFloat {
        let ends = paths.map(\.boundingBox.maxY).filter { $0 > top }
        return min(ends.min() ?? top + height, top + height)
    }
}
