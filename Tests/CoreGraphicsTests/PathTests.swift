import CoreGraphics
import Testing

/// Source: geometry, and developer.apple.com on CGPath and CGMutablePath.
@Suite struct PathTests {
    @Test func arcsApproximateTheirCircle() {
        var path = Path()
        path.addArc(
            center: CGPoint(x: 10, y: 20), radius: 5, startAngle: 0.3, endAngle: 4, clockwise: false
        )
        for element in path.elements {
            guard case .curve(let end, _, _) = element else { continue }
            #expect(abs(hypot(end.x - 10, end.y - 20) - 5) < 1e-12)
        }
        #expect(
            path.currentPoint.map { abs(atan2($0.y - 20, $0.x - 10) - (4 - 2 * .pi)) < 1e-12 }
                == true)
    }

    /// In a y-down space, an increasing angle (`clockwise: false`) goes down from the right.
    @Test func clockwiseFlagOfArcs() {
        func box(clockwise: Bool) -> CGRect {
            var path = Path()
            path.addArc(
                center: .zero, radius: 1, startAngle: 0, endAngle: .pi, clockwise: clockwise)
            return path.boundingBox
        }
        #expect(abs(box(clockwise: false).maxY - 1) < 1e-3 && box(clockwise: false).minY > -1e-9)
        #expect(abs(box(clockwise: true).minY + 1) < 1e-3 && box(clockwise: true).maxY < 1e-9)
    }

    @Test func fullCirclesAreNotEmpty() {
        let path = CGMutablePath()
        path.addArc(center: .zero, radius: 2, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
        #expect(abs(path.boundingBoxOfPath.width - 4) < 1e-3)
    }

    @Test func tangentArcsTouchBothLines() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addArc(
            tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        #expect(abs(path.currentPoint.x - 10) < 1e-9 && abs(path.currentPoint.y - 4) < 1e-9)
        #expect(path.boundingBox.maxX < 10 + 1e-9)
    }

    @Test func boundingBoxesOfCurves() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addCurve(
            to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 8), control2: CGPoint(x: 10, y: 8))
        #expect(path.boundingBox.maxY == 8)
        #expect(abs(path.boundingBoxOfPath.maxY - 6) < 1e-12)
    }

    @Test func containsFollowsTheFillRule() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
        path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
        let inner = CGPoint(x: 15, y: 15)
        #expect(path.contains(inner))
        #expect(!path.contains(inner, using: .evenOdd))
        #expect(path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
        #expect(!path.contains(CGPoint(x: 31, y: 5)))
    }

    /// Source: the interface that Swift generates for CGPath.h.
    @Test func initializersOfStrokedAndDashedCopies() {
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 20), transform: nil)
        let stroked = CGPath(
            __byStroking: path, transform: nil, lineWidth: 4, lineCap: .round, lineJoin: .round,
            miterLimit: 0)
        #expect(
            stroked
                == path.copy(
                    strokingWithWidth: 4, lineCap: .round, lineJoin: .round, miterLimit: 0))
        let dashed = CGPath(
            __byDashing: path, transform: nil, phase: 1, lengths: [3, 2], count: 2)
        #expect(dashed == path.copy(dashingWithPhase: 1, lengths: [3, 2]))
    }

    @Test func geometryIsDescribedByItsNumbers() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(rect.debugDescription == "(1.0, 2.0, 3.0, 4.0)")
        #expect(rect.origin.debugDescription == "(1.0, 2.0)")
        #expect(rect.size.debugDescription == "(3.0, 4.0)")
    }

    @Test func closingReturnsToTheStartOfTheSubpath() {
        var path = Path()
        path.move(to: CGPoint(x: 1, y: 1))
        path.addLine(to: CGPoint(x: 5, y: 1))
        path.closeSubpath()
        path.addLine(to: CGPoint(x: 9, y: 9))
        #expect(path.elements[3] == .move(CGPoint(x: 1, y: 1)))
    }

    @Test func aRoundedRectWithoutRadiusIsARect() {
        let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
        #expect(Path(roundedRect: rect, cornerWidth: 0, cornerHeight: 0).rect == rect)
        #expect(Path(roundedRect: rect, cornerWidth: 5, cornerHeight: 5).rect == nil)
        #expect(Path(roundedRect: rect, cornerWidth: 5, cornerHeight: 5).controlBox == rect)
    }
}
