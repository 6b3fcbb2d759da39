import CoreGraphics
import Testing

@testable import InterfaceEditing

/// Source of truth: comparison with all rectangles.
struct RectangleIndexTests {
    private static let rectangles: [CGRect] = (0..<1000).map { index in
        let x = index * 7919 % 977 - 100
        let y = index * 104_729 % 4999 - 50
        return CGRect(x: x, y: y, width: index % 7 * 20, height: index % 3 * 15)
    }

    private static func touch(_ one: CGRect, _ other: CGRect) -> Bool {
        one.minX <= other.maxX && one.maxX >= other.minX && one.minY <= other.maxY
            && one.maxY >= other.minY
    }

    @Test func everyRectangleThatTouchesIsFound() {
        let index = RectangleIndex(Self.rectangles)
        for (place, rectangle) in Self.rectangles.enumerated() {
            let found = index.indices(near: rectangle)
            #expect(found == Array(Set(found)).sorted())
            #expect(found.contains(place))
            for other in Self.rectangles.indices.filter({
                Self.touch(Self.rectangles[$0], rectangle)
            }) {
                #expect(found.contains(other))
            }
        }
    }

    @Test("a search compares few of many rectangles")
    func fewCandidates() {
        let index = RectangleIndex(Self.rectangles)
        let count = Self.rectangles.reduce(0) { $0 + index.indices(near: $1).count }
        #expect(count < 20 * Self.rectangles.count)
    }

    @Test func rectanglesOfAnySize() {
        let huge = [
            CGRect(x: -1e18, y: 0, width: 3e18, height: 1),
            CGRect(x: 0, y: 1e300, width: 1, height: 1),
            CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), .null, .infinite,
        ]
        let index = RectangleIndex(huge + Self.rectangles)
        #expect(index.indices(near: CGRect(x: 5, y: 0, width: 1, height: 1)).contains(0))
        for rectangle in huge { #expect(index.indices(near: rectangle).count >= huge.count) }
    }
}
