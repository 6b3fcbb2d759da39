import Foundation

/// An immutable outline in points, with the y axis pointing down: the value of a `CGPath` in the
/// display list.
public struct Path: Sendable, Hashable {
    public enum Element: Sendable, Hashable {
        case move(CGPoint)
        case line(CGPoint)
        case quadCurve(CGPoint, control: CGPoint)
        case curve(CGPoint, control1: CGPoint, control2: CGPoint)
        case close
    }

    public var elements: [Element]

    public init(_ elements: [Element] = []) {
        self.elements = elements
    }

    public init(rect: CGRect) {
        let r = rect.standardized
        elements = [
            .move(CGPoint(x: r.minX, y: r.minY)), .line(CGPoint(x: r.maxX, y: r.minY)),
            .line(CGPoint(x: r.maxX, y: r.maxY)), .line(CGPoint(x: r.minX, y: r.maxY)), .close,
        ]
    }

    public var isEmpty: Bool { elements.isEmpty }

    public func applying(_ t: CGAffineTransform) -> Path {
        t.isIdentity ? self : Path(elements.map { $0.applying(t) })
    }

    /// The box of all end and control points; null for an empty path.
    public var controlBox: CGRect {
        CGRect(enclosing: elements.lazy.flatMap(\.points))
    }

    /// The rectangle that this path draws, or `nil` if it isn't a rectangle with sides parallel to
    /// the axes.
    public var rect: CGRect? {
        guard elements.count == 5, case .close = elements[4] else { return nil }
        let corners = elements.prefix(4).flatMap(\.points)
        let isPolygon = elements[1...3].allSatisfy { if case .line = $0 { true } else { false } }
        guard isPolygon, corners.count == 4 else { return nil }
        let box = CGRect(enclosing: corners)
        let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
        let along = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
        let across = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
        return along || across ? box : nil
    }
}

extension Path.Element {
    public func applying(_ t: CGAffineTransform) -> Path.Element {
        switch self {
        case .move(let p): .move(p.applying(t))
        case .line(let p): .line(p.applying(t))
        case .quadCurve(let p, let c): .quadCurve(p.applying(t), control: c.applying(t))
        case .curve(let p, let c1, let c2):
            .curve(p.applying(t), control1: c1.applying(t), control2: c2.applying(t))
        case .close: .close
        }
    }

    /// The element's points in Core Graphics' order: control points, then the end point.
    public var points: [CGPoint] {
        switch self {
        case .move(let p), .line(let p): [p]
        case .quadCurve(let p, let c): [c, p]
        case .curve(let p, let c1, let c2): [c1, c2, p]
        case .close: []
        }
    }
}
