import Foundation
import Testing

@testable import InterfaceBuilder

/// Source: Documentation/DocumentFormat.md 3 and 9.11; multipliers as they occur in documents, and
/// invalid ones.
struct DocumentNumberTests {
    static let written: [(String, CGFloat)] = [
        ("0.0", 0), ("20", 20), ("63.000000000000014", 63.000000000000014), ("-8.5", -8.5),
        ("1e-05", 0.00001), ("2.2250738585072014e-308", 0), ("9999999", 9_999_999),
    ]

    @Test(arguments: written)
    func numbers(_ text: String, _ value: CGFloat) {
        #expect(DocumentNumber.value(text) == value)
    }

    @Test(arguments: ["infinite", "nan", "-inf", "1e30", "1e7", "", "12pt"])
    func invalidNumbers(_ text: String) {
        #expect(DocumentNumber.value(text) == nil)
    }

    static let multipliers: [(String, CGFloat)] = [
        ("0.5", 0.5), ("-1", -1), ("0", 0), ("16:9", 16 / 9), ("187/30", 187 / 30),
        ("1.79:1", 1.79), ("1:4.8", 1 / 4.8), (" 1 : 2 ", 0.5), ("2.2250738585072014e-308", 0),
    ]

    @Test(arguments: multipliers)
    func ratios(_ text: String, _ value: CGFloat) {
        #expect(DocumentNumber.ratio(text) == value)
    }

    @Test(arguments: [
        "", "a", "a:b", "1:", ":1", ":", "1:2:3", "1:0", "0/0", "nan", "nan:1", "1e30", "1e6:1e-6",
    ])
    func invalidRatios(_ text: String) {
        #expect(DocumentNumber.ratio(text) == nil)
    }

    /// Usual numbers are converted without the standard library.
    @Test func usualNumbersAreTheNearestOnes() {
        var texts = [
            "0", "-0", "-0.0", "7.", ".5", "00012.50", "123456789012345", "1234567.12345678",
        ]
        for number in 0..<2000 {
            let decimals = number % 9
            texts.append(
                String(format: "%.\(decimals)f", Double(number * 7919 - 9_000_000) / 317.3))
        }
        for text in texts {
            let value = Double(text).flatMap { abs($0) < 1e7 ? CGFloat($0) : nil }
            #expect(DocumentNumber.value(text) == value, "\(text)")
        }
        for text in ["", "-", ".", "1.2.3", "--1", "1-"] {
            #expect(DocumentNumber.value(text) == nil)
        }
    }
}
