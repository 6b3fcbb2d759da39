import Foundation
import Testing

@testable import UIKit

/// Source: the grammar of the outlines; values written by hand.
@MainActor struct BarGlyphReaderTests {
    @Test func linesAndCurves() {
        #expect(
            BarGlyphReader("M1 2H5V8L3.5 4Z").path.bounds
                == CGRect(x: 1, y: 2, width: 4, height: 6))
        #expect(BarGlyphReader("M0 0Q5 0 10 10").path.currentPoint == CGPoint(x: 10, y: 10))
        #expect(
            BarGlyphReader("O12 12 9").path.bounds == CGRect(x: 3, y: 3, width: 18, height: 18))
    }

    @Test func invalidPartsAreOmitted() {
        #expect(BarGlyphReader("M1L2 3 4Xx").path.isEmpty)
        #expect(BarGlyphReader("").path.isEmpty)
    }
}
