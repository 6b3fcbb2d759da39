import Foundation
import Testing

@testable import UIKit

/// Source: Apple's pages *UIRegion* and its methods.
@MainActor @Suite struct UIRegionTests {
    private let circle = UIRegion(radius: 10)
    private let rectangle = UIRegion(size: CGSize(width: 40, height: 10))

    /// A point in the circle only, in the rectangle only, in both, and in none.
    private let points = [(0, 8), (15, 0), (5, 0), (15, 8)].map { CGPoint(x: $0.0, y: $0.1) }

    private func contents(_ region: UIRegion) -> [Bool] { points.map(region.contains) }

    @Test func shapesAreAroundTheOrigin() {
        #expect(contents(circle) == [true, false, true, false])
        #expect(contents(rectangle) == [false, true, true, false])
        #expect(rectangle.contains(CGPoint(x: -20, y: -5)))
        #expect(!rectangle.contains(CGPoint(x: -20.1, y: -5)))
        #expect(contents(.infinite) == [true, true, true, true])
    }

    @Test func regionsAreCombined() {
        #expect(contents(circle.byUnion(with: rectangle)) == [true, true, true, false])
        #expect(contents(circle.byIntersection(with: rectangle)) == [false, false, true, false])
        #expect(contents(circle.byDifference(from: rectangle)) == [true, false, false, false])
        #expect(contents(circle.inverse()) == [false, true, false, true])
        #expect(contents(UIRegion.infinite.inverse()) == [false, false, false, false])
    }
}
