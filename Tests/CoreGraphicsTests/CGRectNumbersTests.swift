import Foundation
import Testing

@testable import CoreGraphics

/// Source: the documentation of `CGRect`. Foundation on Linux ends the process for coordinates that aren't
/// numbers.
@Suite struct CGRectNumbersTests {
    private static let odd = [
        CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1),
        CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1),
        CGRect(x: -CGFloat.infinity, y: 0, width: .infinity, height: 1),
        CGRect(x: 0, y: -CGFloat.infinity, width: 1, height: .infinity),
    ]

    @Test(arguments: odd) func coordinatesThatAreNotNumbersHaveNoCommonPart(rect: CGRect) {
        let plain = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(
            rect.intersection(checked: plain).isNull && plain.intersection(checked: rect).isNull)
        #expect(!rect.intersects(checked: plain) && !rect.contains(checked: .zero))
        #expect(!plain.contains(checked: CGPoint(x: CGFloat.nan, y: 1)))
        #expect(!rect.isFinite && plain.isFinite)
    }

    @Test(arguments: [
        (CGRect(x: 5, y: 5, width: 10, height: 10), CGRect(x: 5, y: 5, width: 5, height: 5)),
        (CGRect(x: 10, y: 0, width: 1, height: 1), CGRect(x: 10, y: 0, width: 0, height: 1)),
        (CGRect(x: 0.1, y: 1, width: 0.7, height: 1), CGRect(x: 0.1, y: 1, width: 0.7, height: 1)),
        (CGRect(x: 3, y: 3, width: -2, height: -2), CGRect(x: 1, y: 1, width: 2, height: 2)),
        (CGRect(x: -5, y: 2, width: 1e300, height: 1), CGRect(x: 0, y: 2, width: 10, height: 1)),
        (CGRect(x: 11, y: 0, width: 1, height: 1), .null), (.null, .null),
    ])
    func commonParts(rect: CGRect, common: CGRect) {
        let plain = CGRect(x: 0, y: 0, width: 10, height: 10)
        for part in [plain.intersection(checked: rect), rect.intersection(checked: plain)] {
            #expect(part == common && part.width == common.width)
        }
        #expect(plain.intersects(checked: rect) == !common.isNull)
    }

    @Test func pointsOnTheFarEdgesAreOutside() {
        let plain = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(plain.contains(checked: CGPoint(x: 1, y: 2)))
        #expect(!plain.contains(checked: CGPoint(x: 4, y: 2)))
        #expect(!plain.contains(checked: CGPoint(x: 1, y: 6)))
        #expect(!CGRect(x: 1, y: 2, width: 0, height: 4).contains(checked: CGPoint(x: 1, y: 2)))
    }
}
