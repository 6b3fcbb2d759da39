import CoreGraphics
import Testing

/// Source: lengths calculated by hand; de Casteljau's algorithm preserves the curve.
@Suite struct PathTrimmingTests {
    private var corner: Path {
        var path = Path()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 30, y: 0))
        path.addLine(to: CGPoint(x: 30, y: 10))
        return path
    }

    @Test func fractionsReferToTheWholeLength() {
        let part = corner.trimmed(from: 0.25, to: 0.875)
        #expect(
            part.elements == [
                .move(CGPoint(x: 10, y: 0)), .line(CGPoint(x: 30, y: 0)),
                .line(CGPoint(x: 30, y: 5)),
            ])
        #expect(corner.trimmed(from: 0, to: 1) == corner)
        #expect(corner.trimmed(from: 0.6, to: 0.6).isEmpty)
    }

    @Test func trimmedCircles() {
        let circle = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
        let half = circle.trimmed(from: 0, to: 0.5)
        #expect(abs((half.currentPoint?.y ?? 0) - 10) < 0.05)
        #expect(half.boundingBox.maxX > 9.99 && half.boundingBox.minX > -0.1)
    }

    @Test func dashesContinueAroundCorners() {
        let dashes = corner.dashed(phase: 0, lengths: [25, 5])
        #expect(
            dashes.elements == [
                .move(.zero), .line(CGPoint(x: 25, y: 0)), .move(CGPoint(x: 30, y: 0)),
                .line(CGPoint(x: 30, y: 10)),
            ])
    }

    @Test(arguments: [[], [0, 0], [-1, 2], [1e-9, 1e-9], [.nan]] as [[CGFloat]])
    func invalidPatternsLeaveThePathUnchanged(lengths: [CGFloat]) {
        #expect(corner.dashed(phase: 0, lengths: lengths) == corner)
    }

    @Test func reversedPaths() {
        #expect(corner.reversed.elements.first == .move(CGPoint(x: 30, y: 10)))
        #expect(corner.reversed.reversed == corner)
        let rect = Path(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(rect.reversed.boundingBox == rect.boundingBox)
        let hole = Path(rect.elements + rect.reversed.elements)
        #expect(!hole.contains(CGPoint(x: 2, y: 2)))
    }
}

/// Source: the area of a stroke, calculated by hand.
@Suite struct PathStrokingTests {
    private func line(_ cap: CGLineCap) -> CGRect {
        var path = Path()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        return path.stroked(StrokeStyle(lineWidth: 4, cap: cap)).boundingBox
    }

    @Test func capsExtendByHalfTheLineWidth() {
        #expect(line(.butt) == CGRect(x: 0, y: -2, width: 10, height: 4))
        #expect(line(.square) == CGRect(x: -2, y: -2, width: 14, height: 4))
        #expect(abs(line(.round).minX + 2) < 1e-9)
    }

    @Test func joins() {
        func reaches(_ join: CGLineJoin, _ point: CGPoint) -> Bool {
            var path = Path()
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 10, y: 0))
            path.addLine(to: CGPoint(x: 10, y: 10))
            return path.stroked(StrokeStyle(lineWidth: 4, join: join)).contains(point)
        }
        let (tip, bevel) = (CGPoint(x: 11.9, y: -1.9), CGPoint(x: 10.9, y: -0.9))
        #expect(reaches(.miter, tip) && !reaches(.round, tip) && !reaches(.bevel, tip))
        #expect(reaches(.bevel, bevel) && reaches(.round, CGPoint(x: 11.3, y: -1.3)))
    }

    @Test func aRingHasAHole() {
        let ring = Path(rect: CGRect(x: 0, y: 0, width: 20, height: 20))
            .stroked(StrokeStyle(lineWidth: 4))
        #expect(!ring.contains(CGPoint(x: 10, y: 10)))
        #expect(ring.contains(CGPoint(x: -1, y: -1)) && ring.contains(CGPoint(x: 1, y: 10)))
    }
}

/// Source: developer.apple.com on CGPath.
@Suite struct CGPathElementTests {
    @Test func applyingABlockToElements() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 1))
        path.addQuadCurve(to: CGPoint(x: 3, y: 3), control: CGPoint(x: 2, y: 9))
        path.closeSubpath()
        var seen: [(CGPathElementType, CGPoint)] = []
        path.applyWithBlock { seen.append(($0.pointee.type, $0.pointee.points[0])) }
        #expect(seen.map(\.0) == [.moveToPoint, .addQuadCurveToPoint, .closeSubpath])
        #expect(seen[1].1 == CGPoint(x: 2, y: 9))
    }
}

/// Source: a circle with the corner's radius touches the curve from inside; the corner starts at
/// 1.53 radii.
@Suite struct ContinuousCornersTests {
    private func path(_ radius: CGFloat) -> Path {
        Path(
            continuousRect: CGRect(x: 0, y: 0, width: 100, height: 100), topLeft: true,
            topRight: true, bottomRight: true, bottomLeft: false, radius: radius)
    }

    @Test func continuousCornersBeginBeforeCircularOnes() {
        let ends = path(20).elements.compactMap { element -> CGPoint? in
            if case .line(let point) = element { point } else { nil }
        }
        #expect(ends.contains { abs($0.y - 30.6) < 1e-9 && $0.x < 1e-9 })
        // In the middle of the corner, both shapes are on the circle around (20, 20).
        let toMiddle = 20 - 20 / 2.0.squareRoot()
        #expect(path(20).contains(CGPoint(x: toMiddle + 0.1, y: toMiddle + 0.1)))
        #expect(!path(20).contains(CGPoint(x: toMiddle - 0.1, y: toMiddle - 0.1)))
        #expect(path(20).contains(CGPoint(x: 0.1, y: 99.9)))
    }

    @Test func continuousCornersWithMaximumRadius() {
        let disc = Path(
            continuousRect: CGRect(x: 0, y: 0, width: 40, height: 40), topLeft: true,
            topRight: true, bottomRight: true, bottomLeft: true, radius: 99)
        #expect(disc.boundingBox == CGRect(x: 0, y: 0, width: 40, height: 40))
        #expect(abs(disc.elements.count - 9) <= 1)
    }
}
