import CoreGraphics
import Foundation
import Testing

@testable import SystemSymbols

/// Source: areas calculated by hand. An edge of short lines is slightly inside its arc.
struct StrokeOutlineTests {
    private func isInside(_ outlines: [Path], _ x: CGFloat, _ y: CGFloat) -> Bool {
        outlines.contains { $0.contains(CGPoint(x: x, y: y), rule: .evenOdd) }
    }

    @Test func aLineHasRoundEnds() {
        let line = Path([.move(.zero), .line(CGPoint(x: 10, y: 0))])
        let outlines = StrokeOutline.outlines(of: line, width: 4)
        #expect(outlines.count == 1)
        #expect(isInside(outlines, 5, 1.9) && !isInside(outlines, 5, 2.1))
        #expect(isInside(outlines, -1.8, 0) && !isInside(outlines, -1.8, 1.8))
        #expect(!isInside(outlines, 12.1, 0))
    }

    @Test func aCornerIsRoundOutsideAndSharpInside() {
        let corner = Path([
            .move(CGPoint(x: -10, y: 0)), .line(.zero), .line(CGPoint(x: 0, y: 10)),
        ])
        let outlines = StrokeOutline.outlines(of: corner, width: 4)
        #expect(isInside(outlines, 1, -1) && !isInside(outlines, 1.8, -1.8))
        #expect(isInside(outlines, -1, 1) && !isInside(outlines, -3, 3))
    }

    @Test func aRingHasAHole() {
        let circle = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
        let outlines = StrokeOutline.outlines(of: circle, width: 4)
        #expect(isInside(outlines, 9.5, 0) && isInside(outlines, 0, -9.5))
        #expect(!isInside(outlines, 0, 0) && !isInside(outlines, 12.5, 0))
    }

    @Test func aPointIsADisc() {
        let outlines = StrokeOutline.outlines(of: Path([.move(.zero)]), width: 4)
        #expect(isInside(outlines, 1.5, 0) && !isInside(outlines, 2.1, 0))
    }
}
