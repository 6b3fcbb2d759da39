import Foundation
import Testing

@testable import ContactSheetLint
@testable import ContactSheetPreviews

/// Source: a property, independent of rounding.
struct CGRectContainmentTests {
    @Test func rectanglesWithTheSameEdgesAreInside() {
        for thirds in 1...200 {
            let area = CGRect(x: 0, y: 20, width: 375, height: 243 + Double(thirds) / 3)
            let inner = CGRect(x: 20, y: 35, width: 35.942, height: 20.287)
            #expect(area.insetBy(dx: -1, dy: -1).encloses(inner))
            #expect(area.encloses(area))
        }
    }

    @Test func toleranceIsMeasuredAtTheEdges() {
        let area = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(area.encloses(CGRect(x: -1, y: 0, width: 12, height: 5), tolerance: 1))
        #expect(!area.encloses(CGRect(x: -1.1, y: 0, width: 5, height: 5), tolerance: 1))
        #expect(!area.encloses(.null))
    }
}
