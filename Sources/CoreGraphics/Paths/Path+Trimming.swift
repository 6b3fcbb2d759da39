import Foundation

extension Path {
    /// Returns the part between two fractions, from 0 to 1, of the outline's total length.
    public func trimmed(from start: CGFloat, to end: CGFloat) -> Path {
        let (start, end) = (max(0, min(1, start)), max(0, min(1, end)))
        guard start > 0 || end < 1 else { return self }
        guard start < end else { return Path() }
        let subpaths = subpaths.map(MeasuredSubpath.init)
        let total = subpaths.reduce(0) { $0 + $1.length }
        var result: [Path.Element] = []
        var passed: CGFloat = 0
        for subpath in subpaths {
            result += subpath.elements(from: start * total - passed, to: end * total - passed)
            passed += subpath.length
        }
        return Path(result)
    }

    /// Returns the dashes of a pattern along the outline, each as an open subpath. Returns the
    /// outline itself if the lengths aren't a valid pattern or would produce more than 20,000
    /// dashes.
    public func dashed(phase: CGFloat, lengths: [CGFloat]) -> Path {
        let period = lengths.reduce(0, +) * (lengths.count % 2 == 0 ? 1 : 2)
        let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
        guard period > 0, period.isFinite, phase.isFinite, lengths.allSatisfy({ $0 >= 0 }) else {
            return self
        }
        let subpaths = subpaths.map(MeasuredSubpath.init)
        let total = subpaths.reduce(0) { $0 + $1.length }
        guard total / period * CGFloat(pattern.count) < 40_000 else { return self }
        return Path(subpaths.flatMap { $0.dashes(pattern, period: period, phase: phase) })
    }
}

/// A subpath with the lengths of its segments.
private struct MeasuredSubpath {
    let subpath: Subpath
    let lengths: [CGFloat]
    let length: CGFloat

    init(_ subpath: Subpath) {
        self.subpath = subpath
        lengths = subpath.segments.map(\.length)
        length = lengths.reduce(0, +)
    }

    /// Returns the part between two distances from the start.
    func elements(from start: CGFloat, to end: CGFloat) -> [Path.Element] {
        guard start > 0 || end < length else { return subpath.elements }
        var result: [Path.Element] = []
        var passed: CGFloat = 0
        for (segment, length) in zip(subpath.segments, lengths) {
            defer { passed += length }
            let (from, to) = (max(0, start - passed), min(length, end - passed))
            guard length > 0, from < to else { continue }
            let part = segment.part(from: segment.time(at: from), to: segment.time(at: to))
            if result.isEmpty { result.append(.move(part.start)) }
            result.append(part.element)
        }
        return result
    }

    func dashes(_ pattern: [CGFloat], period: CGFloat, phase: CGFloat) -> [Path.Element] {
        var place = phase.truncatingRemainder(dividingBy: period)
        if place < 0 { place += period }
        var result: [Path.Element] = []
        var distance = -place
        while distance < length {
            for (index, dash) in pattern.enumerated() {
                let end = distance + dash
                if index % 2 == 0, end > 0, distance < length {
                    result += elements(from: max(0, distance), to: min(length, end))
                }
                distance = end
            }
        }
        return result
    }
}

extension Segment {
    var length: CGFloat { marks.last ?? 0 }

    func part(from start: CGFloat, to end: CGFloat) -> Segment {
        guard isLine else { return Segment(curve: curve.part(from: start, to: end), isLine: false) }
        let (a, b) = (
            self.start.mixed(with: self.end, start), self.start.mixed(with: self.end, end)
        )
        return Segment(curve: Cubic(from: a, to: end < 1 ? b : self.end), isLine: true)
    }

    /// Returns the curve's parameter at a distance along it, interpolated between the ends of
    /// chords.
    func time(at distance: CGFloat) -> CGFloat {
        let marks = marks
        guard let length = marks.last, length > 0, distance < length else { return 1 }
        let index = marks.firstIndex { $0 > distance } ?? marks.count - 1
        let before = index == 0 ? 0 : marks[index - 1]
        let share = marks[index] > before ? (distance - before) / (marks[index] - before) : 0
        return (CGFloat(index) + max(0, share)) / CGFloat(marks.count)
    }

    /// The distance from the start to each chord's end.
    private var marks: [CGFloat] {
        var result: [CGFloat] = []
        var (last, sum) = (start, CGFloat(0))
        for point in flattened {
            sum += hypot(point.x - last.x, point.y - last.y)
            result.append(sum)
            last = point
        }
        return result
    }
}
