import CoreGraphics
import Foundation
import Testing

/// Tests the property that every floating-point number is converted to an integer, the nearest one
/// toward zero.
struct SaturatingConversionTests {
    @Test func numbersInRangeAreTruncated() {
        #expect(Int(saturating: 2.9) == 2)
        #expect(Int(saturating: -2.9) == -2)
        #expect(UInt8(saturating: 255.5) == 255)
        #expect(Int(saturating: 9.007e15) == 9_007_000_000_000_000)
    }

    @Test(arguments: [1e19, 1e300, .infinity, .greatestFiniteMagnitude])
    func numbersOutOfRangeAreClamped(_ number: Double) {
        #expect(Int(saturating: number) == .max)
        #expect(Int(saturating: -number) == .min)
        #expect(UInt8(saturating: -number) == 0)
        #expect(UInt32(saturating: Float(number)) == .max)
    }

    @Test func nanBecomesZero() {
        #expect(Int(saturating: Double.nan) == 0)
    }

    @Test func limitsOfTheRangeAreExact() {
        #expect(Int(saturating: 0x1p63) == .max)
        #expect(Int(saturating: -0x1p63) == .min)
        #expect(Int(saturating: (0x1p63).nextDown) == 0x7FFF_FFFF_FFFF_FC00)
    }
}
