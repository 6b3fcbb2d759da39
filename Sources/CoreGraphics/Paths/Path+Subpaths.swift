import Foundation

/// A segment of an outline from one point to the next.
struct Segment {
    var curve: Cubic
    var isLine: Bool

    var start: CGPoint { curve.p0 }
    var end: CGPoint { curve.p3 }

    var element: Path.Element {
        isLine ? .line(curve.p3) : .curve(curve.p3, control1: curve.p1, control2: curve.p2)
    }

    /// Points along the segment, without its start; the last one is exactly its end.
    var flattened: [CGPoint] {
        guard !isLine else { return [end] }
        let count = Segment.chords
        return (1..<count).map { curve.point(at: CGFloat($0) / CGFloat(count)) } + [end]
    }

    /// The number of chords that approximate a curve for measuring and stroking.
    static let chords = 24
}

extension Path {
    /// Returns the range of the path's points between two horizontal lines, or `nil` if it has none there.
    public func horizontalExtent(from top: CGFloat, to bottom: CGFloat) -> ClosedRange<CGFloat>? {
        var xs: [CGFloat] = []
        for subpath in subpaths {
            var points = subpath.points
            if let first = points.first { points.append(first) }
            for (a, b) in zip(points, points.dropFirst()) {
                let (upper, lower) = a.y <= b.y ? (a, b) : (b, a)
                guard lower.y > top, upper.y < bottom else { continue }
                func x(at y: CGFloat) -> CGFloat {
                    let height = lower.y - upper.y
                    guard height > 0 else { return upper.x }
                    let share = (y - upper.y) / height
                    return upper.x + (lower.x - upper.x) * share
                }
                xs += [x(at: max(top, upper.y)), x(at: min(bottom, lower.y))]
                if lower.y == upper.y { xs += [a.x, b.x] }
            }
        }
        guard let least = xs.min(), let most = xs.max() else { return nil }
        return least...most
    }
}

/// A connected part of an outline.
struct Subpath {
    var start: CGPoint
    var segments: [Segment] = []
    /// Whether the subpath is closed. The closing line is then one of the segments, unless its
    /// length is zero.
    var isClosed = false

    var elements: [Path.Element] {
        [.move(start)] + segments.map(\.element) + (isClosed ? [.close] : [])
    }

    var reversed: Subpath {
        let segments = segments.reversed().map {
            Segment(curve: $0.curve.reversed, isLine: $0.isLine)
        }
        return Subpath(
            start: segments.first?.start ?? start, segments: segments, isClosed: isClosed)
    }

    /// The start and all further points, with curves approximated by chords.
    var points: [CGPoint] { [start] + segments.flatMap(\.flattened) }
}

extension Path {
    /// The subpaths, with quadratic curves converted to cubic ones.
    var subpaths: [Subpath] {
        var result: [Subpath] = []
        func add(_ curve: Cubic, isLine: Bool = false) {
            guard !result.isEmpty else { return }
            result[result.count - 1].segments.append(Segment(curve: curve, isLine: isLine))
        }
        var current = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let p): result.append(Subpath(start: p))
            case .line(let p): add(Cubic(from: current, to: p), isLine: true)
            case .quadCurve(let p, let c): add(Cubic(current, quadControl: c, p))
            case .curve(let p, let c1, let c2): add(Cubic(p0: current, p1: c1, p2: c2, p3: p))
            case .close:
                guard let last = result.last else { continue }
                if current != last.start { add(Cubic(from: current, to: last.start), isLine: true) }
                result[result.count - 1].isClosed = true
                current = last.start
            }
            current = element.points.last ?? current
        }
        return result
    }

    init(_ subpaths: [Subpath]) {
        self.init(subpaths.flatMap(\.elements))
    }

    /// The points of each subpath, with curves approximated by chords. Closed subpaths end at their
    /// first point.
    package var polylines: [[CGPoint]] {
        subpaths.map(\.points).filter { $0.count > 1 }
    }

    /// The same outline in the opposite direction.
    public var reversed: Path { Path(subpaths.reversed().map(\.reversed)) }
}
