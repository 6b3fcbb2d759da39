import Foundation
import Testing

@testable import UIKit

/// Tests properties of a cylinder. The numbers are decisions.
struct WheelPlaceTests {
    private func place(_ offset: Int, isCylinder: Bool = true) -> WheelPlace? {
        WheelPlace(offset: offset, rowHeight: 32, height: 216, isCylinder: isCylinder)
    }

    @Test func selectedRowIsUntransformed() {
        #expect(
            place(0)
                == WheelPlace(offset: 0, rowHeight: 32, height: 216, isCylinder: false))
    }

    @Test func rowsShrinkAndFadeOutwards() throws {
        let places = try (0...4).map { try #require(place($0)) }
        for (inner, outer) in zip(places, places.dropFirst()) {
            #expect(outer.y > inner.y)
            #expect(outer.scale.height < inner.scale.height)
            #expect(outer.opacity < inner.opacity)
        }
        #expect(places[4].y < 108, "inside the picker")
        #expect(place(-3)?.y == -places[3].y)
        #expect(place(5) == nil, "nearly seen from its edge")
        #expect(place(6) == nil, "on the far side")
    }

    @Test func iOS6HasFlatWheels() {
        #expect(place(2, isCylinder: false)?.y == 64)
    }
}
