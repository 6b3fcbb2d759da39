import Foundation

extension Path {
    /// The box of the curves themselves, without their control points.
    public var boundingBox: CGRect {
        var points: [CGPoint] = []
        var current = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let p), .line(let p):
                points.append(p)
            case .quadCurve(let p, let c):
                let cubic = Cubic(current, quadControl: c, p)
                points += [p] + cubic.extrema
            case .curve(let p, let c1, let c2):
                points += [p] + Cubic(p0: current, p1: c1, p2: c2, p3: p).extrema
            case .close:
                break
            }
            current = element.points.last ?? current
        }
        return CGRect(enclosing: points)
    }

    /// Whether `point` is inside according to the fill rule. Open subpaths count as closed.
    public func contains(_ point: CGPoint, rule: CGPathFillRule = .winding) -> Bool {
        var winding = 0
        for (a, b) in segments {
            guard (a.y <= point.y) != (b.y <= point.y) else { continue }
            let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
            if x > point.x { winding += b.y > a.y ? 1 : -1 }
        }
        return rule == .winding ? winding != 0 : winding % 2 != 0
    }

    /// The outline as line segments, with curves divided into 16 and all subpaths closed.
    private var segments: [(CGPoint, CGPoint)] {
        var result: [(CGPoint, CGPoint)] = []
        var start = CGPoint.zero
        var current = CGPoint.zero
        func curve(_ cubic: Cubic) {
            for step in 1...16 {
                let next = cubic.point(at: CGFloat(step) / 16)
                result.append((current, next))
                current = next
            }
        }
        for element in elements {
            switch element {
            case .move(let p):
                result.append((current, start))
                (start, current) = (p, p)
            case .line(let p):
                result.append((current, p))
                current = p
            case .quadCurve(let p, let c): curve(Cubic(current, quadControl: c, p))
            case .curve(let p, let c1, let c2): curve(Cubic(p0: current, p1: c1, p2: c2, p3: p))
            case .close:
                result.append((current, start))
                current = start
            }
        }
        result.append((current, start))
        return result
    }
}
