import CoreGraphics
import Foundation
import Testing

/// Source: the documentation of `NSNumber`, “Bridging between NSNumber and Swift numeric types”.
@Suite struct NumberConversionTests {
    @Test func aFloatBecomesANumber() {
        let width: CGFloat = 2.5
        #expect((width as NSNumber).doubleValue == 2.5)
        let values: [Any] = [width]
        #expect((values[0] as? NSNumber)?.doubleValue == 2.5)
        #expect((NSNumber(value: 3) as Any) as? CGFloat == 3)
    }
}
