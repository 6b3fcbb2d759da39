import Foundation

/// The values of a keyframe animation with the times between them.
@MainActor struct Keyframes {
    private let segments: [Segment]
    /// The value of the last keyframe, and of an animation with one.
    private let last: Any
    /// The fractions of the duration at which segments begin, and the end of the last one.
    private let times: [Double]
    private let timingFunctions: [CAMediaTimingFunction]
    private let isDiscrete: Bool
    private let discreteValues: [Any]

    /// Creates the keyframes; `nil` for an animation without values.
    init?(_ animation: CAKeyframeAnimation) {
        let mode = animation.calculationMode
        if let path = animation.path, !path.isEmpty {
            segments = path.outline.cubics.map { .curve($0) }
            last = path.currentPoint
            discreteValues = path.outline.elements.compactMap(\.points.last)
        } else if let values = animation.values, let end = values.last {
            let isCubic = mode == .cubic || mode == .cubicPaced
            segments =
                isCubic
                ? SplineTangents(animation).segments(values)
                : zip(values, values.dropFirst()).map { .line($0, $1) }
            last = end
            discreteValues = values
        } else {
            return nil
        }
        isDiscrete = mode == .discrete
        timingFunctions = animation.timingFunctions ?? []
        let count = isDiscrete ? discreteValues.count : segments.count
        let given = (animation.keyTimes ?? []).map(\.doubleValue)
        if mode == .paced || mode == .cubicPaced {
            times = Self.paced(segments.map(\.length))
        } else if given.count == count + 1, given == given.sorted() {
            times = given
        } else if isDiscrete, given.count == count, given == given.sorted() {
            times = given + [1]
        } else {
            times = (0...max(1, count)).map { Double($0) / Double(max(1, count)) }
        }
    }

    /// Returns the times at which a movement of even speed reaches the segments' ends.
    private static func paced(_ lengths: [CGFloat]) -> [Double] {
        let total = lengths.reduce(0, +)
        guard total > 0 else { return [0, 1] }
        var sum: CGFloat = 0
        return [0]
            + lengths.map { length in
                sum += length
                return Double(sum / total)
            }
    }

    func value(at fraction: Double) -> Any {
        let (index, place) = segment(at: fraction)
        if isDiscrete {
            return index < discreteValues.count ? discreteValues[index] : last
        }
        guard index < segments.count else { return last }
        return segments[index].value(at: place)
    }

    /// Returns the angle of a path in radians at a fraction of the duration.
    func direction(at fraction: Double) -> CGFloat {
        let (index, place) = segment(at: min(fraction, 1 - 1e-9))
        guard segments.indices.contains(index) else { return 0 }
        return segments[index].direction(at: place)
    }

    /// Returns the segment at a fraction of the duration, and the fraction of the segment.
    private func segment(at fraction: Double) -> (index: Int, place: Double) {
        guard fraction < times[times.count - 1] else { return (times.count - 1, 0) }
        let index = max(0, (times.firstIndex { $0 > fraction } ?? 1) - 1)
        let length = times[index + 1] - times[index]
        let place = length > 0 ? max(0, (fraction - times[index]) / length) : 1
        let eased = index < timingFunctions.count ? timingFunctions[index].value(at: place) : place
        return (index, eased)
    }

    /// The way between two keyframes.
    enum Segment {
        case line(Any, Any)
        case curve(Cubic)
        /// A value and the next one, with the tangents at both.
        case spline(AnimatableValue, AnimatableValue, AnimatableValue, AnimatableValue)

        @MainActor func value(at place: Double) -> Any {
            switch self {
            case .line(let a, let b):
                guard let from = AnimatableValue(a), let to = AnimatableValue(b),
                    let value = from.interpolated(to: to, at: place)
                else { return place < 1 ? a : b }
                return value.boxed
            case .curve(let cubic): return cubic.point(at: place)
            case .spline(let a, let b, let out, let into):
                return Self.hermite(a, b, out, into, at: place).boxed
            }
        }

        /// The length, as the sum of 16 chords for curves.
        var length: CGFloat {
            switch self {
            case .line(let a, let b):
                guard let from = AnimatableValue(a), let to = AnimatableValue(b) else { return 1 }
                return from.distance(to: to)
            case .curve, .spline:
                let points = (0...16).compactMap { step -> AnimatableValue? in
                    let place = Double(step) / 16
                    switch self {
                    case .curve(let cubic): return .point(cubic.point(at: place))
                    case .spline(let a, let b, let out, let into):
                        return Self.hermite(a, b, out, into, at: place)
                    case .line: return nil
                    }
                }
                return zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
            }
        }

        func direction(at place: Double) -> CGFloat {
            guard case .curve(let cubic) = self else { return 0 }
            let (a, b) = (
                cubic.point(at: max(0, place - 1e-4)), cubic.point(at: min(1, place + 1e-4))
            )
            return atan2(b.y - a.y, b.x - a.x)
        }

        /// Returns the cubic polynomial with given ends and tangents.
        private static func hermite(
            _ a: AnimatableValue, _ b: AnimatableValue, _ out: AnimatableValue,
            _ into: AnimatableValue, at t: CGFloat
        ) -> AnimatableValue {
            let (t2, t3) = (t * t, t * t * t)
            let terms = [
                a.multiplied(by: 2 * t3 - 3 * t2 + 1), b.multiplied(by: 3 * t2 - 2 * t3),
                out.multiplied(by: t3 - 2 * t2 + t), into.multiplied(by: t3 - t2),
            ]
            return terms.compactMap(\.self).dropFirst().reduce(terms[0] ?? a) {
                $0.adding($1) ?? $0
            }
        }
    }
}

/// The tangents of a Kochanek–Bartels spline, which Apple documents for cubic calculation modes.
@MainActor private struct SplineTangents {
    private let animation: CAKeyframeAnimation

    init(_ animation: CAKeyframeAnimation) {
        self.animation = animation
    }

    /// Returns the segments through the values; lines if the values can't be added.
    func segments(_ values: [Any]) -> [Keyframes.Segment] {
        let known = values.compactMap { AnimatableValue($0) }
        guard known.count == values.count, known.allSatisfy(\.isAdditive) else {
            return zip(values, values.dropFirst()).map { .line($0, $1) }
        }
        return (0..<max(0, known.count - 1)).map { index in
            let out = tangent(at: index, known, isOutgoing: true)
            let into = tangent(at: index + 1, known, isOutgoing: false)
            guard let out, let into else { return .line(values[index], values[index + 1]) }
            return .spline(known[index], known[index + 1], out, into)
        }
    }

    /// Returns the tangent at a keyframe, which is zero at both ends' outer side.
    private func tangent(
        at index: Int, _ values: [AnimatableValue], isOutgoing: Bool
    ) -> AnimatableValue? {
        let here = values[index]
        let before = here.subtracting(values[max(0, index - 1)])
        let after = values[min(values.count - 1, index + 1)].subtracting(here)
        let (t, c, b) = (
            part(animation.tensionValues, index), part(animation.continuityValues, index),
            part(animation.biasValues, index)
        )
        let side: CGFloat = isOutgoing ? 1 : -1
        let first = (1 - t) * (1 + b) * (1 + side * c) / 2
        let second = (1 - t) * (1 - b) * (1 - side * c) / 2
        guard let a = before?.multiplied(by: first), let d = after?.multiplied(by: second) else {
            return nil
        }
        return a.adding(d)
    }

    private func part(_ values: [NSNumber]?, _ index: Int) -> CGFloat {
        guard let values, values.indices.contains(index) else { return 0 }
        return CGFloat(values[index].doubleValue)
    }
}

extension Path {
    /// The lines and curves as cubic curves.
    fileprivate var cubics: [Cubic] {
        var result: [Cubic] = []
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        for element in elements {
            switch element {
            case .move(let p): start = p
            case .line(let p): result.append(Cubic(from: current, to: p))
            case .quadCurve(let p, let c): result.append(Cubic(current, quadControl: c, p))
            case .curve(let p, let c1, let c2):
                result.append(Cubic(p0: current, p1: c1, p2: c2, p3: p))
            case .close: if start != current { result.append(Cubic(from: current, to: start)) }
            }
            current = element.points.last ?? start
        }
        return result
    }
}
