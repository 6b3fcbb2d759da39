import Foundation

public enum CGPathElementType: Int32, Sendable, Hashable {
    case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// An element of a path. The control points come first, then the end point.
public struct CGPathElement {
    public var type: CGPathElementType
    /// The points, valid only during the call that receives the element.
    public var points: UnsafeMutablePointer<CGPoint>

    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void

extension CGPath {
    /// Calls `block` with each element in turn.
    public func applyWithBlock(_ block: CGPathApplyBlock) {
        // Space for the three points of a curve, because code may read all of them.
        withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { buffer in
            guard let points = buffer.baseAddress else { return }
            points.initialize(repeating: .zero, count: 3)
            for step in outline.elements {
                for (place, point) in step.points.enumerated() { points[place] = point }
                var element = CGPathElement(type: step.type, points: points)
                block(&element)
            }
        }
    }

    /// Calls `function` with `info` and each element in turn.
    public func apply(
        info: UnsafeMutableRawPointer?,
        function: (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
    ) {
        applyWithBlock { function(info, $0) }
    }
}

extension Path.Element {
    fileprivate var type: CGPathElementType {
        switch self {
        case .move: .moveToPoint
        case .line: .addLineToPoint
        case .quadCurve: .addQuadCurveToPoint
        case .curve: .addCurveToPoint
        case .close: .closeSubpath
        }
    }
}
