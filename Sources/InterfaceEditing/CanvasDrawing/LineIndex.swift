import CoreGraphics

/// Counts the horizontal and vertical lines that touch a rectangle, without comparing all of them. A count
/// takes a time of log² n.
struct LineIndex {
    private let horizontal: LineGroup
    private let vertical: LineGroup
    /// How often each line occurs.
    private let repetitions: [[CGFloat]: Int]

    init(_ lines: [ConstraintMark.Line]) {
        let finite = lines.filter { $0.coordinates.allSatisfy(\.isFinite) }
        horizontal = LineGroup(
            finite.filter { $0.start.y == $0.end.y }.map { line in
                (
                    line.start.y, min(line.start.x, line.end.x), max(line.start.x, line.end.x)
                )
            })
        vertical = LineGroup(
            finite.filter { $0.start.y != $0.end.y }.map { line in
                (
                    line.start.x, min(line.start.y, line.end.y), max(line.start.y, line.end.y)
                )
            })
        repetitions = Dictionary(finite.map { ($0.coordinates, 1) }, uniquingKeysWith: +)
    }

    /// Returns the number of lines that touch a rectangle, without those that are the same as a line.
    func count(touching box: CGRect, except line: ConstraintMark.Line) -> Int {
        let all =
            horizontal.count(from: box.minY, to: box.maxY, across: box.minX, box.maxX)
            + vertical.count(from: box.minX, to: box.maxX, across: box.minY, box.maxY)
        guard line.touches(box) else { return all }
        return all - repetitions[line.coordinates, default: 0]
    }
}

extension ConstraintMark.Line {
    fileprivate var coordinates: [CGFloat] { [start.x, start.y, end.x, end.y] }
}

/// Parallel lines, sorted by position. Blocks of 1, 2, 4, and more of them have sorted lists of their ends, as
/// in a merge sort tree.
struct LineGroup {
    private let positions: [CGFloat]
    /// For each power of two, the starts of the lines, sorted within each block of this size.
    private let starts: [[CGFloat]]
    private let ends: [[CGFloat]]

    init(_ lines: [(position: CGFloat, start: CGFloat, end: CGFloat)]) {
        let sorted = lines.sorted { $0.position < $1.position }
        positions = sorted.map(\.position)
        starts = Self.levels(sorted.map(\.start))
        ends = Self.levels(sorted.map(\.end))
    }

    private static func levels(_ values: [CGFloat]) -> [[CGFloat]] {
        var levels = [values]
        var size = 1
        while size < values.count {
            size *= 2
            var level: [CGFloat] = []
            for start in stride(from: 0, to: values.count, by: size) {
                level += levels[levels.count - 1][start..<min(start + size, values.count)].sorted()
            }
            levels.append(level)
        }
        return levels
    }

    /// Returns the number of lines whose position is in a range and that overlap another one.
    func count(from low: CGFloat, to high: CGFloat, across start: CGFloat, _ end: CGFloat) -> Int {
        let range =
            positions[...].boundary { $0 >= low }..<positions[...].boundary { $0 > high }
        var count = range.count
        for (level, block) in Self.blocks(of: range) {
            let before = ends[level][block].boundary { $0 >= start } - block.lowerBound
            let after = block.upperBound - starts[level][block].boundary { $0 > end }
            count -= before + after
        }
        return count
    }

    /// Returns the fewest blocks that a range consists of.
    static func blocks(of range: Range<Int>) -> [(level: Int, block: Range<Int>)] {
        var blocks: [(Int, Range<Int>)] = []
        var place = range.lowerBound
        while place < range.upperBound {
            let alignment = place == 0 ? Int.bitWidth - 2 : place.trailingZeroBitCount
            let length = Int.bitWidth - 1 - (range.upperBound - place).leadingZeroBitCount
            let level = min(alignment, length)
            blocks.append((level, place..<place + 1 << level))
            place += 1 << level
        }
        return blocks
    }
}

extension ArraySlice<CGFloat> {
    /// Returns the index of the first element of a sorted list for which the condition holds.
    fileprivate func boundary(where holds: (CGFloat) -> Bool) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = (low + high) / 2
            if holds(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
