import CoreGraphics
import Foundation
import Testing

@testable import ContactSheetLint
@testable import ContactSheetPreviews

/// Source: a search through all rectangles.
@Suite struct RectangleIndexTests {
    /// Pseudorandom numbers from 0 to 999, the same in every run.
    private struct Numbers {
        var state: UInt64

        mutating func next() -> CGFloat {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return CGFloat((state >> 33) % 1000)
        }
    }

    private static func rectangles(_ count: Int, seed: UInt64) -> [CGRect] {
        var numbers = Numbers(state: seed)
        return (0..<count).map { index in
            let rectangle = CGRect(
                x: numbers.next(), y: numbers.next(), width: numbers.next() / 10,
                height: numbers.next() / 10)
            return index % 17 == 5 ? .null : rectangle
        }
    }

    @Test(arguments: [0, 1, 7, 8, 9, 64, 65, 500])
    func findsAllIntersectingRectangles(count: Int) {
        let rectangles = Self.rectangles(count, seed: 1)
        let index = RectangleIndex(rectangles)
        for (number, wanted) in Self.rectangles(40, seed: 2).enumerated() {
            let limit = number * count / 20
            let found = rectangles.indices.filter { rectangles[$0].intersects(checked: wanted) }
            #expect(
                index.numbers(intersecting: wanted, after: limit) == found.filter { $0 > limit })
            #expect(
                index.lastNumber(intersecting: wanted, before: limit)
                    == found.last { $0 < limit })
        }
    }

    /// Source: Apple's documentation of `CGRectIntersectsRect`, and Foundation's function.
    @Test func rectanglesThatTouchIntersect() {
        let left = CGRect(x: 0, y: 0, width: 10, height: 10)
        let right = CGRect(x: 10, y: 0, width: 10, height: 10)
        let index = RectangleIndex([left, left, right])
        #expect(left.intersects(checked: right))
        #expect(index.numbers(intersecting: right, after: -1) == [0, 1, 2])
        #expect(index.lastNumber(intersecting: right, before: 2) == 1)
        #expect(index.numbers(intersecting: .null, after: -1) == [])
    }
}
