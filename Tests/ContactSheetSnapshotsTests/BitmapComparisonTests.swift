import CairoRenderer
import Foundation
import Testing

@testable import ContactSheetSnapshots

struct BitmapComparisonTests {
    /// Returns an opaque bitmap, 4 pixels wide, of grays as hexadecimal digits.
    private func bitmap(_ rows: String...) throws -> Bitmap {
        let pixels = rows.joined().flatMap { digit -> [UInt8] in
            let gray = UInt8((digit.hexDigitValue ?? 0) * 17)
            return [gray, gray, gray, 255]
        }
        return try #require(
            Bitmap(width: 4, height: rows.count, stride: 16, pixels: pixels))
    }

    @Test func pixelsAndTheirRectangleAreCounted() throws {
        let comparison = BitmapComparison(
            try bitmap("0000", "0000", "0000"), try bitmap("0000", "0f00", "00f0"),
            tolerance: BitmapTolerance())
        #expect(comparison.count == 2)
        #expect(comparison.box == CGRect(x: 1, y: 1, width: 2, height: 2))
        #expect(abs(comparison.greatestDifference - 100) < 0.01)
        #expect(!comparison.isSame)
        #expect(comparison.description.hasPrefix("2 of 12 pixels differ (16.67 percent), in"))
    }

    @Test("precision is the fraction of pixels that match")
    func precision() throws {
        let (old, new) = (try bitmap("0000"), try bitmap("000f"))
        func isSame(_ precision: Double) -> Bool {
            BitmapComparison(old, new, tolerance: BitmapTolerance(precision: precision)).isSame
        }
        #expect(isSame(0.75))
        #expect(!isSame(0.76))
        #expect(isSame(0))
    }

    @Test("perceptual precision is the similarity of colors that match")
    func perceptualPrecision() throws {
        let (old, new) = (try bitmap("8888"), try bitmap("8889"))
        func count(_ precision: Double) -> Int {
            BitmapComparison(
                old, new, tolerance: BitmapTolerance(perceptualPrecision: precision)
            ).count
        }
        #expect(count(1) == 1)
        #expect(count(0.98) == 1)
        #expect(count(0.9) == 0)
    }

    @Test func differentSizesNeverMatch() throws {
        let comparison = BitmapComparison(
            try bitmap("0000"), try bitmap("0000", "0000"),
            tolerance: BitmapTolerance(precision: 0, perceptualPrecision: 0))
        #expect(!comparison.isSame)
        #expect(comparison.difference() == nil)
        #expect(comparison.description.contains("4×2 pixels"))
    }

    @Test("the difference is pale, with red pixels")
    func difference() throws {
        let comparison = BitmapComparison(
            try bitmap("0000"), try bitmap("0f00"), tolerance: BitmapTolerance())
        let pixels = try #require(comparison.difference()?.pixels)
        #expect(Array(pixels[0..<8]) == [191, 191, 191, 255, 32, 0, 224, 255])
    }
}
