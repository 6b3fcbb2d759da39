import Foundation

/// The notation of numbers in documents.
package enum DocumentNumber {
    /// Coordinates beyond this limit are treated as missing; no document needs them.
    private static let limit = 1e7

    /// Returns a decimal number, optionally with an exponent. The smallest positive number, which
    /// Interface Builder writes for an inset of zero, is 0 (Documentation/DocumentFormat.md 9.11).
    package static func value(_ text: String) -> CGFloat? {
        guard let value = decimal(text) ?? Double(text), abs(value) < limit else { return nil }
        return abs(value) < .leastNormalMagnitude * 2 ? 0 : CGFloat(value)
    }

    /// Returns the number that most texts denote, up to 15 digits with or without a decimal point, or
    /// `nil` for others. It is the nearest one, because the digits and the power of ten are exact.
    private static func decimal(_ text: String) -> Double? {
        var text = text
        return text.withUTF8 { bytes in
            let isNegative = bytes.first == UInt8(ascii: "-")
            var digits: UInt64 = 0
            var (count, decimals): (Int, Int?) = (0, nil)
            for byte in isNegative ? bytes[1...] : bytes[...] {
                if byte == UInt8(ascii: "."), decimals == nil, count > 0 {
                    decimals = 0
                    continue
                }
                let digit = byte &- UInt8(ascii: "0")
                guard digit < 10, count < 15 else { return nil }
                digits = digits * 10 + UInt64(digit)
                count += 1
                decimals = decimals.map { $0 + 1 }
            }
            guard count > 0, decimals != 0 else { return nil }
            let value = Double(digits) / powersOfTen[decimals ?? 0]
            return isNegative ? -value : value
        }
    }

    private static let powersOfTen = (0...15).map { pow(10, Double($0)) }

    /// Returns a number, or a ratio such as "a:b" or "a/b" (Documentation/DocumentFormat.md 3).
    static func ratio(_ text: String) -> CGFloat? {
        let numbers = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
            .map { value($0.trimmingCharacters(in: .whitespaces)) }
        guard numbers.count <= 2, let above = numbers[0],
            let below = numbers.count == 2 ? numbers[1] : 1
        else { return nil }
        let ratio = above / below
        return abs(ratio) < limit ? ratio : nil
    }
}
